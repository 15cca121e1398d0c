import { loadingTexts } from '@laneway/domain/accounts/messages';
import { ApiProblem, NetworkError } from '../../api/failures.ts';
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
  const hasUserMessage = error instanceof NetworkError || error instanceof ApiProblem;
  return (
    <Callout
      tone="error"
      text={`We couldn’t load ${what}. ${hasUserMessage ? error.message : 'Try again.'}`}
      action={{
        label: 'Try again',
        onAct: () => void refetch(),
        busyText: isFetching ? loadingTexts.loading : undefined,
      }}
    />
  );
}
