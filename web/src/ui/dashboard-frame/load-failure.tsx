import { loadingTexts } from '@laneway/domain/accounts/messages';
import { ApiProblem } from '../../api/failures.ts';
import { mayPass } from '../../api/query-client.ts';
import { Callout } from '../callout.tsx';

export type LoadFailureProps = {
  /** The missing content, in lower case: “your sales”. */
  readonly what: string;
  readonly query: {
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly refetch: () => Promise<unknown>;
  };
};

/** Shown instead of something that couldn’t be fetched: the reason, and a retry button. */
export function LoadFailure({ what, query: { error, isFetching, refetch } }: LoadFailureProps) {
  // The banner above the page says more, once for all that is missing.
  const reason = mayPass(error)
    ? 'We can’t connect.'
    : error instanceof ApiProblem
      ? error.message
      : 'Try again.';
  return (
    <Callout
      tone="error"
      text={`We couldn’t load ${what}. ${reason}`}
      action={{
        label: 'Try again',
        onAct: () => void refetch(),
        busyText: isFetching ? loadingTexts.loading : undefined,
      }}
    />
  );
}
