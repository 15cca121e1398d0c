/**
 * Replaces Markdown links `[label](address)`, or with `![` images, with the result for their label. A label has no `]`
 * and an address no `)`. It is a single pass: the next bracket of each kind is searched for once.
 */
export function replaceLinks(
  markdown: string,
  opening: '[' | '![',
  replacement: (label: string) => string,
): string {
  let result = '';
  let copied = 0;
  let open = markdown.indexOf(opening);
  for (let close = markdown.indexOf(']'); close !== -1; ) {
    let next = close + 1;
    if (open !== -1 && open < close) {
      const end = markdown[next] === '(' ? markdown.indexOf(')', next) : close;
      if (end === -1) break;
      if (end !== close) {
        const label = markdown.slice(open + opening.length, close);
        result += markdown.slice(copied, open) + replacement(label);
        next = end + 1;
        copied = next;
      }
      open = markdown.indexOf(opening, next);
    }
    close = markdown.indexOf(']', next);
  }
  return result + markdown.slice(copied);
}
