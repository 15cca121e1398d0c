import { addressOf } from '@laneway/contract/address';
import { type DetailedError, type HttpRequest, type HttpResponse, Upload } from 'tus-js-client';
import { deviceStorage } from '../../../core/device-storage.ts';
import { isPlainObject } from '../../../core/stored-value.ts';
import type { CreateTransfer, TransferFailure } from './transfer.ts';

/**
 * Small enough to pass a proxy, and to cost little when it has to be sent again because the login
 * expired; a multiple of the five-megabyte parts in which the server stores uploads.
 */
const CHUNK_BYTES = 30 * 1024 * 1024;

/** For short interruptions; longer failures are handled as a lost connection. */
const RETRY_DELAYS_MS = [500, 1_000, 3_000, 5_000];

const MEDIA_URI = 'X-Media-Uri';

/** The server requires a login. A retry helps if the session could be renewed. */
class SessionRefused extends Error {
  readonly isRenewed: boolean;
  constructor(isRenewed: boolean) {
    super('The session was refused');
    this.isRenewed = isRenewed;
  }
}

/** Uploads a file by tus, from where an earlier attempt of the same user stopped. */
export const createTusTransfer: CreateTransfer = (
  { file, fileType, fingerprint, renewSession },
  { onProgress, onArrived, onFailed },
) => {
  let uri: string | null = null;

  const readReply = async (request: HttpRequest, response: HttpResponse): Promise<void> => {
    uri = response.getHeader(MEDIA_URI) ?? uri;
    const status = response.getStatus();
    if (status === 401 || status === 403) throw new SessionRefused(await renewSession());
    // By default, the library takes any failed HEAD request for the end of the upload and starts a
    // new one.
    const isLost = status === 404 || status === 410;
    if (request.getMethod() === 'HEAD' && status >= 300 && !isLost) {
      throw new Error(`The server answered ${status}`);
    }
  };

  const upload = new Upload(file, {
    endpoint: addressOf('createUpload', {}),
    chunkSize: CHUNK_BYTES,
    retryDelays: RETRY_DELAYS_MS,
    metadata: { filename: file.name, filetype: fileType },
    fingerprint: () => Promise.resolve(fingerprint),
    storeFingerprintForResuming: true,
    removeFingerprintOnSuccess: true,
    onAfterResponse: readReply,
    onShouldRetry: mayPass,
    onProgress: (sent) => onProgress(sent),
    onSuccess: () => {
      if (uri === null) onFailed({ kind: 'broken', text: null });
      else onArrived(uri);
    },
    onError: (error) => {
      const failure = failureOf(error);
      if (failure.kind === 'refused') void forget();
      onFailed(failure);
    },
  });

  /** A refused file would be refused again, so it isn't offered for resuming. */
  const forget = async (): Promise<void> => {
    for (const { urlStorageKey } of await upload.findPreviousUploads()) {
      deviceStorage.removeItem(urlStorageKey);
    }
  };

  let isWanted = false;
  const start = async (): Promise<void> => {
    isWanted = true;
    if (upload.url === null) {
      const [earlier] = await upload.findPreviousUploads();
      if (earlier !== undefined) upload.resumeFromPreviousUpload(earlier);
    }
    if (isWanted) upload.start();
  };

  return {
    start: () => void start(),
    stop: () => {
      isWanted = false;
      void upload.abort();
    },
    abandon: async () => {
      isWanted = false;
      await upload.abort(true);
    },
  };
};

function mayPass(error: DetailedError): boolean {
  if (error.causingError instanceof SessionRefused) return error.causingError.isRenewed;
  const status = error.originalResponse?.getStatus() ?? 0;
  const isRefusal = status >= 400 && status < 500 && ![409, 423, 429].includes(status);
  return !isRefusal && navigator.onLine;
}

function failureOf(error: Error | DetailedError): TransferFailure {
  const response = 'originalResponse' in error ? error.originalResponse : null;
  const cause = 'causingError' in error ? error.causingError : null;
  if (cause instanceof SessionRefused) return { kind: 'logged out' };
  if (response === null) return { kind: 'unreached' };
  return readRefusal(response.getStatus(), response.getBody());
}

/** The failure of an unsuccessful response. */
export function readRefusal(status: number, body: string): TransferFailure {
  if (status === 409 || status === 423 || status === 429) return { kind: 'broken', text: null };
  const detail = detailIn(body);
  if (detail === null || status >= 500) return { kind: 'broken', text: detail };
  return { kind: 'refused', text: detail };
}

function detailIn(body: string): string | null {
  try {
    const problem: unknown = JSON.parse(body);
    return isPlainObject(problem) && typeof problem.detail === 'string' ? problem.detail : null;
  } catch {
    return null;
  }
}
