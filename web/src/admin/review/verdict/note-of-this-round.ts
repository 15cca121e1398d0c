import type { ReviewedGuide, ReviewNote } from '@laneway/contract/review';

/** The notes since the last submission; the author got older ones with an earlier verdict. */
export function notesOfThisRound({ guide, notes }: ReviewedGuide): readonly ReviewNote[] {
  const submitted = Date.parse(guide.pg_updated);
  return notes.filter(
    ({ last_updated }) => last_updated !== null && Date.parse(last_updated) > submitted,
  );
}

/**
 * The current note on the guide, with which the verdict's comment starts and which it replaces. Null if there is none.
 */
export function noteOfThisRound(review: ReviewedGuide): string | null {
  return notesOfThisRound(review).find(({ pp_id }) => pp_id === null)?.comment ?? null;
}
