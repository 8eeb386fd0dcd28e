/* A chess engine that knows five answers, for `make windows-test`: as small as one can be, and built by the compiler that is there. */
#include <stdio.h>
#include <string.h>

int main(void) {
    const char *answers[] = {"e7e5", "b8c6", "g8f6", "f8c5", "d7d6"};
    unsigned next = 0;
    char line[65536];
    setvbuf(stdout, NULL, _IONBF, 0);
    while (fgets(line, sizeof line, stdin)) {
        line[strcspn(line, "\r\n")] = 0;
        if (!strcmp(line, "uci")) printf("id name Five Answers\nuciok\n");
        else if (!strcmp(line, "isready")) printf("readyok\n");
        else if (!strncmp(line, "go", 2) && next < sizeof answers / sizeof *answers) printf("bestmove %s\n", answers[next++]);
        else if (!strcmp(line, "quit")) break;
    }
    return 0;
}
