//! Both windows.
