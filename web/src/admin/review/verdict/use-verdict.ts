import type { PendingGuide } from '@laneway/contract/authoring';
import { readPendingGuide } from '@laneway/contract/editing/guide-fields';
import type { GuideHistoryEntry } from '@laneway/contract/review';
import type { Actor } from '@laneway/domain/roles';
import type { ContentStatus } from '@laneway/domain/statuses';
import { availableActions, type StatusAction } from '@laneway/domain/workflow/actions';
import { placesToSubmit } from '@laneway/domain/workflow/completion';
import { prepareStatusCall, type StatusCall } from '@laneway/domain/workflow/decide';
import { adminActionTexts } from '@laneway/domain/workflow/messages';
import { isAdminOnly } from '@laneway/domain/workflow/targets';
import { mayRepeatTransfer } from '@laneway/domain/workflow/transfer';
import { useEffect, useRef, useState } from 'react';
import { newIdempotencyKey } from '../../../api/client.ts';
import { ApiProblem } from '../../../api/failures.ts';
import { useMoveStatus, useReloadReview } from '../../../api/queries/review.ts';
import type { User } from '../../../api/session/session-state.ts';
import type { LeavesCheck } from '../../../core/navigation/blockers.ts';
import { isDashboardEntry } from '../../../core/navigation/entry.ts';
import { currentEntry, type NavState } from '../../../core/navigation/nav-state.ts';
import { useNavigationBlocker } from '../../../core/navigation/use-navigation-blocker.ts';
import { useToast } from '../../../ui/toasts/toast-context.tsx';
import type { Notes } from '../notes/use-notes.ts';
import type { QueuePosition } from '../queue/use-queue-position.ts';
import { movedText, moveFailedText } from './verdict-texts.ts';

export type VerdictState =
  | { readonly kind: 'asking' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'failed'; readonly text: string }
  /** Somebody decided first; the guide has been reloaded. */
  | { readonly kind: 'moved on'; readonly text: string };

/** Gives a verdict on the version of a guide that was shown when the dialog opened. */
export function useVerdict(user: User, guide: PendingGuide, target: ContentStatus) {
  const [state, setState] = useState<VerdictState>({ kind: 'asking' });
  const [version, setVersion] = useState(guide.pg_version);
  const keyFor = useKeyPerMove();
  const { mutateAsync: move } = useMoveStatus();
  const reload = useReloadReview(guide.pg_id);

  const explain = async (error: unknown): Promise<VerdictState> => {
    const failed = { kind: 'failed', text: moveFailedText(target, error) } as const;
    if (!(error instanceof ApiProblem && error.status === 409)) return failed;
    const now = await reload().catch(() => null);
    const text = now && movedOnText(version, now.review.guide, now.history);
    if (now === null || text === null) return failed;
    setVersion(now.review.guide.pg_version);
    return { kind: 'moved on', text };
  };

  /** True if the verdict was given. */
  const give = async (comment: string): Promise<boolean> => {
    const actor = { id: user.u_id, role: user.user_role };
    const prepared = prepareStatusCall({ guideId: guide.pg_id, target, actor, comment });
    if (!prepared.ok) {
      setState({ kind: 'failed', text: adminActionTexts.updateFailed(prepared.error.detail) });
      return false;
    }
    setState({ kind: 'sending' });
    try {
      const call = prepared.value;
      await move({ ...call, version, idempotencyKey: keyFor(call, version) });
      return true;
    } catch (error) {
      setState(await explain(error));
      return false;
    }
  };

  return { state, give };
}

/** Returns the idempotency key of a request: the same one as long as the request is the same. */
function useKeyPerMove() {
  const last = useRef({ move: '', key: '' });
  return (call: StatusCall, version: number): string => {
    const move = JSON.stringify([call, version]);
    if (last.current.move !== move) last.current = { move, key: newIdempotencyKey() };
    return last.current.key;
  };
}

/** By a guide's current status: what a person did to it, as the rest of a sentence after their name. */
const PAST_ACTIONS: Readonly<Record<ContentStatus, string>> = {
  approved: 'has already published this guide.',
  published: 'has already published this guide.',
  rejected: 'has already rejected this guide.',
  needs_revision: 'has already requested a revision of this guide.',
  withdrawn: 'has withdrawn this guide.',
  draft: 'has returned this guide to draft.',
  submitted: 'has submitted this guide again. Look at what’s changed, then decide.',
};

const CHANGED_BY_UNKNOWN =
  'This guide has changed since you opened it. Look at it again, then decide.';

/** The message when a guide has changed during the review; null if it hasn't, and the refusal has another reason. */
export function movedOnText(
  reviewedVersion: number,
  now: Pick<PendingGuide, 'pg_version' | 'pg_pending_status'>,
  history: readonly GuideHistoryEntry[],
): string | null {
  if (now.pg_version === reviewedVersion) return null;
  const who = lastActorOf(now.pg_pending_status, history);
  return who === null ? CHANGED_BY_UNKNOWN : `${who} ${PAST_ACTIONS[now.pg_pending_status]}`;
}

/** The name of the person who last set this status. Publishing is attributed to the person who approved the guide. */
function lastActorOf(status: ContentStatus, history: readonly GuideHistoryEntry[]): string | null {
  const decided = status === 'published' ? 'approved' : status;
  const moves = history
    .filter(({ to_status }) => to_status === decided)
    .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
  return moves[0]?.actor_name ?? null;
}

/** From left to right: the author's own moves, then the verdicts, Publish at the end. */
const ORDER: readonly ContentStatus[] = [
  'withdrawn',
  'draft',
  'submitted',
  'rejected',
  'needs_revision',
  'approved',
  'published',
];

/** The status buttons of a review. Publishing again is offered only after a failed transfer. */
export function reviewActions(actor: Actor, row: PendingGuide): readonly StatusAction[] {
  const { status, author, content, places, transfer } = readPendingGuide(row);
  const of = { parts: content, places: placesToSubmit(places ?? []) };
  const revision = { ...of, status, authorId: author.id, anotherDraftOpen: false };
  const isOffered = ({ target }: StatusAction) =>
    target !== 'published' || (transfer !== null && mayRepeatTransfer(transfer));
  return availableActions(actor, revision)
    .filter(isOffered)
    .toSorted((a, b) => ORDER.indexOf(a.target) - ORDER.indexOf(b.target));
}

export function isPublish({ target }: Pick<StatusAction, 'target'>): boolean {
  return target === 'approved' || target === 'published';
}

/** Another item of the same guide, or an overlay, doesn't leave its review; anything else does. */
const leavesReview: LeavesCheck = (before, after) => reviewedGuide(before) !== reviewedGuide(after);

type DecidingProps = {
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
