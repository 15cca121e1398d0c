import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { Logger } from '../../platform/process/logging.ts';
import { watchService } from '../../platform/process/service-health.ts';
import { errorCodeIn, S3Error, S3Unreachable } from './s3-error.ts';

export type S3Access = {
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

export type S3Request = {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** `/{bucket}` or `/{bucket}/{key}`, encoded. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer | ReadableStream<Uint8Array>;
};

export type RetryOptions = {
  readonly timeoutMs: number;
  /** More than one only for idempotent requests. */
  readonly attempts: number;
};

/** A response that was read to its end. */
export type S3Reply = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
};

export type S3Client = {
  /** Rejects unless the response is a success, or has a status in `accepted`. */
  readonly send: (
    request: S3Request,
    options?: Partial<RetryOptions>,
    accepted?: readonly number[],
  ) => Promise<S3Reply>;
  /** A successful response whose body is still to be read. The signal aborts the request, and the reading too. */
  readonly open: (request: S3Request, signal: AbortSignal, attempts: number) => Promise<Response>;
  readonly downSince: () => Date | null;
};

const DEFAULT_OPTIONS: RetryOptions = { timeoutMs: 30_000, attempts: 3 };
const FIRST_PAUSE_MS = 100;
const PROBE_TIMEOUT_MS = 5_000;

export function createS3Client(
  { endpoint, region, accessKeyId, secretAccessKey }: S3Access,
  { probeBucket, log }: { readonly probeBucket: string; readonly log: Logger },
) {
  // By default it would retry everything ten times; what may be retried is decided here.
  const aws = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });

  const fetchOnce = async (request: S3Request, signal: AbortSignal): Promise<Response> => {
    const url = new URL(endpoint + request.path);
    for (const [name, value] of Object.entries(request.query ?? {}))
      url.searchParams.set(name, value);
    const { body } = request;
    const signed = await aws.sign(url, {
      method: request.method,
      headers: { ...request.headers, 'x-amz-content-sha256': checksumOf(body) },
      // A redirect leads to another region, for which the signature isn't valid.
      redirect: 'manual',
      signal,
      ...(body === undefined ? {} : { body, duplex: 'half' as const }),
    });
    // Not signed, because proxies tend to change it.
    signed.headers.set('accept-encoding', 'identity');
    return fetch(signed);
  };

  const probe = async (): Promise<void> => {
    const request = { method: 'HEAD', path: `/${probeBucket}` } as const;
    try {
      const reply = await fetchOnce(request, AbortSignal.timeout(PROBE_TIMEOUT_MS));
      if (reply.status >= 500) throw new S3Error(nameOf(request), reply.status, null);
    } catch (error) {
      throw new S3Unreachable(nameOf(request), error);
    }
  };
  const health = watchService('S3', { log, probe });

  const requestWithRetries = <T>(
    request: S3Request,
    attempts: number,
    once: (what: string) => Promise<T>,
  ): Promise<T> => {
    const what = nameOf(request);
    return health.run(() =>
      repeat(attempts, () => once(what)).catch((error: unknown) => {
        throw error instanceof S3Error && mayPass(error) ? new S3Unreachable(what, error) : error;
      }),
    );
  };

  const send: S3Client['send'] = (request, options = {}, accepted = []) => {
    const { timeoutMs, attempts } = { ...DEFAULT_OPTIONS, ...options };
    return requestWithRetries(request, attempts, async (what) => {
      try {
        const reply = await fetchOnce(request, AbortSignal.timeout(timeoutMs));
        const text = await reply.text();
        const code = errorCodeIn(text);
        // Copying and completing are slow, so S3 sends status 200 first and the outcome in the body.
        const status = reply.ok && code !== null ? statusOf(code) : reply.status;
        if (!isSuccess(status) && !accepted.includes(status)) throw new S3Error(what, status, code);
        return { status, headers: reply.headers, text };
      } catch (error) {
        throw error instanceof S3Error ? error : new S3Unreachable(what, error);
      }
    });
  };

  const open: S3Client['open'] = (request, signal, attempts) =>
    requestWithRetries(request, attempts, async (what) => {
      try {
        const reply = await fetchOnce(request, signal);
        if (reply.ok) return reply;
        throw new S3Error(what, reply.status, errorCodeIn(await reply.text()));
      } catch (error) {
        signal.throwIfAborted();
        throw error instanceof S3Error ? error : new S3Unreachable(what, error);
      }
    });

  return { send, open, downSince: health.downSince } satisfies S3Client;
}

/** Retries after errors of the network or of S3, with a growing delay. */
async function repeat<T>(attempts: number, ask: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask();
    } catch (error) {
      if (!mayPass(error) || attempt >= attempts) throw error;
      await pause(FIRST_PAUSE_MS * 4 ** (attempt - 1) * (1 + Math.random()));
    }
  }
}

function mayPass(error: unknown): boolean {
  return (
    error instanceof S3Unreachable ||
    (error instanceof S3Error && (error.status >= 500 || error.status === 429))
  );
}

/** A stream would have to be read twice to be signed. */
function checksumOf(body: S3Request['body']): string {
  if (body instanceof ReadableStream) return 'UNSIGNED-PAYLOAD';
  return createHash('sha256')
    .update(body ?? '')
    .digest('hex');
}

const nameOf = ({ method, path }: S3Request): string => `${method} ${path.split('/')[1]}`;

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

const statusOf = (code: string): number => (code.startsWith('NoSuch') ? 404 : 500);
