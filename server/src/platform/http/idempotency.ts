import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { CallName } from '@laneway/contract/calls';
import type { EndpointSchema } from '@laneway/contract/endpoint-schema';
import { ENDPOINTS } from '@laneway/contract/endpoints';
import { LIMITS } from '@laneway/contract/limits';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import type { FastifyRequest } from 'fastify';
import { type Database, type Queryable, statement } from '../database/database.ts';
import { DatabaseUnavailableError } from '../database/outage.ts';
import type { Clock } from '../process/clock.ts';
import { type AnyOutcome, type AnyTransact, refused } from './calls.ts';

/**
 * Runs a call once per Idempotency-Key; a retry with the same key gets the first reply. The call makes its changes
 * through the `transact` that it is given, which stores the reply in the same transaction, so a crash can't separate
 * them.
 */
export type RunOnce = (
  call: { readonly name: CallName; readonly viewer: Actor; readonly request: FastifyRequest },
  run: (transact: AnyTransact) => Promise<AnyOutcome>,
) => Promise<AnyOutcome>;

/**
 * Makes a large reply again, so that only a reference to it is stored. A retry gets the current version, or a not-found
 * refusal if it was deleted.
 */
export type ReplyReader = {
  /** The input of `read`, as JSON. */
  readonly sourceOf: (body: never, params: never) => object;
  readonly read: (viewer: Actor, source: never) => Promise<Result<unknown, Refusal>>;
};

/** The readers by the title of the reply in the contract. */
export type ReplyReaders = Readonly<Record<string, ReplyReader>>;

const MIN_KEY_LENGTH = 8;
/** Longer than any call takes. An older claim belongs to a process that crashed. */
const CLAIM_MS = 60_000;
/** How soon a claim is released again if the database was down. */
const RELEASE_AGAIN_MS = 250;
/** How long a second request waits for the first before it is refused. */
const TIMEOUT_MS = 15_000;
const FIRST_POLL_MS = 20;
const MAX_POLL_MS = 200;
/** Larger replies are read again, if there is a reader for them. */
const MAX_COPIED_BYTES = 4_096;

const BAD_KEY = `Use ${MIN_KEY_LENGTH} to ${LIMITS.idempotencyKey} characters`;
const KEY_REFUSED = refusal('invalid_input', `Idempotency-Key: ${BAD_KEY}`, {
  'Idempotency-Key': BAD_KEY,
});
const OTHER_REQUEST = refusal(
  'conflict',
  'This Idempotency-Key was already used for another request. Use a new key.',
);
const STILL_RUNNING = {
  ...refusal('conflict', 'We’re still working on this request. Please try again in a moment.'),
  retryAfterS: 5,
};

/** Claims the key if it is free or its claim has expired. */
const CLAIM = statement<{ key: string }>(
  'idempotency.claim',
  `INSERT INTO idempotent_replies AS reply (user_id, key, call, request, created_at) VALUES ($1, $2, $3, $4, $5)
   ON CONFLICT (user_id, key) DO UPDATE SET created_at = $5
     WHERE reply.status IS NULL AND reply.created_at < $6 AND reply.call = $3 AND reply.request = $4
   RETURNING key`,
);
type StoredReply = {
  readonly call: string;
  readonly request: Buffer;
  readonly status: number | null;
  readonly body: unknown;
  readonly source: object | null;
  readonly headers: Readonly<Record<string, string>>;
};
const FIND = statement<StoredReply>(
  'idempotency.find',
  'SELECT call, request, status, body, source, headers FROM idempotent_replies WHERE user_id = $1 AND key = $2',
);
/** Only while the claim is still ours: another process may have taken it over after it expired. */
const STORE = statement<{ key: string }>(
  'idempotency.store',
  `UPDATE idempotent_replies SET status = $4, body = $5::jsonb, headers = $6::jsonb, source = $7::jsonb
    WHERE user_id = $1 AND key = $2 AND created_at = $3 AND status IS NULL RETURNING key`,
);
const RELEASE = statement<never>(
  'idempotency.release',
  'DELETE FROM idempotent_replies WHERE user_id = $1 AND key = $2 AND created_at = $3 AND status IS NULL',
);

type Claim = { readonly viewerId: number; readonly key: string; readonly claimedAt: Date };

/** The body of a reply as JSON, or the source to read it from again. */
type BodyOrSource = { readonly body: string; readonly source: string | null };

async function storeReply(
  db: Queryable,
  { viewerId, key, claimedAt }: Claim,
  { status, headers }: Extract<AnyOutcome, { kind: 'answer' }>,
  { body, source }: BodyOrSource,
): Promise<boolean> {
  const updated = await db.query(STORE, [
    viewerId,
    key,
    claimedAt,
    status,
    body,
    JSON.stringify(headers ?? {}),
    source,
  ]);
  return updated.length > 0;
}

/** The title of a reply in the contract; undefined for one that has no body or isn't an object. */
function titleOf(name: CallName, status: number): string | undefined {
  const declared = (ENDPOINTS[name] as EndpointSchema).responses[status];
  return declared !== undefined && 'title' in declared ? String(declared.title) : undefined;
}

/** Runs work and then `finish` in one transaction. A refusal rolls it back. */
export function createTransact(
  db: Database,
  finish: (tx: Queryable, outcome: AnyOutcome) => Promise<AnyOutcome> = async (_tx, outcome) =>
    outcome,
): AnyTransact {
  return async (work) => {
    const done = await db.transaction(async (tx): Promise<Result<AnyOutcome, AnyOutcome>> => {
      const worked = await work(tx);
      const outcome = worked.kind === 'answer' ? await finish(tx, worked) : worked;
      return outcome.kind === 'refused' ? fail(outcome) : ok(outcome);
    });
    return (done.ok ? done.value : done.error) as Awaited<ReturnType<AnyTransact>>;
  };
}

export function createRunOnce(options: {
  readonly db: Database;
  readonly clock: Clock;
  readonly secret: string;
  readonly replyReaders: ReplyReaders;
}): RunOnce {
  const { db, clock, secret, replyReaders } = options;

  const readerOf = (name: CallName, status: number): ReplyReader | undefined =>
    replyReaders[titleOf(name, status) ?? ''];

  /** A refusal or an exception changed nothing, so the same key may be used again. Stored replies stay. */
  const release = async (claim: Claim): Promise<void> => {
    try {
      await db.query(RELEASE, [claim.viewerId, claim.key, claim.claimedAt]);
    } catch (error) {
      // The claim would refuse retries for up to a minute, although the outage may be over sooner.
      if (error instanceof DatabaseUnavailableError) {
        setTimeout(() => void release(claim).catch(() => {}), RELEASE_AGAIN_MS).unref();
      }
      throw error;
    }
  };

  const runClaimed = async (
    { name, request }: Parameters<RunOnce>[0],
    claim: Claim,
    run: Parameters<RunOnce>[1],
  ) => {
    let isStored = false;
    const storeOutcome = (tx: Queryable, outcome: Extract<AnyOutcome, { kind: 'answer' }>) => {
      const body = JSON.stringify(outcome.body ?? null);
      const reader = readerOf(name, outcome.status);
      const isCopied = reader === undefined || Buffer.byteLength(body) <= MAX_COPIED_BYTES;
      const content = isCopied
        ? { body, source: null }
        : {
            body: 'null',
            source: JSON.stringify(reader.sourceOf(outcome.body as never, request.params as never)),
          };
      return storeReply(tx, claim, outcome, content);
    };
    const transact = createTransact(db, async (tx, outcome) => {
      if (outcome.kind !== 'answer') return outcome;
      isStored = await storeOutcome(tx, outcome);
      return isStored ? outcome : refused(STILL_RUNNING);
    });
    try {
      const outcome = await run(transact);
      // A repeatable call doesn't use `transact`, so its reply is stored afterwards.
      if (outcome.kind === 'answer' && !isStored) await storeOutcome(db, outcome);
      return outcome;
    } finally {
      await release(claim);
    }
  };

  const replay = async (
    { name, viewer }: Parameters<RunOnce>[0],
    status: number,
    { body, source, headers }: StoredReply,
  ): Promise<AnyOutcome> => {
    const again = { status, headers: { ...headers, 'idempotent-replayed': 'true' } };
    if (source === null) return { kind: 'answer', ...again, body: body ?? undefined };
    const reader = readerOf(name, status);
    if (reader === undefined) throw new Error(`no reader for the reply of ${name}`);
    const read = await reader.read(viewer, source as never);
    return read.ok ? { kind: 'answer', ...again, body: read.value } : refused(read.error);
  };

  return async (call, run) => {
    const { name, viewer, request } = call;
    const viewerId = viewer.id;
    const key = request.headers['idempotency-key'];
    if (key === undefined) return run(createTransact(db));
    if (Array.isArray(key) || key.length < MIN_KEY_LENGTH || key.length > LIMITS.idempotencyKey) {
      return refused(KEY_REFUSED);
    }
    const { params, query, body } = request;
    const fingerprint = createHmac('sha256', secret)
      .update(JSON.stringify([params, query, body]))
      .digest();

    const giveUpAt = Date.now() + TIMEOUT_MS;
    for (let pause = FIRST_POLL_MS; ; pause = Math.min(pause * 2, MAX_POLL_MS)) {
      const now = clock();
      const abandoned = new Date(now.getTime() - CLAIM_MS);
      const claim = await db.query(CLAIM, [viewerId, key, name, fingerprint, now, abandoned]);
      if (claim.length > 0) return runClaimed(call, { viewerId, key, claimedAt: now }, run);
      const [stored] = await db.query(FIND, [viewerId, key]);
      if (stored !== undefined) {
        if (stored.call !== name || !stored.request.equals(fingerprint))
          return refused(OTHER_REQUEST);
        if (stored.status !== null) return replay(call, stored.status, stored);
      }
      if (Date.now() > giveUpAt) return refused(STILL_RUNNING);
      await wait(pause);
    }
  };
}
