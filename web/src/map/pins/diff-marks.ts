import type { Mark } from './marks.ts';

export type MarkChanges = {
  readonly gone: readonly string[];
  /** Marks that stay, perhaps with other content. */
  readonly kept: readonly Mark[];
  readonly fresh: readonly Mark[];
};

/** The changes after which the map shows the wanted marks and no others. */
export function diffMarks(shown: ReadonlySet<string>, wanted: readonly Mark[]): MarkChanges {
  const kept: Mark[] = [];
  const fresh: Mark[] = [];
  const left = new Set(shown);
  for (const mark of wanted) {
    (left.delete(mark.key) ? kept : fresh).push(mark);
  }
  return { gone: [...left], kept, fresh };
}
