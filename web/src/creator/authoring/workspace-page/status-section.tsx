import type { RecordRef } from '@laneway/domain/app-links/dashboard-route';
import { publishedGuideId } from '@laneway/domain/guides/editable-guide';
import type { Actor } from '@laneway/domain/roles';
import { type ContentStatus, STATUS_NAMES } from '@laneway/domain/statuses';
import type { StatusAction } from '@laneway/domain/workflow/actions';
import { adminActionTexts, statusSuccessText } from '@laneway/domain/workflow/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { reloadAuthoredGuides, useGuideHistory } from '../../../api/queries/authoring.ts';
import { useWalkReport } from '../../../api/queries/walks.ts';
import { useNavigation } from '../../../core/navigation/navigation-context.tsx';
import { useStore } from '../../../core/use-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { StatusChip } from '../../../ui/dashboard-frame/status-chip.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { useToast } from '../../../ui/toasts/toast-context.tsx';
import { useLayout } from '../../../ui/use-layout.ts';
import { useCopyOpenGuide } from '../copying/use-copy-guide.ts';
import { ChangedSinceNote } from '../forms/review-note.tsx';
import { lastVerdict } from '../history/history-groups.ts';
import { useListings } from '../listing/listing-context.ts';
import { GUIDE_KEY, subscribeToRecords, type Workspace } from '../workspace/create-workspace.ts';
import type { PlaceItem } from '../workspace/workspace-state.ts';
import type { OpenWorkspace } from '../workspace/workspaces.ts';
import { type StatusLine, type StatusLineAction, statusLine } from './status-line.ts';
import styles from './status-note.module.css';
import type { OpenedGuideView } from './use-opened-guide.ts';
import { useShownStatus } from './workspace-header.tsx';

const WalkReportDialog = lazyComponent(
  async () => (await import('./walk-report-dialog.tsx')).WalkReportDialog,
);

export type StatusSectionProps = {
  readonly open: OpenWorkspace;
  readonly view: OpenedGuideView;
  readonly actor: Actor;
  readonly otherDraft: RecordRef | null;
  /** The move that makes a locked guide editable again. */
  readonly unlockAction: StatusAction | null;
  readonly problem: string | null;
  readonly onMove: (action: StatusAction) => void;
};

/** The status of the guide, below its header. */
export function StatusSection(props: StatusSectionProps) {
  const { open, view, actor, otherDraft, unlockAction, problem, onMove } = props;
  const { guide, places, routes } = view;
  const { openContact } = useNavigation();
  const listings = useListings();
  const copyGuide = useCopyOpenGuide(open.workspace);
  const isReviewed = guide.kind === 'pending' && guide.status === 'needs_revision';
  const history = useGuideHistory(isReviewed ? guide.id : null);
  const isSubmitted = guide.kind === 'pending' && guide.status === 'submitted';
  const walk = useWalkReport(isReviewed || isSubmitted ? guide.id : null).data;
  const [isWalkShown, setIsWalkShown] = useState(false);
  const noted = placeWithOpenNote(places);
  const { hasUnsavedChanges, moveToLive } = useUnsavedChanges(open);
  const line = statusLine(guide, actor, {
    reviewer: lastVerdict(history.data?.items ?? [])?.actor_name ?? null,
    hasOtherDraft: otherDraft !== null,
    hasPlaceNotes: noted !== null,
    hasWalkReport: walk !== undefined && walk.state !== 'off' && walk.state !== 'silent',
    hasUnsavedChanges,
    offer: listings?.guide ?? null,
  });
  const status = useShownStatus(guide);
  const isNarrow = useLayout() === 'narrow';
  if (line === null) return null;
  const liveId = publishedGuideId(guide);
  const handlers: Readonly<Record<StatusLineAction, () => void>> = {
    'contact us': openContact,
    copy: () => void copyGuide('copy'),
    'edit as a new draft': () => void copyGuide('new_draft'),
    'edit the live guide': () => {
      if (liveId !== null) routes.openGuide({ source: 'published', id: liveId });
    },
    'move to a new draft': () => void moveToLive(),
    'move to the draft': () => void moveToLive(),
    'open the draft': () => {
      if (otherDraft !== null) routes.openGuide(otherDraft);
    },
    'show the first place note': () => {
      if (noted !== null) view.showField(noted.key, null);
    },
    'show the walk report': () => setIsWalkShown(true),
    republish: () => listings?.act(GUIDE_KEY, 'republish'),
  };
  return (
    <>
      <StatusNote
        line={line}
        status={isNarrow ? status : null}
        unlockAction={unlockAction}
        problem={problem}
        onMove={onMove}
        onAction={(action) => handlers[action]()}
      />
      {isWalkShown && guide.kind === 'pending' && (
        <WalkReportDialog
          pendingGuideId={guide.id}
          places={places}
          onOpenPlace={view.showRecord}
          onClose={() => setIsWalkShown(false)}
        />
      )}
    </>
  );
}

/** The first place with an unaddressed reviewer's note, otherwise the first with any; null without notes. */
function placeWithOpenNote(places: readonly PlaceItem[]): PlaceItem | null {
  const noted = places.filter(
    ({ place }) => place.kind === 'pending' && place.adminComment !== null,
  );
  const open = noted.find(({ place }) => place.kind === 'pending' && !place.changedSinceComment);
  return open ?? noted[0] ?? null;
}

type StatusNoteProps = {
  readonly line: StatusLine;
  /** Null where the header shows it. */
  readonly status: ContentStatus | null;
  /** The move that makes a locked guide editable again. */
  readonly unlockAction: StatusAction | null;
  readonly onMove: (action: StatusAction) => void;
  /** The reason why the last status change was refused. */
  readonly problem: string | null;
  readonly onAction: (action: StatusLineAction) => void;
};

const ACTION_LABELS: Readonly<Record<StatusLineAction, string>> = {
  'contact us': 'Contact us',
  copy: 'Duplicate guide',
  'edit as a new draft': 'Edit as a new draft',
  'edit the live guide': 'Edit the live guide',
  'move to a new draft': 'Move them to a new draft',
  'move to the draft': 'Move them to the draft',
  'open the draft': 'Open the draft',
  'show the first place note': 'Show the first place note',
  'show the walk report': 'Walk report',
  republish: 'Republish',
};

/** The status of a guide in one line, the reviewer's comment, and the actions. */
function StatusNote({ line, status, unlockAction, onMove, problem, onAction }: StatusNoteProps) {
  return (
    <section aria-label="Status" className={styles.note}>
      {/* The usual chip of a draft has the colour of the note. */}
      {status === 'draft' && <Chip tone="outline">{STATUS_NAMES.draft}</Chip>}
      {status !== null && status !== 'draft' && <StatusChip status={status} />}
      <div className={styles.words}>
        <p>{line.text}</p>
        {line.comment !== null && (
          <blockquote className={styles.comment}>“{line.comment}”</blockquote>
        )}
        {line.hasChanged && <ChangedSinceNote />}
        <div role="alert">{problem !== null && <p className={styles.problem}>{problem}</p>}</div>
      </div>
      {(unlockAction !== null || line.actions.length > 0) && (
        <div className={styles.actions}>
          {unlockAction !== null && (
            <Button onClick={() => onMove(unlockAction)}>{unlockAction.label}</Button>
          )}
          {line.actions.map((action) => (
            <Button key={action} onClick={() => onAction(action)}>
              {ACTION_LABELS[action]}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}

/** Unsaved changes of a guide that can no longer be saved, in this tab or a closed one. */
function useUnsavedChanges({ workspace, recovery }: OpenWorkspace) {
  const { showToast } = useToast();
  const subscribe = useCallback(
    (onChange: () => void) => subscribeToRecords(workspace, onChange),
    [workspace],
  );
  const isTyped = useSyncExternalStore(subscribe, () => hasTyped(workspace));
  const { offers } = useStore(recovery);
  const moveToLive = async (): Promise<void> => {
    for (const key of offers.keys()) await recovery.restore(key);
    const { kind } = await workspace.moveToLive();
    if (kind === 'saved') showToast('Your changes are in the draft');
  };
  return { hasUnsavedChanges: isTyped || offers.size > 0, moveToLive };
}

function hasTyped({ guideRecord, getState }: Workspace): boolean {
  return (
    guideRecord.isDirty() ||
    getState().places.some(({ place, record }) => place.kind === 'unsaved' || record.isDirty())
  );
}

/** Moves without further input: back to draft, or withdrawn. */
export function useStatusMoves(workspace: Workspace) {
  const { showToast } = useToast();
  const queries = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const move = async (to: ContentStatus): Promise<void> => {
    const from = statusOf(workspace);
    setProblem(null);
    const outcome = await workspace.changeStatus(to, null);
    if (outcome.kind === 'saved') {
      showToast(statusSuccessText(to));
      return;
    }
    // The error is shown next to the button instead of in the banner.
    workspace.dismissFailure();
    // Another draft may be in the way; reloading the lists shows it.
    reloadAuthoredGuides(queries);
    await workspace.refresh().catch(() => undefined);
    const now = statusOf(workspace);
    if (now !== null && now !== from) {
      showToast(`It’s been moved to ${STATUS_NAMES[now]}, so nothing changed`);
      return;
    }
    const reason = outcome.kind === 'refused' ? outcome.text : '';
    setProblem(adminActionTexts.updateFailed(reason || adminActionTexts.statusChangeFailed));
  };
  return { move, problem };
}

function statusOf(workspace: Workspace): ContentStatus | null {
  const { guide } = workspace.getState();
  return guide.kind === 'pending' ? guide.status : null;
}
