import type { ReviewedGuide, ReviewNote } from '@laneway/contract/review';

/** The notes that were written since the guide was submitted; the author has got older ones with an earlier verdict. */
export function notesOfThisRound({ guide, notes }: ReviewedGuide): readonly ReviewNote[] {
  const submitted = Date.parse(guide.pg_updated);
  return notes.filter(
    ({ last_updated }) => last_updated !== null && Date.parse(last_updated) > submitted,
  );
}

/**
 * The note on the guide of this round: the verdict's comment takes its place, so it is what the comment begins with.
 * Null where there is none.
 */
export function noteOfThisRound(review: ReviewedGuide): string | null {
  return notesOfThisRound(review).find(({ pp_id }) => pp_id === null)?.comment ?? null;
}
