import type { ReviewedGuide } from '@laneway/contract/review';

/**
 * The note on the guide that was written since the guide was submitted: the verdict's comment takes its place, so it is
 * what the comment begins with. An older one is what an earlier verdict said. Null where there is none.
 */
export function noteOfThisRound({ guide, notes }: ReviewedGuide): string | null {
  const note = notes.find(({ pp_id }) => pp_id === null);
  if (note === undefined || note.last_updated === null) return null;
  return Date.parse(note.last_updated) > Date.parse(guide.pg_updated) ? note.comment : null;
}
