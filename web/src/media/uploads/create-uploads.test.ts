import { MEDIA_KINDS } from '@laneway/domain/media/kinds';
import { MAX_UPLOAD_BYTES } from '@laneway/domain/media/upload-limits';
import { describe, expect, it, vi } from 'vitest';
import type { CallServer } from '../../api/client.ts';
import type { UploadedMedia } from '../../api/queries/media.ts';
import { createUploads, type UploadParts } from './create-uploads.ts';
import { someMedia, URI } from './queue/upload-item.test-data.ts';
import type { InterruptedUpload } from './transfer/interrupted-uploads.ts';
import type { TransferListeners, TransferSubject } from './transfer/transfer.ts';

type Sent = TransferSubject &
  TransferListeners & { readonly starts: () => number; readonly outcome: () => string };

function openUploads(changes: Partial<UploadParts> = {}) {
  const host = new EventTarget();
  const sent: Sent[] = [];
  const called: string[] = [];
  const held = new Set<string>();
  let warnings = 0;
  let isOnline = true;
  let media: UploadedMedia = someMedia();
  const call = async (name: string) => {
    called.push(name);
    return name === 'getMediaScan' ? media : undefined;
  };
  const uploads = createUploads({
    userId: 7,
    call: call as CallServer,
    renewSession: async () => true,
    loadTransfer: async () => (subject, listeners) => {
      let starts = 0;
      let outcome = 'new';
      sent.push({ ...subject, ...listeners, starts: () => starts, outcome: () => outcome });
      return {
        start: () => {
          starts += 1;
          outcome = 'started';
        },
        stop: () => {
          outcome = 'stopped';
        },
        abandon: async () => {
          outcome = 'abandoned';
        },
      };
    },
    findInterrupted: async () => [],
    hold: (fingerprint) => {
      held.add(fingerprint);
      return () => void held.delete(fingerprint);
    },
    forgetInterrupted: vi.fn(),
    host: host as unknown as UploadParts['host'],
    isOnline: () => isOnline,
    warnBeforeClosing: () => {
      warnings += 1;
      return () => {
        warnings -= 1;
      };
    },
    onChanged: vi.fn(),
    onStopped: vi.fn(),
    now: () => 0,
    ...changes,
  });
  const choose = (...names: readonly string[]) =>
    uploads.add({
      files: names.map((name) => new File(['x'.repeat(1_000)], name, { type: 'video/mp4' })),
      accepted: MEDIA_KINDS,
      limits: MAX_UPLOAD_BYTES,
      field: null,
    });
  const setOnline = (next: boolean) => {
    isOnline = next;
    host.dispatchEvent(new Event(next ? 'online' : 'offline'));
  };
  const setMedia = (next: UploadedMedia) => {
    media = next;
  };
  const states = () => uploads.getQueue().map(({ state }) => state.kind);
  const started = (count: number) =>
    vi.waitFor(() => expect(sent.filter((each) => each.starts() > 0)).toHaveLength(count));
  return {
    uploads,
    choose,
    sent,
    called,
    held,
    states,
    started,
    setOnline,
    setMedia,
    warns: () => warnings > 0,
  };
}

describe('uploads', () => {
  it('run two at a time until each is ready, and warn before the tab is closed', async () => {
    const { choose, sent, states, started, warns } = openUploads();
    choose('a.mp4', 'b.mp4', 'c.mp4');
    await started(2);
    expect(states()).toEqual(['uploading', 'uploading', 'waiting']);
    expect(warns()).toBe(true);
    for (const at of [0, 1, 2]) {
      await started(Math.min(3, at + 2));
      sent[at]?.onArrived(URI);
    }
    await vi.waitFor(() => expect(states()).toEqual(['ready', 'ready', 'ready']));
    expect(sent.map((each) => each.starts())).toEqual([1, 1, 1]);
    expect(warns()).toBe(false);
  });

  it('are refused before anything is sent if their type isn’t supported', () => {
    const { uploads, states, sent } = openUploads();
    uploads.add({
      files: [new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' })],
      accepted: MEDIA_KINDS,
      limits: MAX_UPLOAD_BYTES,
      field: null,
    });
    expect(states()).toEqual(['failed']);
    expect(sent).toHaveLength(0);
  });

  it('stop when they are paused, and continue with the same transfer', async () => {
    const { uploads, choose, sent, started, states } = openUploads();
    choose('a.mp4');
    await started(1);
    const id = uploads.getQueue()[0]?.id ?? '';
    uploads.pause(id);
    expect(sent[0]?.outcome()).toBe('stopped');
    uploads.resume(id);
    await vi.waitFor(() => expect(sent[0]?.starts()).toBe(2));
    expect(sent).toHaveLength(1);
    expect(states()).toEqual(['uploading']);
  });

  it('pause without a connection and continue automatically', async () => {
    const { choose, sent, started, states, setOnline } = openUploads();
    choose('a.mp4');
    await started(1);
    setOnline(false);
    expect(states()).toEqual(['paused']);
    expect(sent[0]?.outcome()).toBe('stopped');
    setOnline(true);
    await vi.waitFor(() => expect(sent[0]?.starts()).toBe(2));
  });

  it('wait for a connection if there is none', async () => {
    const { uploads, choose, started, setOnline } = openUploads();
    setOnline(false);
    choose('a.mp4');
    expect(uploads.getQueue()[0]?.state).toMatchObject({ kind: 'paused', by: 'connection' });
    setOnline(true);
    await started(1);
  });

  it('are discarded when they are cancelled', async () => {
    const { uploads, choose, sent, started, states } = openUploads();
    choose('a.mp4');
    await started(1);
    uploads.remove(uploads.getQueue()[0]?.id ?? '');
    expect(states()).toEqual([]);
    expect(sent[0]?.outcome()).toBe('abandoned');
  });

  it('hold a lock against other tabs until they are complete, even while paused', async () => {
    const { uploads, choose, sent, started, held } = openUploads();
    choose('a.mp4');
    await started(1);
    const id = uploads.getQueue()[0]?.id ?? '';
    uploads.pause(id);
    expect(held.size).toBe(1);
    uploads.resume(id);
    await vi.waitFor(() => expect(sent[0]?.starts()).toBe(2));
    sent[0]?.onArrived(URI);
    expect(held.size).toBe(0);
  });

  it('are sent as new files after a failed scan', async () => {
    const { uploads, choose, sent, started, states, setMedia } = openUploads();
    setMedia(someMedia({ state: 'error' }));
    choose('a.mp4');
    await started(1);
    sent[0]?.onArrived(URI);
    await vi.waitFor(() => expect(states()).toEqual(['failed']));
    uploads.retry(uploads.getQueue()[0]?.id ?? '');
    await vi.waitFor(() => expect(sent[1]?.starts()).toBe(1));
  });

  it('stop and disappear when their owner logs out', async () => {
    const onStopped = vi.fn();
    const { uploads, choose, sent, started, states, warns } = openUploads({ onStopped });
    choose('a.mp4');
    await started(1);
    uploads.close();
    expect(onStopped).toHaveBeenCalledOnce();
    expect(sent[0]?.outcome()).toBe('stopped');
    expect(states()).toEqual([]);
    expect(warns()).toBe(false);
  });
});

describe('an upload that was interrupted by a reload', () => {
  const interrupted: InterruptedUpload = {
    key: 'tus::x::1',
    fileName: 'a.mp4',
    fileType: 'video/mp4',
    size: 1_000,
    field: null,
    url: '/api/uploads/abc',
  };

  it('continues when its file is chosen again', async () => {
    const { choose, started, states } = openUploads({ findInterrupted: async () => [interrupted] });
    await vi.waitFor(() => expect(states()).toEqual(['interrupted']));
    choose('a.mp4');
    expect(states()).toEqual(['uploading']);
    await started(1);
  });

  it('is discarded when it is cancelled', async () => {
    const forgetInterrupted = vi.fn();
    const { uploads, called, states } = openUploads({
      findInterrupted: async () => [interrupted],
      forgetInterrupted,
    });
    await vi.waitFor(() => expect(states()).toEqual(['interrupted']));
    uploads.remove(interrupted.key);
    expect(states()).toEqual([]);
    expect(forgetInterrupted).toHaveBeenCalledWith(interrupted);
    expect(called).toEqual(['abandonUpload']);
  });
});
