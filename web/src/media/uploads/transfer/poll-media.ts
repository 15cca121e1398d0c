import type { CallServer } from '../../../api/client.ts';
import { ApiProblem } from '../../../api/failures.ts';
import type { UploadedMedia } from '../../../api/queries/media.ts';
import { isSettled } from '../queue/media-verdict.ts';

const FIRST_PAUSE_MS = 700;
const MAX_PAUSE_MS = 15_000;
const GROWTH = 1.5;

export type PollListeners = {
  readonly onMedia: (media: UploadedMedia) => void;
  /** Called when the server no longer has the file. */
  readonly onGone: () => void;
};

/**
 * Polls the state of a file until it is final, at growing intervals: images take a moment, a long
 * video takes minutes. A failed request is ignored.
 */
export async function pollMedia(
  call: CallServer,
  uri: string,
  { onMedia, onGone }: PollListeners,
  signal: AbortSignal,
): Promise<void> {
  for (
    let pause = FIRST_PAUSE_MS;
    !signal.aborted;
    pause = Math.min(pause * GROWTH, MAX_PAUSE_MS)
  ) {
    try {
      const media = await call('getMediaScan', { query: { uri }, signal });
      if (signal.aborted) return;
      onMedia(media);
      if (isSettled(media)) return;
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof ApiProblem && error.status === 404) return onGone();
    }
    await elapse(pause, signal);
  }
}

function elapse(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
