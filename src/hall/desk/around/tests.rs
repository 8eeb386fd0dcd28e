//! An event run at a desk with tables over a net in memory.
