import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { CallName } from '@laneway/contract/calls';
import { LIMITS } from '@laneway/contract/limits';
import { refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { FastifyRequest } from 'fastify';
import { type AnyOutcome, type AnyTransact, refused } from './calls.ts';
import type { Clock } from './clock.ts';
import { type Database, type Queryable, statement } from './database.ts';

/**
 * Runs a call once per Idempotency-Key; a retry with the same key gets the first reply. The call makes its changes
 * through the `transact` that it is given, which stores the reply in the same transaction, so a crash can't separate
 * them.
 */
export type RunOnce = (
  call: { readonly name: CallName; readonly viewerId: number; readonly request: FastifyRequest },
  run: (transact: AnyTransact) => Promise<AnyOutcome>,
) => Promise<AnyOutcome>;

const MIN_KEY_LENGTH = 8;
/** Longer than any call takes. An older claim belongs to a process that crashed. */
const CLAIM_MS = 60_000;
/** How long a second request waits for the first before it is refused. */
const PATIENCE_MS = 15_000;
const FIRST_LOOK_MS = 20;
const LOOK_MS = 200;

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
type KeptReply = {
  readonly call: string;
  readonly request: Buffer;
  readonly status: number | null;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
};
const FIND = statement<KeptReply>(
  'idempotency.find',
  'SELECT call, request, status, body, headers FROM idempotent_replies WHERE user_id = $1 AND key = $2',
);
/** Only while the claim is still ours: another process may have taken it over after it expired. */
const STORE = statement<{ key: string }>(
  'idempotency.store',
  `UPDATE idempotent_replies SET status = $4, body = $5::jsonb, headers = $6::jsonb
    WHERE user_id = $1 AND key = $2 AND created_at = $3 AND status IS NULL RETURNING key`,
);
const RELEASE = statement<never>(
  'idempotency.release',
  'DELETE FROM idempotent_replies WHERE user_id = $1 AND key = $2 AND created_at = $3 AND status IS NULL',
);

type Claim = { readonly viewerId: number; readonly key: string; readonly claimedAt: Date };

async function storeReply(
  db: Queryable,
  { viewerId, key, claimedAt }: Claim,
  { status, body, headers }: Extract<AnyOutcome, { kind: 'answer' }>,
): Promise<boolean> {
  const stored = await db.query(STORE, [
    viewerId,
    key,
    claimedAt,
    status,
    JSON.stringify(body ?? null),
    JSON.stringify(headers ?? {}),
  ]);
  return stored.length > 0;
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
}): RunOnce {
  const { db, clock, secret } = options;

  const runClaimed = async (claim: Claim, run: Parameters<RunOnce>[1]) => {
    let isStored = false;
    const transact = createTransact(db, async (tx, outcome) => {
      if (outcome.kind !== 'answer') return outcome;
      isStored = await storeReply(tx, claim, outcome);
      return isStored ? outcome : refused(STILL_RUNNING);
    });
    try {
      const outcome = await run(transact);
      // A repeatable call doesn't use `transact`, so its reply is stored afterwards.
      if (outcome.kind === 'answer' && !isStored) await storeReply(db, claim, outcome);
      return outcome;
    } finally {
      // A refusal or an exception changed nothing, so the same key may be used again. Stored replies stay.
      await db.query(RELEASE, [claim.viewerId, claim.key, claim.claimedAt]);
    }
  };

  return async ({ name, viewerId, request }, run) => {
    const key = request.headers['idempotency-key'];
    if (key === undefined) return run(createTransact(db));
    if (Array.isArray(key) || key.length < MIN_KEY_LENGTH || key.length > LIMITS.idempotencyKey) {
      return refused(KEY_REFUSED);
    }
    const { params, query, body } = request;
    const print = createHmac('sha256', secret)
      .update(JSON.stringify([params, query, body]))
      .digest();

    const giveUpAt = Date.now() + PATIENCE_MS;
    for (let pause = FIRST_LOOK_MS; ; pause = Math.min(pause * 2, LOOK_MS)) {
      const now = clock();
      const abandoned = new Date(now.getTime() - CLAIM_MS);
      const claim = await db.query(CLAIM, [viewerId, key, name, print, now, abandoned]);
      if (claim.length > 0) return runClaimed({ viewerId, key, claimedAt: now }, run);
      const [kept] = await db.query(FIND, [viewerId, key]);
      if (kept !== undefined) {
        if (kept.call !== name || !kept.request.equals(print)) return refused(OTHER_REQUEST);
        if (kept.status !== null) return replay(kept.status, kept);
      }
      if (Date.now() > giveUpAt) return refused(STILL_RUNNING);
      await wait(pause);
    }
  };
}

function replay(status: number, { body, headers }: KeptReply): AnyOutcome {
  return {
    kind: 'answer',
    status,
    body: body ?? undefined,
    headers: { ...headers, 'idempotent-replayed': 'true' },
  };
}
