import { loadingTexts } from '@laneway/domain/accounts/messages';
import { type FailureKind, failureKind, failureText, type NetworkError } from './failures.ts';

/** The outcome of a query, as a page shows it. */
export type QueryState<Data> =
  | { readonly kind: 'ready'; readonly data: Data }
  | { readonly kind: 'loading' }
  | { readonly kind: Exclude<FailureKind, 'failed'> }
  | {
      readonly kind: 'failed';
      readonly text: string;
      readonly tryAgain: RetryAction;
    };

/** The retry button, as a callout or a message page takes it. */
export type RetryAction = {
  readonly label: string;
  readonly onAct: () => void;
  readonly busyText: string | undefined;
};

export type QueryProgress<Data> = {
  readonly data: Data | undefined;
  readonly error: Error | null;
  /** The last failure without a reply, while the server is asked again by itself; null if there is none. */
  readonly unreachable?: NetworkError | null;
  /**
   * The failure that is being retried. The query clears its error as soon as it refetches, but the button that was
   * pressed has to stay where it is.
   */
  readonly retriedAfter: Error | null;
  readonly retry: () => void;
};

/** Cached data outlives a failure, but not a refusal to show it to this user. */
export function queryStateOf<Data>({
  data,
  error,
  unreachable = null,
  retriedAfter,
  retry,
}: QueryProgress<Data>): QueryState<Data> {
  const isRetrying = retriedAfter !== null;
  const failure = error ?? retriedAfter ?? unreachable;
  const kind = failure === null ? null : failureKind(failure);
  if (kind === 'closed') return { kind };
  if (data !== undefined) return { kind: 'ready', data };
  if (failure === null || kind === null) return { kind: 'loading' };
  if (kind === 'missing') return { kind };
  const busyText = isRetrying ? loadingTexts.loading : undefined;
  return {
    kind,
    text: failureText(failure),
    tryAgain: { label: 'Try again', onAct: retry, busyText },
  };
}
