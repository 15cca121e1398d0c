import { UNKNOWN_ERROR } from '@laneway/domain/accounts/messages';
import { REFUSAL_CODES, type RefusalCode } from '@laneway/domain/refusal';

export type ProblemFields = {
  readonly status: number;
  readonly code: RefusalCode;
  /** The text to show. */
  readonly detail: string;
  /** With 422: the error for each field. */
  readonly errors?: Readonly<Record<string, string>> | undefined;
  /** With stale_version: the current row. */
  readonly current?: unknown;
};

/** The server understood and refused. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly status: number;
  readonly code: RefusalCode;
  readonly detail: string;
  readonly errors: Readonly<Record<string, string>>;
  readonly current: unknown;

  constructor({ status, code, detail, errors = {}, current }: ProblemFields) {
    super(detail);
    this.status = status;
    this.code = code;
    this.detail = detail;
    this.errors = errors;
    this.current = current;
  }
}

/** The server couldn't be reached, or a proxy answered instead. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';

  constructor(cause?: unknown) {
    super('We can’t connect. Check your internet and try again.', { cause });
  }
}

/** The reason why something couldn't be loaded: it doesn't exist, this person may not see it, or the request failed. */
export type FailureKind = 'missing' | 'closed' | 'failed';

/** Any other code may be temporary, so the caller can retry. */
const FAILURE_KINDS: Partial<Record<RefusalCode, FailureKind>> = {
  not_found: 'missing',
  gone: 'missing',
  not_allowed: 'closed',
  not_signed_in: 'closed',
};

export function failureKind(error: Error): FailureKind {
  return (error instanceof ApiProblem ? FAILURE_KINDS[error.code] : undefined) ?? 'failed';
}

/** The message to show for an error; a defect gets a generic one. */
export function failureText(error: unknown): string {
  const hasUserMessage = error instanceof ApiProblem || error instanceof NetworkError;
  return hasUserMessage ? error.message : UNKNOWN_ERROR;
}

/** Codes whose detail isn't meaningful to users. */
const HIDDEN_CODES: readonly RefusalCode[] = ['internal', 'not_implemented'];

/** The reason for a failure, from the server or the connection; else the given text. */
export function failureTextOr(error: unknown, text: string): string {
  if (error instanceof NetworkError) return error.message;
  const isShown = error instanceof ApiProblem && !HIDDEN_CODES.includes(error.code);
  return isShown ? error.detail : text;
}

/** The refusal in an unsuccessful reply, even one of a proxy without an explanation. */
export async function problemOf(response: Response): Promise<ApiProblem> {
  const { status } = response;
  const body: unknown = await response.json().catch(() => null);
  if (isProblem(body)) return new ApiProblem({ ...body, status });
  const code = status === 502 || status === 503 || status === 504 ? 'unavailable' : 'internal';
  return new ApiProblem({ status, code, detail: UNKNOWN_ERROR });
}

function isProblem(body: unknown): body is Omit<ProblemFields, 'status'> {
  return (
    typeof body === 'object' &&
    body !== null &&
    'detail' in body &&
    typeof body.detail === 'string' &&
    'code' in body &&
    REFUSAL_CODES.some((code) => code === body.code)
  );
}
