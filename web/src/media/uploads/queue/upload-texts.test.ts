import { describe, expect, it } from 'vitest';
import { startPace } from './pace.ts';
import { someItem, someMedia, URI } from './upload-item.test-data.ts';
import type { UploadState } from './upload-queue.ts';
import { announcement, statusText } from './upload-texts.ts';

const uploading = (sent: number, bytesPerSecond: number | null = null): UploadState => ({
  kind: 'uploading',
  sent,
  pace: { ...startPace(0, 0), bytesPerSecond },
});

describe('the row of a file', () => {
  it.each<[UploadState, string]>([
    [{ kind: 'waiting', sent: 0 }, 'Waiting to upload'],
    [uploading(420), '42%'],
    [uploading(420, 10), '42%, 1\u00a0min left'],
    [{ kind: 'paused', sent: 420, by: 'person' }, 'Paused at 42%'],
    [
      { kind: 'paused', sent: 420, by: 'connection' },
      'No connection. We’ll carry on when you’re back online.',
    ],
    [{ kind: 'interrupted' }, 'Choose sunset.mp4 again to carry on'],
    [{ kind: 'checking', uri: URI, media: null }, 'Checking...'],
    [
      { kind: 'checking', uri: URI, media: someMedia({ state: 'pending', processing: 'pending' }) },
      'Scanning for viruses...',
    ],
    [{ kind: 'ready', media: someMedia({ state: 'clean' }) }, 'Virus scan passed'],
    [{ kind: 'ready', media: someMedia() }, 'Uploaded'],
    [{ kind: 'failed', text: 'No', retryLabel: null }, 'No'],
  ])('for %o reads %j', (state, text) => {
    expect(statusText(someItem({ state }))).toBe(text);
  });
});

describe('the announcement', () => {
  it.each([
    [0, 'Uploading sunset.mp4'],
    [249, 'Uploading sunset.mp4'],
    [250, 'sunset.mp4: 25% uploaded'],
    [499, 'sunset.mp4: 25% uploaded'],
    [999, 'sunset.mp4: 75% uploaded'],
  ])('after %s of 1,000 bytes is %j', (sent, text) => {
    expect(announcement(someItem({ state: uploading(sent, 1) }))).toBe(text);
  });

  it('includes the file name after a failure too', () => {
    const state: UploadState = { kind: 'failed', text: 'Too bad', retryLabel: null };
    expect(announcement(someItem({ state }))).toBe('sunset.mp4: Too bad');
  });
});
