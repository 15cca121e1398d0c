import { readPendingGuide } from '@laneway/contract/editing/guide-fields';
import type { ReviewedGuide } from '@laneway/contract/review';
import type { GuideWalkReport } from '@laneway/contract/walks';
import type { ContentStatus } from '@laneway/domain/statuses';
import { decideEdit } from '@laneway/domain/workflow/editing';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useGuideHistory } from '../../../api/queries/authoring.ts';
import { useWalkReport } from '../../../api/queries/walks.ts';
import type { User } from '../../../api/session/session-state.ts';
import { submissionMessage } from '../../../creator/authoring/history/history-groups.ts';
import { LazyDraftPreview } from '../../../creator/previews/draft-preview/lazy-draft-preview.tsx';
import { Button } from '../../../ui/button.tsx';
import { useDocumentTitle } from '../../../ui/use-document-title.ts';
import { useIsSeen } from '../../../ui/use-is-seen.ts';
import { useLayout } from '../../../ui/use-layout.ts';
import { useOnline } from '../../../ui/use-online.ts';
import { NotePanel } from '../notes/note-panel.tsx';
import { UnsavedNotesDialog } from '../notes/unsaved-notes-dialog.tsx';
import { useNotes } from '../notes/use-notes.ts';
import type { QueuePosition } from '../queue/use-queue-position.ts';
import {
  FaultyFileList,
  type FaultyFileListProps,
  faultyFilesOf,
} from '../verdict/faulty-file-list.tsx';
import { type Deciding, reviewActions, useDeciding } from '../verdict/use-verdict.ts';
import { VerdictDialog, type VerdictDialogProps } from '../verdict/verdict-dialog.tsx';
import { ItemList, WALK_ITEM } from './item-list.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { ReviewContent } from './review-content.tsx';
import { type BarAction, CompareBar, ReviewHeader } from './review-header.tsx';
import { ReviewLayout } from './review-layout.tsx';
import { itemName, leftText, notedKeys, notedName } from './review-names.ts';
import styles from './review-page.module.css';
import { useReviewView } from './use-review-view.ts';

export type OpenedReviewProps = {
  /** The logged-in admin. */
  readonly user: User;
  readonly pendingGuideId: number;
  /** The pending place that is open; null for the guide itself. */
  readonly placeId: number | null;
  /** null if the guide isn't in the queue, and while loading. */
  readonly queue: QueuePosition | null;
  /** Renders the guide's history, which belongs to another tool of the dashboard. */
  readonly renderHistory: (onClose: () => void) => ReactNode;
  readonly onOpenPlace: (placeId: number | null) => void;
  readonly onOpenReview: (pendingGuideId: number) => void;
  readonly onEdit: () => void;
  readonly onBack: () => void;
  readonly review: ReviewedGuide;
  readonly onReload: () => Promise<unknown>;
};

type Side = 'note' | 'history' | null;

/** A loaded guide with everything its reviewer needs. */
export function OpenedReview(props: OpenedReviewProps) {
  const { user, review, queue, onOpenReview, onBack, onReload } = props;
  const { guide } = review;
  const { status, author, transfer } = readPendingGuide(guide);
  const layout = useLayout();
  const view = useReviewView(props);
  const { comparison, item } = view;
  const notes = useNotes(guide.pg_id);
  const walkReport = useWalkReport(guide.pg_id);
  const history = useGuideHistory(guide.pg_id);
  const deciding = useDeciding({ notes, queue, onOpenReview, onBack });
  const [side, setSide] = useState<Side>(null);
  const [isPreviewing, setIsPreviewing] = useState(false);
  const title = comparison.items[0]?.title ?? '';
  useDocumentTitle(`Review of ${title}`, 'Guides');

  const actor = { id: user.u_id, role: user.user_role };
  const actions = reviewActions(actor, guide);
  const edit = decideEdit(actor, { status, authorId: author.id });
  const isSubmitted = status === 'submitted';
  const toggle = (which: Side) => () => setSide((before) => (before === which ? null : which));
  const ways: readonly BarAction[] = [
    { label: 'View as a visitor', onAct: () => setIsPreviewing(true) },
    ...(edit.ok && edit.value === 'in_place' ? [{ label: 'Edit', onAct: props.onEdit }] : []),
    { label: 'History', onAct: toggle('history'), isOpen: side === 'history' },
  ];
  const note = { label: 'Note', onAct: toggle('note'), isOpen: side === 'note' };
  const openPlace = (placeId: number | null) => {
    const found = comparison.items.find(({ ppId }) => ppId === placeId);
    if (found !== undefined) view.open(found);
  };
  if (item === undefined) return null;
  const openKey = view.openKey ?? item.key;
  // While loading, the content is short and its end would count as seen.
  const isAllThere = !view.isWalkOpen || !walkReport.isPending;

  return (
    <main className={styles.page}>
      <ReviewHeader
        title={title}
        status={status}
        transfer={status === 'approved' || status === 'published' ? transfer : null}
        queue={queue}
        actions={layout === 'narrow' ? [] : actions}
        more={layout === 'narrow' ? ways : []}
        onDecide={deciding.ask}
        onOpenReview={onOpenReview}
        onBack={onBack}
      />
      <CompareBar
        view={view}
        actions={{ wide: ways, middle: [...ways, note], narrow: [] }[layout]}
      />
      <ReviewStrips
        files={isSubmitted ? faultyFilesOf(review) : []}
        onOpen={openPlace}
        onCheck={onReload}
        author={author.name}
        message={isSubmitted ? submissionMessage(history.data?.items ?? []) : null}
        submittedVersion={isSubmitted ? guide.pg_version : null}
      />
      <ReviewLayout
        layout={layout}
        itemKey={openKey}
        takesFocus={view.isLedTo}
        itemName={view.isWalkOpen ? WALK_ITEM.title : itemName(comparison, item)}
        leftText={isDecided(status) ? '' : leftText(view.leftCount)}
        list={
          <ItemList
            items={view.listed}
            openKey={view.openKey ?? null}
            seen={view.seen}
            noted={notedKeys(review, comparison)}
            hasBaseline={view.baseline !== null}
            walkText={walkReportText(walkReport.data)}
            onOpen={view.open}
          />
        }
        content={
          <>
            <ReviewContent view={view} pendingGuideId={guide.pg_id} itemKey={item.key} />
            {isAllThere && (
              <ItemEnd
                key={`${openKey} ${guide.pg_version}`}
                onSeen={() => view.markSeen(openKey)}
              />
            )}
          </>
        }
        isSideTall={side === 'history'}
        side={
          side === 'history' ? (
            props.renderHistory(() => setSide(null))
          ) : layout === 'wide' || side === 'note' ? (
            <NotePanel
              review={review}
              comparison={comparison}
              item={item}
              notes={notes}
              onClose={layout === 'wide' ? null : () => setSide(null)}
            />
          ) : null
        }
      />
      {layout === 'narrow' && (
        <PhoneBar
          previous={view.previous}
          next={view.next}
          actions={actions}
          onNote={note.onAct}
          onOpen={view.open}
          onDecide={deciding.ask}
        />
      )}
      <DecidingDialogs
        deciding={deciding}
        user={user}
        review={review}
        guideTitle={title}
        notes={notes}
        nameOf={(place) => notedName(comparison, place)}
        onOpenItem={openPlace}
        onCheckFiles={onReload}
      />
      {isPreviewing && <LazyDraftPreview guide={guide} onClose={() => setIsPreviewing(false)} />}
    </main>
  );
}

/** True if there is nothing left to look at for a verdict. */
function isDecided(status: ContentStatus): boolean {
  return status === 'published' || status === 'rejected' || status === 'withdrawn';
}

/** The end of an item: it counts as viewed once this was visible, not when it is opened. */
function ItemEnd({ onSeen }: { readonly onSeen: () => void }) {
  const end = useRef<HTMLDivElement>(null);
  const isSeen = useIsSeen(end);
  const notifySeen = useEffectEvent(onSeen);

  useEffect(() => {
    if (isSeen) notifySeen();
  }, [isSeen]);

  return <div ref={end} />;
}

/** The summary of a walk in the list; null while unknown. */
function walkReportText(stored: GuideWalkReport | undefined): string | null {
  if (stored === undefined) return null;
  const against = stored.findings.filter((finding) => finding.stands_against_submitting).length;
  if (against > 0) return `${against} to fix`;
  switch (stored.state) {
    case 'off':
    case 'silent':
      return 'nothing to simulate';
    case 'none':
      return 'not simulated yet';
    case 'waiting':
      return 'being simulated';
    case 'failed':
      return 'couldn’t be simulated';
    case 'ready':
      return stored.findings.length === 0 ? 'all fine' : `${stored.findings.length} worth a look`;
  }
}

type ReviewStripsProps = FaultyFileListProps & {
  readonly author: string;
  /** The author's message to the reviewer with this submission. */
  readonly message: string | null;
  /** The version that is waiting for a verdict; null if there is none. */
  readonly submittedVersion: number | null;
};

/** Important notices for a reviewer. */
function ReviewStrips({ author, message, submittedVersion, ...files }: ReviewStripsProps) {
  const isOnline = useOnline();
  const [lookedAt, setLookedAt] = useState(submittedVersion);
  const isNew = submittedVersion !== null && submittedVersion !== lookedAt;
  return (
    <div className={styles.strips}>
      {/* A live region must exist before its content. */}
      <div role="status" className={styles.news}>
        {!isOnline && (
          <p>You’re offline. Keep reading. To save or decide, you’ll need to be back online.</p>
        )}
        {isNew && (
          <p>
            {author} has submitted this guide again since you opened it. Your ticks have been
            cleared.
          </p>
        )}
      </div>
      {isNew && <Button onClick={() => setLookedAt(submittedVersion)}>Got it</Button>}
      {message !== null && (
        <p className={styles.said}>
          {author} wrote: “{message}”
        </p>
      )}
      {files.files.length > 0 && <FaultyFileList {...files} />}
    </div>
  );
}

type DecidingDialogsProps = Pick<
  VerdictDialogProps,
  'user' | 'review' | 'guideTitle' | 'notes' | 'nameOf' | 'onOpenItem' | 'onCheckFiles'
> & { readonly deciding: Deciding };

/** The dialogs of a verdict, and of leaving without one. */
function DecidingDialogs({ deciding, ...verdict }: DecidingDialogsProps) {
  const { action, blocked } = deciding;
  return (
    <>
      {action !== null && (
        <VerdictDialog
          {...verdict}
          key={action.target}
          action={action}
          typed={deciding.typedFor(action.target)}
          onType={deciding.type}
          onGiven={deciding.finish}
          onClose={deciding.cancel}
        />
      )}
      {blocked !== null && (
        <UnsavedNotesDialog
          onCancel={blocked.stay}
          onDiscard={() => {
            deciding.discardAll();
            blocked.proceed();
          }}
        />
      )}
    </>
  );
}
