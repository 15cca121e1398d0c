/** Three or more tildes: in Markdown they would fence code, so they are removed before parsing. */
const PARAGRAPH_MARK = /~{3,}/;

/** The paragraphs of a text, each as separate Markdown; blank ones are left out. */
export function splitParagraphs(text: string): string[] {
  return text
    .split(PARAGRAPH_MARK)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
