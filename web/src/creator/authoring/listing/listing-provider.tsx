import { type EditableGuide, guideAuthorId } from '@laneway/domain/guides/editable-guide';
import type { EditablePlace } from '@laneway/domain/guides/editable-place';
import { placeLabel } from '@laneway/domain/guides/place-label';
import type { Actor, Role } from '@laneway/domain/roles';
import type { ListingState } from '@laneway/domain/workflow/listing';
import { listingDoneText, listingFailedText } from '@laneway/domain/workflow/listing-texts';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { ApiProblem, NetworkError } from '../../../api/failures.ts';
import { logProblem } from '../../../core/diagnostics/log.ts';
import { useToast } from '../../../ui/toasts/toast-context.tsx';
import { UNTITLED } from '../guide-list/guide-entries.ts';
import { GUIDE_KEY, type Workspace } from '../workspace/create-workspace.ts';
import { ListingContext, type Listings } from './listing-context.ts';
import { needsReason } from './offer.ts';
import { useListing } from './use-listing.ts';
import { WithdrawDialog, type WithdrawDialogProps } from './withdraw-dialog.tsx';

/** Who can republish something depends on who withdrew it. */
const REPUBLISH_TEXTS = {
  owner: 'You can bring it back at any time.',
  admin: 'Only an admin can bring it back.',
} as const;

export type ListingProviderProps = {
  readonly workspace: Workspace;
  readonly actor: Actor;
  readonly children: ReactNode;
};

/** Lets everything around an open guide withdraw and republish it and its places. */
export function ListingProvider({ workspace, actor, children }: ListingProviderProps) {
  const listing = useListing(workspace, actor);
  const changes = useListingChanges(workspace, actor.role);
  const [asking, setAsking] = useState<string | null>(null);
  const { id, role } = actor;
  const act: Listings['act'] = useCallback(
    (key, wanted) => {
      if (wanted === 'republish') changes.republish(key);
      else if (isQuick(workspace, key, { id, role })) changes.withdrawAtOnce(key);
      else setAsking(key);
    },
    [workspace, changes, id, role],
  );
  const listings = useMemo(() => ({ ...listing, act }), [listing, act]);
  return (
    <ListingContext value={listings}>
      {children}
      {asking !== null && (
        <WithdrawQuestion
          workspace={workspace}
          itemKey={asking}
          actor={actor}
          changes={changes}
          onClose={() => setAsking(null)}
        />
      )}
    </ListingContext>
  );
}

/** A withdrawn place of a draft affects only its creator, who can undo it. */
function isQuick(workspace: Workspace, key: string, actor: Actor): boolean {
  const { guide, places } = workspace.getState();
  const item = places.find((each) => each.key === key);
  return item?.place.kind === 'pending' && !needsReason(actor, guideAuthorId(guide));
}

type WithdrawQuestionProps = {
  readonly workspace: Workspace;
  readonly itemKey: string;
  readonly actor: Actor;
  readonly changes: ListingChanges;
  readonly onClose: () => void;
};

function WithdrawQuestion(props: WithdrawQuestionProps) {
  const { workspace, itemKey, actor, changes, onClose } = props;
  const { guide, places } = workspace.getState();
  const index = places.findIndex(({ key }) => key === itemKey);
  const item = places[index];
  if (guide.kind === 'unsaved' || (itemKey !== GUIDE_KEY && item === undefined)) return null;
  const { author } = guide;
  const isOwed = needsReason(actor, author.id);
  const by = isOwed ? 'admin' : 'owner';
  const name =
    item === undefined
      ? workspace.guideRecord.getState().mine.title.trim() || UNTITLED
      : placeLabel(item.record.getState().mine.title, item.place.nameNumber);
  return (
    <WithdrawDialog
      {...(item === undefined
        ? guideWithdrawalTexts(name, guide, by)
        : placeWithdrawalTexts(name, item.place, by))}
      reasonFor={isOwed ? author.name : null}
      onWithdraw={(comment) => changes.withdraw(itemKey, comment)}
      explain={(error) => changes.explain(itemKey, 'withdrawn', error)}
      onClose={onClose}
    />
  );
}

type WithdrawalTexts = Pick<WithdrawDialogProps, 'title' | 'text' | 'confirmLabel' | 'busyText'>;

/** The text of the confirmation. */
function guideWithdrawalTexts(
  name: string,
  guide: EditableGuide,
  by: keyof typeof REPUBLISH_TEXTS,
): WithdrawalTexts {
  return {
    title: `Withdraw ${name}?`,
    text: [
      'It goes off sale and off the map. Everyone who has it keeps it.',
      ...(guide.kind === 'pending' ? ['This draft stays as it is.'] : []),
      REPUBLISH_TEXTS[by],
    ].join(' '),
    confirmLabel: 'Withdraw guide',
    busyText: 'Withdrawing...',
  };
}

function placeWithdrawalTexts(
  name: string,
  place: EditablePlace,
  by: keyof typeof REPUBLISH_TEXTS,
): WithdrawalTexts {
  const text =
    place.kind === 'pending'
      ? 'It stays in this draft, but out of the guide when that’s published. You can bring it back at any time.'
      : `Visitors and people who have the guide won’t see it any more. ${REPUBLISH_TEXTS[by]}`;
  return {
    title: `Hide ${name} from visitors?`,
    text,
    confirmLabel: 'Hide place',
    busyText: 'Hiding...',
  };
}

type ListingChanges = {
  /** Withdraws the record with this key and offers to undo it. Rejects if the call does. */
  readonly withdraw: (key: string, comment: string | null) => Promise<void>;
  /** The same without waiting: errors are shown in the banner. */
  readonly withdrawAtOnce: (key: string) => void;
  readonly republish: (key: string) => void;
  readonly explain: (key: string, state: ListingState, error: unknown) => string;
};

/** Takes the open content off sale or puts it back, with a toast. */
function useListingChanges(workspace: Workspace, role: Role): ListingChanges {
  const { showToast } = useToast();
  return useMemo(() => {
    const explain: ListingChanges['explain'] = (key, state, error) => {
      const reason = reasonOf(error);
      if (reason === null) logProblem('A listing could not be changed', error);
      return listingFailedText(typeOf(key), state, role, reason);
    };
    const showError = (key: string, state: ListingState) => (error: unknown) =>
      workspace.showListingFailure(explain(key, state, error));

    const republish = (key: string): void => {
      workspace
        .changeListing(key, { state: 'live', comment: null })
        .then(() => showToast(listingDoneText(typeOf(key), 'live')))
        .catch(showError(key, 'live'));
    };
    const withdraw: ListingChanges['withdraw'] = async (key, comment) => {
      await workspace.changeListing(key, { state: 'withdrawn', comment });
      showToast(listingDoneText(typeOf(key), 'withdrawn'), {
        label: 'Undo',
        onAct: () => republish(key),
      });
    };
    return {
      withdraw,
      withdrawAtOnce: (key) => void withdraw(key, null).catch(showError(key, 'withdrawn')),
      republish,
      explain,
    };
  }, [workspace, role, showToast]);
}

function typeOf(key: string) {
  return key === GUIDE_KEY ? 'guide' : 'place';
}

/** null if the server gave no reason. */
function reasonOf(error: unknown): string | null {
  const isExplained =
    error instanceof NetworkError || (error instanceof ApiProblem && error.code !== 'internal');
  return isExplained ? error.message : null;
}
