/** Three tildes or more: in Markdown they would fence code, so they are taken out before it. */
const PARAGRAPH_MARK = /~{3,}/;

/** The paragraphs of a text as Markdown sources of their own; blank ones are left out. */
export function splitParagraphs(text: string): string[] {
  return text
    .split(PARAGRAPH_MARK)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
