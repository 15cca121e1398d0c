export type Deadline = {
  /** Aborts with the caller's reason when the caller gives up, with a TimeoutError when time is up. */
  readonly signal: AbortSignal;
  readonly release: () => void;
};

/** Limits the time of an attempt, which the caller can also abort. */
export function startDeadline(caller: AbortSignal | undefined, ms: number): Deadline {
  const controller = new AbortController();
  const stop = () => controller.abort(caller?.reason);
  const timer = setTimeout(
    () => controller.abort(new DOMException('The call took too long', 'TimeoutError')),
    ms,
  );
  if (caller?.aborted) stop();
  caller?.addEventListener('abort', stop);
  return {
    signal: controller.signal,
    release: () => {
      clearTimeout(timer);
      caller?.removeEventListener('abort', stop);
    },
  };
}
