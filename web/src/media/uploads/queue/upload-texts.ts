import { judgeMedia } from './media-verdict.ts';
import { secondsLeft, timeLeftText } from './pace.ts';
import { percentOf, type UploadItem } from './upload-queue.ts';

/** The status of a file, as its row shows it. */
export function statusText(item: UploadItem): string {
  const { state } = item;
  switch (state.kind) {
    case 'waiting':
      return 'Waiting to upload';
    case 'uploading': {
      const left = secondsLeft(state.pace, state.sent, item.size);
      const percent = `${percentOf(item)}%`;
      return left === null ? percent : `${percent}, ${timeLeftText(left)}`;
    }
    case 'paused':
      return state.by === 'person'
        ? `Paused at ${percentOf(item)}%`
        : 'No connection. We’ll carry on when you’re back online.';
    case 'interrupted':
      return `Choose ${item.fileName} again to carry on`;
    case 'checking':
      return checkingText(state.media);
    case 'ready':
      return judgeMedia(state.media).text ?? 'Uploaded';
    case 'failed':
      return state.text;
  }
}

const ANNOUNCED_STEP = 25;

/** For screen readers: every quarter of the progress, and the outcome. */
export function announcement(item: UploadItem): string {
  const { fileName, state } = item;
  if (state.kind !== 'uploading') return `${fileName}: ${statusText(item)}`;
  const step = Math.floor(percentOf(item) / ANNOUNCED_STEP) * ANNOUNCED_STEP;
  return step === 0 ? `Uploading ${fileName}` : `${fileName}: ${step}% uploaded`;
}

function checkingText(media: Parameters<typeof judgeMedia>[0] | null): string {
  const verdict = media === null ? null : judgeMedia(media);
  return verdict?.text ?? 'Checking...';
}
