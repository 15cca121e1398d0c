import { mayEditInNavigator } from '@laneway/domain/access';
import {
  type EditableGuide,
  guideAuthorId,
  isUnsavedGuide,
  pendingStatus,
} from '@laneway/domain/guides/editable-guide';
import type { Actor } from '@laneway/domain/roles';
import { availableActions, type StatusAction } from '@laneway/domain/workflow/actions';
import { decideCopy, decideDelete, decideEdit } from '@laneway/domain/workflow/editing';
import { isAdminOnly } from '@laneway/domain/workflow/targets';
import { mayRepeatTransfer } from '@laneway/domain/workflow/transfer';
import type { PopoverAction } from '../../../ui/action-popover.tsx';
import type { ListingAct } from '../listing/offer.ts';

/** The permissions for the open guide. */
export type GuideRights = {
  readonly mayEdit: boolean;
  /** Adding, moving and deleting places. */
  readonly mayArrange: boolean;
  readonly mayDelete: boolean;
  /** Only the author may copy a guide. */
  readonly mayCopy: boolean;
  /** Continuing a rejected guide in a new draft. */
  readonly mayRedraft: boolean;
  /** The author's own moves; verdicts belong to the review. */
  readonly actions: readonly StatusAction[];
  /** True if there is a verdict to give. */
  readonly mayReview: boolean;
};

export function guideRights(
  guide: EditableGuide,
  actor: Actor,
  anotherDraftOpen: boolean,
): GuideRights {
  const authorId = guide.kind === 'unsaved' ? actor.id : guideAuthorId(guide);
  const status = guide.kind === 'published' ? 'published' : pendingStatus(guide);
  const edit = decideEdit(actor, { status, authorId });
  // A published guide is edited as the live guide. The version that it was published from doesn't change.
  const mayEdit = edit.ok && (guide.kind !== 'pending' || edit.value === 'in_place');
  // Missing parts are checked when submitting; they don't affect the available moves.
  const revision = { status, authorId, parts: {}, places: [], anotherDraftOpen };
  const moves = guide.kind === 'published' ? [] : availableActions(actor, revision);
  return {
    mayEdit,
    mayArrange:
      mayEdit &&
      mayEditInNavigator(actor, {
        isUnsaved: isUnsavedGuide(guide),
        authorId: guideAuthorId(guide),
      }),
    mayDelete: guide.kind === 'pending' && decideDelete(actor, { status, authorId }).ok,
    mayCopy:
      (guide.kind === 'pending' || guide.kind === 'published') &&
      decideCopy(actor, { status, authorId }, 'copy').ok,
    mayRedraft:
      guide.kind === 'pending' &&
      !anotherDraftOpen &&
      decideCopy(actor, { status, authorId }, 'new_draft').ok,
    actions: moves.filter(({ target }) => !isAdminOnly(target)),
    mayReview:
      moves.some(({ target }) => isAdminOnly(target)) &&
      (status !== 'approved' || hasFailedTransfer(guide)),
  };
}

/** While a transfer runs there is nothing to decide. */
function hasFailedTransfer(guide: EditableGuide): boolean {
  return guide.kind === 'pending' && guide.transfer !== null && mayRepeatTransfer(guide.transfer);
}

/** The placement of the author's moves. */
export type MoveButtons = {
  /** In the header. */
  readonly submit: StatusAction | null;
  /** Next to the line that says why the guide is locked: the move that unlocks it. */
  readonly unlockAction: StatusAction | null;
  /** In the menu of less frequent actions. */
  readonly withdraw: StatusAction | null;
};

/**
 * Places the author's moves. A draft that was never submitted has nothing to withdraw from: the move exists, but its
 * button could be mistaken for deleting.
 */
export function moveButtons(
  guide: EditableGuide,
  actions: readonly StatusAction[],
  facts: { readonly wasSubmitted: boolean; readonly hasOtherDraft: boolean },
): MoveButtons {
  const find = (target: StatusAction['target']) =>
    actions.find((action) => action.target === target) ?? null;
  const status = pendingStatus(guide);
  const isLocked = guide.kind === 'pending' && (status === 'submitted' || status === 'withdrawn');
  const unlockAction =
    isLocked && !facts.hasOtherDraft ? (find('draft') ?? find('withdrawn')) : null;
  const withdraw = status === 'draft' && !facts.wasSubmitted ? null : find('withdrawn');
  return {
    submit: find('submitted'),
    unlockAction,
    withdraw: unlockAction?.target === 'withdrawn' ? null : withdraw,
  };
}

export type MenuFacts = {
  readonly guide: EditableGuide;
  readonly rights: GuideRights;
  /** The move out of the review, if the menu has it. */
  readonly withdraw: StatusAction | null;
  /** True if visitors have a page of this guide itself. */
  readonly isLive: boolean;
  /** The possible actions on the listing of the guide, or of the one that a draft is made from. */
  readonly listingAct: ListingAct | null;
};

const LISTING_LABELS: Readonly<Record<ListingAct, string>> = {
  withdraw: 'Withdraw live guide',
  republish: 'Republish live guide',
};

const offer = (isOffered: boolean, label: string) => (isOffered ? label : null);

/**
 * The less frequent actions on a guide, in the order of its menus, in the list and in the editor alike. Each has its
 * label, or null where it isn't offered.
 */
const MENU = {
  walk: ({ guide, rights }) =>
    offer(
      rights.mayArrange && (guide.kind === 'pending' || guide.kind === 'unsaved'),
      'Walk it with your phone',
    ),
  view: ({ guide }) => offer(guide.kind === 'pending', 'View as a visitor'),
  testers: ({ guide }) => offer(guide.kind === 'pending', 'Testers'),
  page: ({ isLive }) => offer(isLive, 'View page'),
  share: ({ isLive }) => offer(isLive, 'Share'),
  redraft: ({ rights }) => offer(rights.mayRedraft, 'Edit as a new draft'),
  copy: ({ rights }) => offer(rights.mayCopy, 'Duplicate guide'),
  withdraw: ({ withdraw }) => withdraw?.label ?? null,
  listing: ({ listingAct }) => (listingAct === null ? null : LISTING_LABELS[listingAct]),
  delete: ({ guide, rights }) =>
    offer(
      rights.mayDelete,
      guide.kind === 'pending' && guide.originalId !== null ? 'Delete draft' : 'Delete guide',
    ),
} as const satisfies Readonly<Record<string, (facts: MenuFacts) => string | null>>;

export type MenuAction = keyof typeof MENU;

/** The menu of a guide, with what each of its actions does. */
export function guideMenu(
  facts: MenuFacts,
  onAct: (action: MenuAction) => void,
): readonly PopoverAction[] {
  return (Object.keys(MENU) as MenuAction[]).flatMap((action) => {
    const label = MENU[action](facts);
    if (label === null) return [];
    return [{ label, isDanger: action === 'delete', onAct: () => onAct(action) }];
  });
}
