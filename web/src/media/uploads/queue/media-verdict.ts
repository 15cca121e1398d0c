import { offersRetry, passesScan, RETRY_UPLOAD_LABEL, scanText } from '@laneway/domain/media/scan';
import type { UploadedMedia } from '../../../api/queries/media.ts';

type Judged = Pick<UploadedMedia, 'state' | 'processing' | 'failure'>;

/** The outcome for a file that has been uploaded. */
export type MediaVerdict =
  | { readonly kind: 'checking'; readonly text: string }
  | { readonly kind: 'usable'; readonly text: string | null }
  | { readonly kind: 'unusable'; readonly text: string; readonly retryLabel: string | null };

const PREPARING = 'Getting it ready...';
const UNPROCESSED = 'We couldn’t read this file. Choose another one.';

/**
 * Determines whether a file may be previewed and used, and the message to its uploader. The server
 * returns 'unknown' only if it has no scanner, so that is final.
 */
export function judgeMedia({ state, processing, failure }: Judged): MediaVerdict {
  const text = scanText(state);
  if (state === 'pending') return { kind: 'checking', text: text ?? PREPARING };
  if (!passesScan(state, false)) {
    const retryLabel = offersRetry(state) ? RETRY_UPLOAD_LABEL : null;
    return { kind: 'unusable', text: text ?? UNPROCESSED, retryLabel };
  }
  switch (processing) {
    case 'pending':
      return { kind: 'checking', text: PREPARING };
    case 'ready':
      return { kind: 'usable', text };
    case 'failed':
      return { kind: 'unusable', text: failure ?? UNPROCESSED, retryLabel: null };
  }
}

export function isSettled(media: Judged): boolean {
  return judgeMedia(media).kind !== 'checking';
}
