import type { Selected } from './markdown-edits.ts';

/** Reads a text whose selection is marked by ‹ and ›. */
export function read(marked: string): Selected {
  const start = marked.indexOf('‹');
  const end = marked.indexOf('›') - 1;
  return { text: marked.replace(/[‹›]/g, ''), start, end };
}

/** The opposite of `read`. */
export function show({ text, start, end }: Selected): string {
  return `${text.slice(0, start)}‹${text.slice(start, end)}›${text.slice(end)}`;
}
