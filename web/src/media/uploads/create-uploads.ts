import { type MediaKind, mediaKindOf } from '@laneway/domain/media/kinds';
import type { CallServer } from '../../api/client.ts';
import { createListeners } from '../../core/store.ts';
import { checkFile, typeOfFile, type UploadLimits } from './queue/check-file.ts';
import {
  dueToStart,
  isUnderWay,
  queueStep,
  type UploadEvent,
  type UploadItem,
  type UploadQueue,
  type UploadState,
} from './queue/upload-queue.ts';
import { fingerprintOf } from './transfer/fingerprint.ts';
import type { InterruptedUpload } from './transfer/interrupted-uploads.ts';
import { pollMedia } from './transfer/poll-media.ts';
import type { CreateTransfer, Transfer, TransferFailure } from './transfer/transfer.ts';

export type Choice = {
  readonly files: readonly File[];
  readonly accepted: readonly MediaKind[];
  readonly limits: UploadLimits;
  readonly field: string | null;
};

/** One user's uploads in this tab. They continue when the page that started them is left. */
export type Uploads = {
  readonly getQueue: () => UploadQueue;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Validates files and uploads those that pass. */
  readonly add: (choice: Choice) => void;
  readonly pause: (id: string) => void;
  readonly resume: (id: string) => void;
  readonly retry: (id: string) => void;
  /** Removes a file from the list; a partial upload is discarded, a complete one is kept. */
  readonly remove: (id: string) => void;
  /** Stops everything when the user logs out. Partial uploads can be resumed later. */
  readonly close: () => void;
};

export type UploadParts = {
  readonly userId: number;
  readonly call: CallServer;
  readonly renewSession: () => Promise<boolean>;
  /** Loads the code that sends files, which isn't needed before the first one. */
  readonly loadTransfer: () => Promise<CreateTransfer>;
  /** Uploads that an earlier visit started and no other tab is sending. */
  readonly findInterrupted: () => Promise<readonly InterruptedUpload[]>;
  readonly forgetInterrupted: (upload: InterruptedUpload) => void;
  /** Marks the file for other tabs as being sent by this one; returns a function that ends that. */
  readonly hold: (fingerprint: string) => () => void;
  readonly host: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  readonly isOnline: () => boolean;
  /** Called when logging out has stopped uploads that were under way. */
  readonly onStopped: () => void;
  /** Makes the browser ask before the tab is closed; returns a function that ends that. */
  readonly warnBeforeClosing: () => () => void;
  /** Called when a file has arrived or its state has changed. */
  readonly onChanged: () => void;
  readonly now: () => number;
};

/** The delay before an unreachable server is retried, even if the device reports being online. */
const TRY_AGAIN_MS = 15_000;

export function createUploads(parts: UploadParts): Uploads {
  const { call, host, now } = parts;
  let queue: UploadQueue = [];
  let interrupted: readonly InterruptedUpload[] = [];
  let lastId = 0;
  let stopWarning: (() => void) | null = null;
  const files = new Map<string, File>();
  const transfers = new Map<string, Transfer>();
  const releases = new Map<string, () => void>();
  const leaving = new AbortController();
  const checks = new Map<string, AbortController>();
  const { subscribe, notify } = createListeners();

  const find = (id: string) => queue.find((item) => item.id === id);

  const send = (event: UploadEvent): void => {
    const before = queue;
    queue = queueStep(before, event);
    for (const item of before) {
      const isStopped = item.state.kind === 'uploading' && find(item.id)?.state.kind === 'paused';
      if (isStopped) transfers.get(item.id)?.stop();
    }
    // Starting a file dispatches an event, which starts the next one.
    const [next] = dueToStart(queue);
    if (next !== undefined && parts.isOnline()) begin(next);
    followWarning();
    notify();
  };

  const followWarning = (): void => {
    const shouldWarn = queue.some(isUnderWay);
    if (shouldWarn) stopWarning ??= parts.warnBeforeClosing();
    else {
      stopWarning?.();
      stopWarning = null;
    }
  };

  const begin = (id: string): void => {
    send({ type: 'started', id, at: now() });
    void transferOf(id).then(
      (transfer) => find(id)?.state.kind === 'uploading' && transfer?.start(),
      () => fail(id, { kind: 'unreached' }),
    );
  };

  const transferOf = async (id: string): Promise<Transfer | undefined> => {
    const create = await parts.loadTransfer();
    const file = files.get(id);
    const item = find(id);
    if (file === undefined || item === undefined) return undefined;
    const known = transfers.get(id);
    if (known !== undefined) return known;
    const type = typeOfFile(file);
    const fingerprint = fingerprintOf({ userId: parts.userId, field: item.field }, file);
    releases.set(id, parts.hold(fingerprint));
    const transfer = create(
      {
        file,
        fileType: type.ok ? type.value : file.type,
        fingerprint,
        renewSession: parts.renewSession,
      },
      {
        onProgress: (sent) => send({ type: 'progressed', id, sent, at: now() }),
        onArrived: (uri) => arrive(id, uri),
        onFailed: (failure) => fail(id, failure),
      },
    );
    transfers.set(id, transfer);
    return transfer;
  };

  const letGo = (id: string): void => {
    transfers.delete(id);
    releases.get(id)?.();
    releases.delete(id);
  };

  const fail = (id: string, failure: TransferFailure): void => {
    if (leaving.signal.aborted) return;
    send(failureEvent(id, failure));
    if (failure.kind !== 'unreached') return;
    setTimeout(() => parts.isOnline() && send({ type: 'connection found' }), TRY_AGAIN_MS);
  };

  const arrive = (id: string, uri: string): void => {
    // A file that is sent again because its scan failed is a new upload.
    letGo(id);
    send({ type: 'arrived', id, uri });
    parts.onChanged();
    const check = new AbortController();
    checks.set(id, check);
    const onMedia = (media: Extract<UploadEvent, { type: 'checked' }>['media']) => {
      send({ type: 'checked', id, media });
      if (find(id)?.state.kind !== 'checking') parts.onChanged();
    };
    const onGone = () =>
      send({ type: 'failed', id, text: 'We no longer have this file.', retryLabel: TRY_AGAIN });
    void pollMedia(call, uri, { onMedia, onGone }, AbortSignal.any([check.signal, leaving.signal]));
  };

  const abandon = async (id: string): Promise<void> => {
    const earlier = interrupted.find(({ key }) => key === id);
    if (earlier !== undefined) {
      parts.forgetInterrupted(earlier);
      const upload = earlier.url.slice(earlier.url.lastIndexOf('/') + 1);
      await call('abandonUpload', { params: { id: upload } });
    }
    await transfers.get(id)?.abandon();
    // The space reserved for the rest of the file is free again.
    parts.onChanged();
  };

  const onOffline = () => send({ type: 'connection lost' });
  const onOnline = () => send({ type: 'connection found' });
  host.addEventListener('offline', onOffline);
  host.addEventListener('online', onOnline);

  const recall = async (): Promise<void> => {
    interrupted = await parts.findInterrupted();
    if (leaving.signal.aborted || interrupted.length === 0) return;
    send({ type: 'added', items: interrupted.map(interruptedItem) });
  };
  void recall();

  return {
    getQueue: () => queue,
    subscribe,
    add: ({ files: chosen, accepted, limits, field }) => {
      const items = chosen.map((file): UploadItem => {
        lastId += 1;
        const id = `upload-${lastId}`;
        files.set(id, file);
        const checked = checkFile(file, accepted, limits);
        return {
          id,
          fileName: file.name,
          mediaKind: checked.ok ? checked.value : null,
          size: file.size,
          field,
          state: checked.ok
            ? firstState(parts.isOnline())
            : { kind: 'failed', text: checked.error, retryLabel: null },
        };
      });
      send({ type: 'added', items });
    },
    pause: (id) => send({ type: 'paused', id, by: 'person' }),
    resume: (id) => send({ type: 'resumed', id }),
    retry: (id) => send({ type: 'retried', id }),
    remove: (id) => {
      checks.get(id)?.abort();
      // If this fails, the server removes the upload after some days.
      void abandon(id).catch(() => undefined);
      send({ type: 'removed', id });
      files.delete(id);
      letGo(id);
    },
    close: () => {
      leaving.abort();
      if (queue.some(isUnderWay)) parts.onStopped();
      host.removeEventListener('offline', onOffline);
      host.removeEventListener('online', onOnline);
      for (const transfer of transfers.values()) transfer.stop();
      for (const id of [...transfers.keys()]) letGo(id);
      queue = [];
      followWarning();
      notify();
    },
  };
}

function firstState(isOnline: boolean): UploadState {
  return isOnline ? { kind: 'waiting', sent: 0 } : { kind: 'paused', sent: 0, by: 'connection' };
}

function interruptedItem({ key, fileName, fileType, size, field }: InterruptedUpload): UploadItem {
  const type = typeOfFile({ name: fileName, type: fileType, size });
  return {
    id: key,
    fileName,
    mediaKind: type.ok ? mediaKindOf(type.value) : null,
    size,
    field,
    state: { kind: 'interrupted' },
  };
}

const TRY_AGAIN = 'Try again';

/** The queue event for a failed transfer. */
function failureEvent(id: string, failure: TransferFailure): UploadEvent {
  switch (failure.kind) {
    case 'unreached':
      return { type: 'paused', id, by: 'connection' };
    case 'logged out': {
      const text = 'You’re logged out. Log in, then try again.';
      return { type: 'failed', id, text, retryLabel: TRY_AGAIN };
    }
    case 'refused':
      return { type: 'failed', id, text: failure.text, retryLabel: null };
    case 'broken': {
      const text = failure.text ?? 'The upload didn’t go through.';
      return { type: 'failed', id, text, retryLabel: TRY_AGAIN };
    }
  }
}
