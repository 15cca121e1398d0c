import type { Change } from './change.ts';

/** One thing on a map in two versions, in words. */
export type MapLine = {
  readonly text: string;
  readonly change: Change;
  /** The change in a word or two, for a list of changes; null for none. */
  readonly word: string | null;
};
