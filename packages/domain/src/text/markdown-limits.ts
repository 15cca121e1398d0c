/**
 * Limits on the input of the Markdown parser. Its time grows with the square of the marks and of the lines in a block,
 * and with the nesting of quotes and lists, so a malicious text could freeze a page for minutes. No text written by a
 * person comes near these limits.
 */
const MAX_RUN_LENGTH = 100;
const MAX_RUNS_PER_BLOCK = 500;
const MAX_LINES_PER_BLOCK = 1_000;
const TOO_DEEP = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))){17}/;

const LINE_END = /\r\n|\n|\r/;
const BLANK = /^[ \t]*$/;
const EMPHASIS = /\*+|_+|`+|\[+|\]+/g;

/** True if a text can be parsed in reasonable time. A block ends at a blank line. */
export function isWithinMarkdownLimits(markdown: string): boolean {
  let lines = 0;
  let runs = 0;
  for (const line of markdown.split(LINE_END)) {
    if (BLANK.test(line)) {
      lines = 0;
      runs = 0;
      continue;
    }
    const marks = line.match(EMPHASIS) ?? [];
    lines += 1;
    runs += marks.length;
    if (lines > MAX_LINES_PER_BLOCK || runs > MAX_RUNS_PER_BLOCK || TOO_DEEP.test(line))
      return false;
    if (marks.some(({ length }) => length > MAX_RUN_LENGTH)) return false;
  }
  return true;
}
