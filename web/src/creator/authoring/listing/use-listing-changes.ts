import type { Role } from '@laneway/domain/roles';
import type { ListingState } from '@laneway/domain/workflow/listing';
import { listingDoneText, listingFailedText } from '@laneway/domain/workflow/listing-texts';
import { useMemo } from 'react';
import { ApiProblem, NetworkError } from '../../../api/failures.ts';
import { logProblem } from '../../../core/diagnostics/log.ts';
import { useToast } from '../../../ui/toasts/toast-context.tsx';
import { GUIDE_KEY, type Workspace } from '../workspace/create-workspace.ts';

export type ListingChanges = {
  /** Withdraws the record with this key and offers to undo it. Rejects if the call does. */
  readonly withdraw: (key: string, comment: string | null) => Promise<void>;
  /** The same without waiting: errors are shown in the banner. */
  readonly withdrawAtOnce: (key: string) => void;
  readonly republish: (key: string) => void;
  readonly explain: (key: string, state: ListingState, error: unknown) => string;
};

/** Takes the open content off sale or puts it back, with a toast. */
export function useListingChanges(workspace: Workspace, role: Role): ListingChanges {
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
