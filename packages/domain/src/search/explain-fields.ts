import { foldText } from './fold.ts';
import { type Segment, snippetOf } from './snippet.ts';
import type { WordHits } from './word-hits.ts';

export type SearchedField = {
  readonly read: () => string;
  /** Short enough to be shown whole. */
  readonly whole: boolean;
};

export type ExplainedFields<F> = {
  readonly found: readonly { readonly field: F; readonly segments: readonly Segment[] }[];
  /** The number of words that no field contains. */
  readonly unexplained: number;
};

/** The fields that contain the words of a search, in order, as long as each adds a word. */
export function explainFields<F extends SearchedField>(
  fields: readonly F[],
  hits: WordHits,
): ExplainedFields<F> {
  const left = new Set(hits.all);
  const found: { field: F; segments: readonly Segment[] }[] = [];
  for (const field of fields) {
    if (left.size === 0) break;
    const text = field.read();
    const added = [...hits.coveredBy(foldText(text))].filter((word) => left.has(word));
    const segments = added.length === 0 ? null : snippetOf(text, hits.isHit, field);
    if (segments === null) continue;
    for (const word of added) left.delete(word);
    found.push({ field, segments });
  }
  return { found, unexplained: left.size };
}
