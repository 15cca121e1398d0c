import { setTimeout as wait } from 'node:timers/promises';
import type { Account } from './account.ts';
import { ApiError, invalid } from './api-error.ts';
import { type Form, formOf, textOf } from './form.ts';

export type ApiRequest = {
  readonly method: string;
  readonly path: string;
  readonly params: Form;
  readonly idempotencyKey: string | null;
  readonly authorization: string | null;
};

export type ApiAnswer = {
  readonly status: number;
  readonly body: object;
  readonly headers: Readonly<Record<string, string>>;
};

/** Long enough for a second request with the same key to arrive while the first is in progress. */
const WORK_MS = 5;

type Route = (account: Account, params: Form, id: string) => object;

const ROUTES: readonly (readonly [method: string, path: RegExp, route: Route])[] = [
  ['POST', /^\/v1\/checkout\/sessions$/, (account, params) => account.open(params)],
  ['GET', /^\/v1\/checkout\/sessions\/(\w+)$/, (account, _, id) => account.findSession(id)],
  ['POST', /^\/v1\/checkout\/sessions\/(\w+)\/expire$/, (account, _, id) => account.expire(id)],
  ['POST', /^\/v1\/refunds$/, (account, params) => account.refund(params)],
  ['GET', /^\/v1\/payment_intents\/(\w+)$/, (account, _, id) => account.findIntent(id)],
];

/** The function that finds the object in a field. */
const FINDERS: Readonly<Record<string, (account: Account, id: string) => object>> = {
  payment_intent: (account, id) => account.findIntent(id),
  latest_charge: (account, id) => account.findCharge(id),
  charge: (account, id) => account.findCharge(id),
};

type Kept = {
  readonly path: string;
  readonly params: string;
  /** Null while the first request with this key is in progress. */
  answer: ApiAnswer | null;
};

/** Responds as Stripe does: checks the API key, and runs requests with the same idempotency key once. */
export function createApi(account: Account, secretKey: string) {
  const kept = new Map<string, Kept>();

  const work = ({ method, path, params }: ApiRequest): ApiAnswer => {
    for (const [verb, pattern, route] of ROUTES) {
      const match = verb === method ? pattern.exec(path) : null;
      if (match !== null) {
        const found = structuredClone(route(account, params, match[1] ?? ''));
        for (const field of Object.values(formOf(params.expand))) {
          expand(account, found as Expandable, String(field).split('.'));
        }
        return { status: 200, body: found, headers: {} };
      }
    }
    throw new ApiError(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${method}: ${path}).`,
    });
  };

  /** Only successful responses are stored: a request that failed may be corrected and sent again. */
  const workOnce = async (request: ApiRequest, key: string): Promise<ApiAnswer> => {
    const { path } = request;
    const params = JSON.stringify(request.params);
    const before = kept.get(key);
    if (before !== undefined) return repeated(before, { key, path, params });
    const mine: Kept = { path, params, answer: null };
    kept.set(key, mine);
    try {
      await wait(WORK_MS);
      mine.answer = work(request);
      return mine.answer;
    } finally {
      if (mine.answer === null) kept.delete(key);
    }
  };

  return async (request: ApiRequest): Promise<ApiAnswer> => {
    try {
      if (request.authorization !== `Bearer ${secretKey}`) throw invalidApiKey();
      const { idempotencyKey: key } = request;
      return await (key === null ? work(request) : workOnce(request, key));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { status: error.status, body: { error: error.details }, headers: {} };
    }
  };
}

function repeated(
  before: Kept,
  { key, path, params }: { readonly key: string; readonly path: string; readonly params: string },
): ApiAnswer {
  const trouble = (status: number, message: string, code?: string) =>
    new ApiError(status, {
      type: 'idempotency_error',
      message,
      ...(code === undefined ? {} : { code }),
    });
  const remedy = `Try using a key other than '${key}' if you meant to execute a different request.`;
  if (before.path !== path) {
    const same = `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${before.path}' vs '${path}').`;
    throw trouble(400, `${same} ${remedy}`);
  }
  if (before.params !== params) {
    const same =
      'Keys for idempotent requests can only be used with the same parameters they were first used with.';
    throw trouble(400, `${same} ${remedy}`);
  }
  if (before.answer === null) {
    const busy = `There is currently another in-progress request using this Idempotent Key (${key}).`;
    throw trouble(409, busy, 'idempotency_key_in_use');
  }
  return { ...before.answer, headers: { 'idempotent-replayed': 'true' } };
}

function invalidApiKey(): ApiError {
  const message = 'Invalid API Key provided: sk_test_****';
  return new ApiError(401, { type: 'invalid_request_error', message });
}

type Expandable = { [field: string]: unknown };

/** Replaces an id by its object, and continues inside it. */
function expand(account: Account, object: Expandable, [field, ...inner]: readonly string[]): void {
  const find = FINDERS[field ?? ''];
  if (field === undefined || !(field in object) || find === undefined) {
    throw invalid(`This property cannot be expanded (${field}).`, undefined, 'expand');
  }
  const id = textOf(object[field] as string);
  if (id === null) return;
  const found = structuredClone(find(account, id)) as Expandable;
  object[field] = found;
  if (inner.length > 0) expand(account, found, inner);
}
