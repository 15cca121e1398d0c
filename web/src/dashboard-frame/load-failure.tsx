import { loadingTexts } from '@laneway/domain/accounts/messages';
import { ApiProblem, NetworkError } from '../api/failures.ts';
import { Notice } from '../ui/notice.tsx';

export type LoadFailureProps = {
  /** What couldn’t be fetched, in lower case: “your sales”. */
  readonly what: string;
  readonly query: {
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly refetch: () => Promise<unknown>;
  };
};

/** In place of what could not be fetched: why, and the way to ask again. */
export function LoadFailure({ what, query: { error, isFetching, refetch } }: LoadFailureProps) {
  const isTold = error instanceof NetworkError || error instanceof ApiProblem;
  return (
    <Notice
      tone="error"
      text={`We couldn’t load ${what}. ${isTold ? error.message : 'Try again.'}`}
      action={{
        label: 'Try again',
        onAct: () => void refetch(),
        busyText: isFetching ? loadingTexts.loading : undefined,
      }}
    />
  );
}
