import { ServiceUnavailableError } from '../../platform/process/service-health.ts';

/** An error response of S3. It contains no keys, no signatures and none of S3's text about them. */
export class S3Error extends Error {
  readonly status: number;

  constructor(what: string, status: number, code: string | null) {
    super(`S3 answered ${what} with ${[status, code].filter((part) => part !== null).join(' ')}`);
    this.name = 'S3Error';
    this.status = status;
  }
}

/** S3 gave no response, an incomplete one or a server error, even when asked again. */
export class S3Unreachable extends ServiceUnavailableError {
  override readonly name = 'S3Unreachable';

  constructor(what: string, cause: unknown) {
    super(`S3 did not answer ${what} (${reasonOf(cause)})`, { cause });
  }
}

/** The error code in a response's XML. The rest may quote the signed request, so it is dropped. */
export function errorCodeIn(body: string): string | null {
  if (!/^\s*(?:<\?xml[^>]*>\s*)?<Error[\s>]/.test(body)) return null;
  return /<Code>(\w{1,64})<\/Code>/.exec(body)?.[1] ?? 'Error';
}

/** The short reason: an error of `fetch` has it only in its cause. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no reason given';
  if (error.name === 'TimeoutError') return 'timed out';
  const code = (error as NodeJS.ErrnoException).code;
  if (typeof code === 'string') return code;
  return error.cause === undefined ? error.message : reasonOf(error.cause);
}
