import type { ReviewedGuide, ReviewNote } from '@laneway/contract/review';
import { commentTexts, successTexts } from '@laneway/domain/workflow/messages';
import { hasUnsavedComment } from '@laneway/domain/workflow/targets';
import { useRef, useState } from 'react';
import { failureText } from '../../../api/failures.ts';
import { useSaveComment } from '../../../api/queries/review.ts';
import { useToast } from '../../../ui/toasts/toast-context.tsx';

/** The place that a note is on; null for the guide itself. */
export type NotePlace = number | null;

export type NoteState = {
  /** The unsaved text; null if there is none. */
  readonly draft: string | null;
  readonly isSaving: boolean;
  /** The reason why it couldn't be saved. */
  readonly problem: string | null;
};

export type Notes = {
  readonly stateOf: (place: NotePlace) => NoteState;
  /** The places with unsaved notes. */
  readonly unsaved: readonly NotePlace[];
  readonly write: (place: NotePlace, saved: string | null, text: string) => void;
  readonly discard: (place: NotePlace) => void;
  readonly discardAll: () => void;
  /** Resolves to true if it was saved. */
  readonly save: (place: NotePlace) => Promise<boolean>;
};

const UNTOUCHED: NoteState = { draft: null, isSaving: false, problem: null };

/** The notes of one review. Unsaved text stays while the reviewer moves between items. */
export function useNotes(pendingGuideId: number): Notes {
  const [states, setStates] = useState<ReadonlyMap<NotePlace, NoteState>>(new Map());
  // The current states, for comparing after a slow save.
  const latest = useRef(states);
  const { mutateAsync } = useSaveComment();
  const { showToast } = useToast();

  const stateOf = (place: NotePlace) => latest.current.get(place) ?? UNTOUCHED;
  const update = (place: NotePlace, change: Partial<NoteState>) => {
    latest.current = new Map(latest.current).set(place, { ...stateOf(place), ...change });
    setStates(latest.current);
  };

  const save = async (place: NotePlace): Promise<boolean> => {
    const { draft: comment, isSaving } = stateOf(place);
    if (comment === null || isSaving) return comment === null;
    update(place, { isSaving: true, problem: null });
    try {
      await mutateAsync({ pendingGuideId, placeId: place, comment });
    } catch (error) {
      const reason = error instanceof Error ? failureText(error) : '';
      update(place, { isSaving: false, problem: commentTexts.saveFailed(reason) });
      return false;
    }
    const { draft } = stateOf(place);
    // The text may have changed during the save.
    update(place, { isSaving: false, draft: draft === comment ? null : draft });
    showToast(successTexts.commentSaved);
    return true;
  };

  return {
    stateOf: (place) => states.get(place) ?? UNTOUCHED,
    unsaved: [...states].flatMap(([place, { draft }]) => (draft === null ? [] : [place])),
    write: (place, saved, text) =>
      update(place, { draft: hasUnsavedComment(saved, text) ? text : null, problem: null }),
    discard: (place) => update(place, UNTOUCHED),
    discardAll: () => {
      latest.current = new Map();
      setStates(latest.current);
    },
    save,
  };
}

/** The notes since the last submission; the author got older ones with an earlier verdict. */
export function notesOfThisRound({ guide, notes }: ReviewedGuide): readonly ReviewNote[] {
  const submitted = Date.parse(guide.pg_updated);
  return notes.filter(
    ({ last_updated }) => last_updated !== null && Date.parse(last_updated) > submitted,
  );
}

/**
 * The current note on the guide, which is sent with the comment of a verdict. Null if there is none.
 */
export function noteOfThisRound(review: ReviewedGuide): string | null {
  return notesOfThisRound(review).find(({ pp_id }) => pp_id === null)?.comment ?? null;
}
