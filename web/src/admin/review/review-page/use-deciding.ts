import type { ContentStatus } from '@laneway/domain/statuses';
import type { StatusAction } from '@laneway/domain/workflow/actions';
import { isAdminOnly } from '@laneway/domain/workflow/targets';
import { useEffect, useState } from 'react';
import type { LeavesCheck } from '../../../core/navigation/blockers.ts';
import { isDashboardEntry } from '../../../core/navigation/entry.ts';
import { currentEntry, type NavState } from '../../../core/navigation/nav-state.ts';
import { useNavigationBlocker } from '../../../core/navigation/use-navigation-blocker.ts';
import { useToast } from '../../../ui/toasts/toast-context.tsx';
import type { Notes } from '../notes/use-notes.ts';
import type { QueuePosition } from '../queue/use-queue-position.ts';
import { movedText } from '../verdict/verdict-texts.ts';

/** Another item of the same guide, or an overlay, doesn't leave its review; anything else does. */
const leavesReview: LeavesCheck = (before, after) => reviewedGuide(before) !== reviewedGuide(after);

export type DecidingProps = {
  readonly notes: Notes;
  readonly queue: QueuePosition | null;
  readonly onOpenReview: (pendingGuideId: number) => void;
  readonly onBack: () => void;
};

/** The verdict in progress, its text, and the next step. */
export function useDeciding({ notes, queue, onOpenReview, onBack }: DecidingProps) {
  const { showToast } = useToast();
  const [action, setAction] = useState<StatusAction | null>(null);
  // Kept when the dialog is closed, because the reviewer may only want to check something.
  const [typed, setTyped] = useState<ReadonlyMap<ContentStatus, string>>(new Map());
  const [destination, setDestination] = useState<{ readonly guide: number | null } | null>(null);
  const isDirty =
    notes.unsaved.length > 0 || [...typed.values()].some((comment) => comment.trim() !== '');
  const blocked = useNavigationBlocker(isDirty, leavesReview);

  // Once nothing is unsaved any more, or leaving would be asked about.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each verdict, whichever functions are passed
  useEffect(() => {
    if (destination === null) return;
    if (destination.guide === null) onBack();
    else onOpenReview(destination.guide);
  }, [destination]);

  const finish = ({ target }: StatusAction) => {
    setAction(null);
    setTyped(new Map());
    showToast(movedText(target));
    // A restarted transfer stays open to be watched, and one's own guide isn't finished yet.
    if (target === 'published' || !isAdminOnly(target)) return;
    notes.discardAll();
    setDestination({ guide: queue?.nextId ?? null });
  };

  return {
    action,
    ask: setAction,
    cancel: () => setAction(null),
    typedFor: (target: ContentStatus) => typed.get(target) ?? null,
    type: (target: ContentStatus, comment: string) =>
      setTyped((before) => new Map(before).set(target, comment)),
    finish,
    blocked,
    discardAll: () => {
      notes.discardAll();
      setTyped(new Map());
    },
  };
}

export type Deciding = ReturnType<typeof useDeciding>;

/** The id of the guide whose review is shown; null where none is. */
function reviewedGuide(state: NavState): number | string | null {
  const entry = currentEntry(state);
  if (!isDashboardEntry(entry) || entry.route.part !== 'guides') return null;
  const { open } = entry.route;
  return open?.view === 'review' ? open.guide.id : null;
}
