import { loadingTexts } from '@laneway/domain/accounts/messages';
import type { RecordRef } from '@laneway/domain/app-links/dashboard-route';
import { contentTexts } from '@laneway/domain/content-texts';
import { type EditableGuide, guideAuthorId } from '@laneway/domain/guides/editable-guide';
import { placeLabel } from '@laneway/domain/guides/place-label';
import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import { useGuideHistory, useSavedDraft } from '../../../api/queries/authoring.ts';
import type { User } from '../../../api/session/session-state.ts';
import { useQueryState } from '../../../api/use-query-state.ts';
import { useStore } from '../../../core/use-store.ts';
import { placeCountText } from '../../../guide/guide-facts.ts';
import { isUnderWay } from '../../../media/uploads/queue/upload-queue.ts';
import { useUploads } from '../../../media/uploads/use-uploads.ts';
import { Callout } from '../../../ui/callout.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useToast } from '../../../ui/toasts/toast-context.tsx';
import { LazyDraftPreview } from '../../previews/draft-preview/lazy-draft-preview.tsx';
import { useCopyOpenGuide } from '../copying/use-copy-guide.ts';
import { UNTITLED } from '../guide-list/guide-entries.ts';
import { useListings } from '../listing/listing-context.ts';
import { offerAct } from '../listing/offer.ts';
import { type LiveGuide, useShareActions } from '../sharing/use-share-actions.tsx';
import { SubmitDialog } from '../submit/submit-dialog.tsx';
import { TestersDialog } from '../testers/testers-dialog.tsx';
import { GUIDE_KEY, type Workspace } from '../workspace/create-workspace.ts';
import { guideRef } from '../workspace/guide-ref.ts';
import { guideUploads } from '../workspace/upload-names.ts';
import { type OpenWorkspace, useAuthoring } from '../workspace/workspaces.ts';
import { type GuideRights, guideMenu, type MenuAction, moveButtons } from './guide-rights.ts';
import { StatusSection, useStatusMoves } from './status-section.tsx';
import type { OpenedGuideView } from './use-opened-guide.ts';
import { WorkspaceHeader, type WorkspaceHeaderProps } from './workspace-header.tsx';
import styles from './workspace-page.module.css';

export type OpenedGuideHeaderProps = Pick<
  WorkspaceHeaderProps,
  'back' | 'isHistoryOpen' | 'onHistory' | 'isWalkOpen' | 'onWalkView'
> & {
  readonly open: OpenWorkspace;
  readonly view: OpenedGuideView;
  readonly user: User;
  readonly rights: GuideRights;
  readonly otherDraft: RecordRef | null;
  readonly onWalk: () => void;
  readonly onReview: () => void;
  readonly isTestersOpen: boolean;
  readonly onTesters: () => void;
  readonly onCloseTesters: () => void;
};

type Asking = 'submit' | 'withdraw' | 'delete' | 'view' | null;

/** The bar of an open guide, its status, and its dialogs. */
export function OpenedGuideHeader(props: OpenedGuideHeaderProps) {
  const { open, view, user, rights, otherDraft, onWalk, onReview, ...others } = props;
  const { isTestersOpen, onTesters, onCloseTesters, ...header } = others;
  const { workspace } = open;
  const { guide, routes } = view;
  const [asking, setAsking] = useState<Asking>(null);
  const [isDeleted, setIsDeleted] = useState(false);
  const { showToast } = useToast();
  const { move, problem } = useStatusMoves(workspace);
  const uploadCount = useUploadCount(open);
  const copyGuide = useCopyOpenGuide(workspace);
  const live = useLiveGuide(guide);
  const share = useShareActions(live);
  const close = () => setAsking(null);
  const actor = { id: user.u_id, role: user.user_role };

  const { replaceByList } = routes;
  // Runs after the form has removed its blocker.
  useEffect(() => {
    if (isDeleted) replaceByList();
  }, [isDeleted, replaceByList]);

  const deleteGuide = async () => {
    const title = titleOf(workspace);
    const { kind } = await workspace.deleteGuide();
    if (kind !== 'saved') return;
    await discardAll(workspace);
    showToast(isDraftOfPublished(guide) ? 'Draft deleted' : `${title} deleted`);
    setIsDeleted(true);
  };
  const viewAsVisitor = async () => {
    // It shows what the server has.
    if (open.autoSave.isOn()) await open.autoSave.saveAll();
    setAsking('view');
  };
  const buttons = moveButtons(guide, rights.actions, {
    wasSubmitted: useWasSubmitted(guide),
    hasOtherDraft: otherDraft !== null,
  });
  const listings = useListings();
  const listingAct = offerAct(listings?.guide ?? null, actor, guideAuthorId(guide));
  const handlers: Readonly<Record<MenuAction, () => void>> = {
    walk: onWalk,
    view: () => void viewAsVisitor(),
    testers: onTesters,
    page: share.viewPage,
    share: share.share,
    redraft: () => void copyGuide('new_draft'),
    copy: () => void copyGuide('copy'),
    withdraw: () => setAsking('withdraw'),
    // The list asks to withdraw what is on sale, and the listing may still be loading then.
    listing: () => listings?.act(GUIDE_KEY, listingAct ?? 'withdraw'),
    delete: () => setAsking('delete'),
  };
  const moreActions = guideMenu(
    { guide, rights, withdraw: buttons.withdraw, isLive: live !== null, listingAct },
    (action) => handlers[action](),
  );
  const authoring = useAuthoring();
  const actAsAsked = useEffectEvent(() => {
    const action = authoring?.takeAsked(guideRef(guide)) ?? null;
    if (action !== null) handlers[action]();
  });
  useEffect(() => actAsAsked(), []);

  return (
    <div className={styles.top}>
      <WorkspaceHeader
        {...header}
        workspace={workspace}
        user={user}
        routes={routes}
        onReview={rights.mayReview ? onReview : null}
        submitAction={buttons.submit}
        onSubmit={() => setAsking('submit')}
        moreActions={moreActions}
      />
      <StatusSection
        open={open}
        view={view}
        actor={actor}
        otherDraft={otherDraft}
        unlockAction={buttons.unlockAction}
        problem={problem}
        onMove={({ target }) =>
          target === 'withdrawn' ? setAsking('withdraw') : void move(target)
        }
      />
      {asking === 'submit' && (
        <SubmitDialog
          workspace={workspace}
          actor={actor}
          uploadCount={uploadCount}
          onShow={view.showField}
          onShowWalk={view.showInWalk}
          onClose={close}
        />
      )}
      {asking === 'withdraw' && (
        <ConfirmDialog
          title="Withdraw this guide?"
          text="It won’t be reviewed. You can return it to draft at any time."
          kind="main"
          confirmLabel="Withdraw guide"
          busyText="Withdrawing..."
          onConfirm={() => move('withdrawn')}
          onClose={close}
        />
      )}
      {asking === 'view' && guide.kind === 'pending' && (
        <SavedDraftPreview pendingGuideId={guide.id} onClose={close} />
      )}
      {share.dialog}
      {isTestersOpen && <WorkspaceTesters workspace={workspace} onClose={onCloseTesters} />}
      {asking === 'delete' && (
        <DeleteGuideDialog workspace={workspace} onDelete={deleteGuide} onClose={close} />
      )}
    </div>
  );
}

/** True if a draft was submitted before; false until that is known, and for a guide that isn't a draft. */
function useWasSubmitted(guide: EditableGuide): boolean {
  const draftId = guide.kind === 'pending' && guide.status === 'draft' ? guide.id : null;
  const { data } = useGuideHistory(draftId);
  return data?.items.some(({ to_status: to }) => to === 'submitted') ?? false;
}

/** Discards all unsaved changes of a guide that is deleted. */
async function discardAll(workspace: Workspace): Promise<void> {
  workspace.guideRecord.send({ type: 'discarded' });
  for (const { key, place, record } of workspace.getState().places) {
    record.send({ type: 'discarded' });
    if (place.kind === 'unsaved') await workspace.deletePlace(key);
  }
}

/** The open guide if it is live, with the title that visitors see. */
function useLiveGuide(guide: EditableGuide): LiveGuide | null {
  const listings = useListings();
  if (guide.kind !== 'published' || listings?.guide?.listing.state !== 'live') return null;
  return { id: guide.id, title: guide.content.title ?? UNTITLED };
}

function titleOf({ guideRecord }: Workspace): string {
  return guideRecord.getState().mine.title.trim() || UNTITLED;
}

function isDraftOfPublished(guide: EditableGuide): boolean {
  return guide.kind === 'pending' && guide.originalId !== null;
}

type DeleteGuideDialogProps = {
  readonly workspace: Workspace;
  readonly onDelete: () => Promise<void>;
  readonly onClose: () => void;
};

/** Asks before a guide is deleted, and says what is lost. */
function DeleteGuideDialog({ workspace, onDelete, onClose }: DeleteGuideDialogProps) {
  const { guide, places } = workspace.getState();
  const title = titleOf(workspace);
  const isOfPublished = isDraftOfPublished(guide);
  const lost = places.length === 0 ? 'it' : `it and its ${placeCountText(places.length)}`;
  const text = isOfPublished
    ? `You’ll lose this draft of ${lost}. The live guide stays as it is. You can’t undo this.`
    : `You’ll lose ${lost}. You can’t undo this.`;
  return (
    <ConfirmDialog
      title={`Delete ${title}?`}
      text={text}
      confirmLabel={isOfPublished ? 'Delete draft' : 'Delete guide'}
      busyText="Deleting..."
      onConfirm={onDelete}
      onClose={onClose}
    />
  );
}

type WorkspaceTestersProps = {
  readonly workspace: Workspace;
  readonly onClose: () => void;
};

/** The testers of the open draft; nothing for a guide that was never saved. */
function WorkspaceTesters({ workspace, onClose }: WorkspaceTestersProps) {
  const guide = useStore(workspace, (state) => state.guide);
  const items = useStore(workspace, (state) => state.places);
  const places = useMemo(
    () =>
      items.flatMap(({ place, record }) =>
        place.kind === 'pending'
          ? [{ id: place.id, title: placeLabel(record.getState().mine.title, place.nameNumber) }]
          : [],
      ),
    [items],
  );
  if (guide.kind !== 'pending') return null;
  return (
    <TestersDialog
      pendingGuideId={guide.id}
      status={guide.status}
      places={places}
      onClose={onClose}
    />
  );
}

type SavedDraftPreviewProps = {
  readonly pendingGuideId: number;
  readonly onClose: () => void;
};

/** A preview of the saved draft, as visitors will see it. */
function SavedDraftPreview({ pendingGuideId, onClose }: SavedDraftPreviewProps) {
  const query = useQueryState(useSavedDraft(pendingGuideId));
  if (query.kind === 'ready') return <LazyDraftPreview guide={query.data} onClose={onClose} />;
  return (
    <Dialog title="View as a visitor" width="narrow" onClose={onClose}>
      {query.kind === 'loading' && <p role="status">{loadingTexts.loading}</p>}
      {query.kind === 'failed' && (
        <Callout tone="error" text={contentTexts.loadGuideFailed} action={query.tryAgain} />
      )}
      {(query.kind === 'missing' || query.kind === 'closed') && (
        <Callout tone="error" text={contentTexts.guideNotFound} />
      )}
    </Dialog>
  );
}

/** The number of unfinished uploads of this guide. */
function useUploadCount({ openedAs }: OpenWorkspace): number {
  const uploads = useUploads();
  const prefix = guideUploads(openedAs);
  return useSyncExternalStore(
    uploads?.subscribe ?? subscribeToNothing,
    () =>
      (uploads?.getQueue() ?? []).filter(
        (item) => isUnderWay(item) && (item.field ?? '').startsWith(prefix),
      ).length,
  );
}

function subscribeToNothing(): () => void {
  return () => {};
}
