import type { RecordRef } from '@laneway/domain/app-links/dashboard-route';
import { useEffect, useState } from 'react';
import type { User } from '../../../api/session/session-state.ts';
import type { PopoverAction } from '../../../ui/action-popover.tsx';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { SubmitDialog } from '../submit/submit-dialog.tsx';
import { SavedDraftWalk } from '../testers/saved-draft-walk.tsx';
import { WorkspaceTesters } from '../testers/workspace-testers.tsx';
import type { OpenWorkspace } from '../workspace/workspaces.ts';
import { DeleteGuideDialog } from './delete-guide-dialog.tsx';
import { discardAll } from './discard-all.ts';
import { type GuideRights, moveButtons } from './guide-rights.ts';
import { StatusSection } from './status-section.tsx';
import { useUploadCount } from './use-guide-uploads.ts';
import { useListingActions } from './use-listing-actions.ts';
import type { OpenedGuideView } from './use-opened-guide.ts';
import { useStatusMoves } from './use-status-moves.ts';
import { useWasSubmitted } from './use-was-submitted.ts';
import { WorkspaceHeader, type WorkspaceHeaderProps } from './workspace-header.tsx';

export type OpenedGuideHeaderProps = Pick<
  WorkspaceHeaderProps,
  'back' | 'isHistoryOpen' | 'onHistory' | 'isWalkOpen' | 'onWalkView'
> & {
  readonly open: OpenWorkspace;
  readonly view: OpenedGuideView;
  readonly user: User;
  readonly rights: GuideRights;
  readonly otherDraft: RecordRef | null;
  /** Null for a guide that takes no places now. */
  readonly onWalk: (() => void) | null;
  readonly onReview: () => void;
};

type Asking = 'submit' | 'withdraw' | 'delete' | 'view' | 'testers' | null;

/** The bar of an open guide, its status, and the questions that its buttons ask. */
export function OpenedGuideHeader(props: OpenedGuideHeaderProps) {
  const { open, view, user, rights, otherDraft, onWalk, onReview, ...header } = props;
  const { workspace } = open;
  const { guide, routes } = view;
  const [asking, setAsking] = useState<Asking>(null);
  const [isDeleted, setIsDeleted] = useState(false);
  const { move, problem } = useStatusMoves(workspace);
  const uploadCount = useUploadCount(open);
  const close = () => setAsking(null);
  const actor = { id: user.u_id, role: user.user_role };

  const { replaceByList } = routes;
  // Once the form has let go of what it would have asked about.
  useEffect(() => {
    if (isDeleted) replaceByList();
  }, [isDeleted, replaceByList]);

  const deleteGuide = async () => {
    const { kind } = await workspace.deleteGuide();
    if (kind !== 'saved') return;
    await discardAll(workspace);
    setIsDeleted(true);
  };
  const isOfPublished = guide.kind === 'pending' && guide.originalId !== null;
  const buttons = moveButtons(guide, rights.actions, {
    wasSubmitted: useWasSubmitted(guide),
    hasOtherDraft: otherDraft !== null,
  });
  const { withdraw } = buttons;
  const moreActions: readonly PopoverAction[] = [
    ...(onWalk === null ? [] : [{ label: 'Walk it with your phone', onAct: onWalk }]),
    ...(guide.kind === 'pending'
      ? [
          { label: 'View as a visitor', onAct: () => setAsking('view') },
          { label: 'Testers', onAct: () => setAsking('testers') },
        ]
      : []),
    ...(withdraw === null ? [] : [{ label: withdraw.label, onAct: () => setAsking('withdraw') }]),
    ...useListingActions(guide, actor),
    ...(rights.mayDelete
      ? [
          {
            label: isOfPublished ? 'Delete draft' : 'Delete guide',
            isDanger: true,
            onAct: () => setAsking('delete'),
          },
        ]
      : []),
  ];

  return (
    <div>
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
        wayOut={buttons.wayOut}
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
        <SavedDraftWalk pendingGuideId={guide.id} onClose={close} />
      )}
      {asking === 'testers' && <WorkspaceTesters workspace={workspace} onClose={close} />}
      {asking === 'delete' && (
        <DeleteGuideDialog workspace={workspace} onDelete={deleteGuide} onClose={close} />
      )}
    </div>
  );
}
