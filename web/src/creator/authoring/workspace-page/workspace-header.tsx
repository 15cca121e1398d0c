import type { RecordRef } from '@laneway/domain/app-links/dashboard-route';
import { authoringTexts } from '@laneway/domain/authoring-texts';
import { type EditableGuide, pendingStatus } from '@laneway/domain/guides/editable-guide';
import { type ContentStatus, STATUS_NAMES } from '@laneway/domain/statuses';
import {
  blocksSubmission,
  submissionFindings,
} from '@laneway/domain/walk/simulation/submission-findings';
import type { StatusAction } from '@laneway/domain/workflow/actions';
import {
  completionOf,
  MINIMUM_COMPLETION,
  missingText,
  optionalPartsText,
} from '@laneway/domain/workflow/completion';
import { isEditable } from '@laneway/domain/workflow/editing';
import { transferText } from '@laneway/domain/workflow/transfer';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { loadedItems } from '../../../api/cursor-pages.ts';
import { usePendingGuides, usePublishedGuides } from '../../../api/queries/authoring.ts';
import type { User } from '../../../api/session/session-state.ts';
import { useStore } from '../../../core/use-store.ts';
import { ActionPopover, type PopoverAction } from '../../../ui/action-popover.tsx';
import { Button } from '../../../ui/button.tsx';
import { StatusChip } from '../../../ui/dashboard-frame/status-chip.tsx';
import { useNotificationSubject } from '../../../ui/notifications/notification-subject.ts';
import { ProgressRing } from '../../../ui/progress-ring.tsx';
import { RoundButton } from '../../../ui/round-button.tsx';
import { useLayout } from '../../../ui/use-layout.ts';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { isCheckOf } from '../../walk-editor/checks/use-walk-check.ts';
import { readWalk } from '../../walk-editor/walk-content.ts';
import { type GuideEntry, guideEntries, UNTITLED } from '../guide-list/guide-entries.ts';
import { useListings } from '../listing/listing-context.ts';
import { useWalkContent } from '../walk-view/use-walk-content.ts';
import { subscribeToRecords, type Workspace } from '../workspace/create-workspace.ts';
import { guideRef, isSameRef } from '../workspace/guide-ref.ts';
import { submittedItems, typedPlaces } from '../workspace/workspace-state.ts';
import type { GuideRoutes } from './use-guide-routes.ts';
import styles from './workspace-header.module.css';

export type WorkspaceHeaderProps = {
  readonly workspace: Workspace;
  readonly user: User;
  readonly routes: GuideRoutes;
  readonly back: { readonly label: string; readonly onBack: () => void };
  readonly isHistoryOpen: boolean;
  readonly onHistory: () => void;
  readonly isWalkOpen: boolean;
  /** Opens and closes the walk view; null where it has a tab. */
  readonly onWalkView: (() => void) | null;
  /** Opens the review; null if there is no verdict to give. */
  readonly onReview: (() => void) | null;
  /** Null where this person can't submit the guide. */
  readonly submitAction: StatusAction | null;
  readonly onSubmit: () => void;
  /** Less frequent actions. */
  readonly moreActions: readonly PopoverAction[];
};

/** The bar above an open guide: its title, status and actions. */
export function WorkspaceHeader({
  workspace,
  user,
  routes,
  back,
  isHistoryOpen,
  onHistory,
  isWalkOpen,
  onWalkView,
  onReview,
  submitAction,
  onSubmit,
  moreActions,
}: WorkspaceHeaderProps) {
  const guide = useStore(workspace, (state) => state.guide);
  useNotificationSubject(guide.kind === 'pending' ? guide.id : null);
  const title = useStore(workspace.guideRecord, ({ mine }) => mine.title);
  const status = useShownStatus(guide);
  const transfer = guide.kind === 'pending' && showsTransfer(guide.status) ? guide.transfer : null;
  const isNarrow = useLayout() === 'narrow';
  const isLow = useMediaQuery('(max-width: 899px) and (max-height: 500px)');
  const hasHistory = guide.kind === 'pending';
  // Where there is room for one row, the buttons are in the menu.
  const isFolded = isNarrow || isLow;
  const folded: readonly PopoverAction[] = isFolded
    ? [
        ...(onReview === null ? [] : [{ label: 'Review', onAct: onReview }]),
        ...(submitAction === null ? [] : [{ label: submitAction.label, onAct: onSubmit }]),
        ...(hasHistory ? [{ label: 'History', onAct: onHistory }] : []),
        ...moreActions,
      ]
    : moreActions;
  return (
    <header className={styles.header}>
      <div className={styles.name}>
        <RoundButton icon="back" label={back.label} onClick={back.onBack} />
        <h1 className={styles.title} title={title}>
          {title.trim() || UNTITLED}
        </h1>
        <GuideSwitcher user={user} current={guideRef(guide)} routes={routes} />
      </div>
      <div className={styles.facts}>
        {isNarrow ? (
          <VisuallyHidden>{STATUS_NAMES[status]}</VisuallyHidden>
        ) : (
          <StatusChip status={status} />
        )}
        {transfer !== null && !isNarrow && <p className={styles.saved}>{transferText(transfer)}</p>}
        {countsCompletion(guide) && <CompletionRing workspace={workspace} />}
      </div>
      <div className={styles.actions}>
        {onWalkView !== null && (
          <Button aria-pressed={isWalkOpen} onClick={onWalkView}>
            Walk
          </Button>
        )}
        {hasHistory && !isFolded && (
          <Button aria-pressed={isHistoryOpen} onClick={onHistory}>
            History
          </Button>
        )}
        {onReview !== null && !isFolded && (
          <Button kind="main" onClick={onReview}>
            Review
          </Button>
        )}
        {submitAction !== null && !isFolded && (
          <Button onClick={onSubmit}>{submitAction.label}</Button>
        )}
        {folded.length > 0 && (
          <ActionPopover label="More actions for this guide" actions={folded} />
        )}
      </div>
    </header>
  );
}

/** A published guide counts as off sale as soon as that is known. */
export function useShownStatus(guide: EditableGuide): ContentStatus {
  const offer = useListings()?.guide ?? null;
  if (guide.kind !== 'published') return pendingStatus(guide);
  return (offer?.listing.state ?? guide.listing) === 'live' ? 'published' : 'withdrawn';
}

/** Completion matters until a guide is submitted. */
function countsCompletion(guide: EditableGuide): boolean {
  return guide.kind !== 'published' && isEditable(pendingStatus(guide));
}

/** An earlier transfer no longer matters once the guide is being edited again. */
function showsTransfer(status: ContentStatus): boolean {
  return status === 'approved' || status === 'published';
}

/** The completion of the guide, and the missing parts for submitting. */
function CompletionRing({ workspace }: { readonly workspace: Workspace }) {
  const { guideRecord } = workspace;
  const percent = useStore(guideRecord, ({ mine }) => completionOf(mine));
  const optional = useStore(guideRecord, ({ mine }) => optionalPartsText(mine));
  const subscribe = useCallback(
    (onChange: () => void) => subscribeToRecords(workspace, onChange),
    [workspace],
  );
  const missing = useSyncExternalStore(subscribe, () =>
    missingText({
      parts: guideRecord.getState().mine,
      places: typedPlaces(submittedItems(workspace.getState())),
    }),
  );
  const walk = useWalkState(workspace);
  const hint = missing ?? hintOf(walk, optional);
  return (
    <>
      <ProgressRing percent={percent} target={MINIMUM_COMPLETION} label="Complete" />
      {hint !== null && <p className={styles.missing}>{hint}</p>}
    </>
  );
}

const WALK_BLOCKS = 'To submit, fix what we found on the walk.';

/** The walk may still turn out to block submitting until it was checked. */
function hintOf(walk: WalkState, optional: string | null): string | null {
  if (walk === 'blocked') return WALK_BLOCKS;
  return walk === 'passed' && optional !== null ? `Enough to submit. ${optional}` : optional;
}

type WalkState = 'unchecked' | 'blocked' | 'passed';

/** The result of the last check, if it was of the walk as it is now. */
function useWalkState(workspace: Workspace): WalkState {
  const last = useStore(workspace.lastCheck);
  const content = useWalkContent(workspace);
  return useMemo(() => {
    if (last === null || !isCheckOf(readWalk(content).plan, last)) return 'unchecked';
    return blocksSubmission(submissionFindings(last.plan, last.report)) ? 'blocked' : 'passed';
  }, [last, content]);
}

type GuideSwitcherProps = {
  readonly user: User;
  readonly current: RecordRef;
  readonly routes: GuideRoutes;
};

/** More are easier to find in the list itself. */
const MAX_GUIDES = 12;

/** The menu for switching guides. */
function GuideSwitcher({ user, current, routes }: GuideSwitcherProps) {
  // The first page of each list is more than the menu shows.
  const { data: pending } = usePendingGuides(user.u_id, user.user_role === 'admin');
  const { data: published } = usePublishedGuides(user.u_id);
  const guides = useMemo(() => {
    const entries = guideEntries({
      pending: loadedItems(pending),
      published: loadedItems(published),
      unsaved: [],
      unsavedIds: [],
      viewerId: user.u_id,
    });
    return withNames(
      [...entries.pending, ...entries.published].filter(({ ref }) => !isSameRef(ref, current)),
    ).slice(0, MAX_GUIDES);
  }, [pending, published, user.u_id, current]);
  return (
    <ActionPopover
      label="Switch guide"
      actions={[
        ...guides.map(({ label, ref }) => ({ label, onAct: () => routes.openGuide(ref) })),
        { label: authoringTexts.createGuide, onAct: () => void routes.createGuide() },
        { label: 'All your guides', onAct: routes.openList },
      ]}
    >
      ▾
    </ActionPopover>
  );
}

type Named = { readonly label: string; readonly ref: RecordRef };

/** Guides with the same title and status are distinguished by a number. */
function withNames(entries: readonly GuideEntry[]): readonly Named[] {
  const seen = new Map<string, number>();
  return entries.map(({ ref, title, status }) => {
    const name = `${title ?? UNTITLED} · ${STATUS_NAMES[status]}`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return { ref, label: count === 1 ? name : `${name} (${count})` };
  });
}
