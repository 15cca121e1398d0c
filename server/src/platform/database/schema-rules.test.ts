import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createGuide } from '../../testing/guides.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestDatabase } from '../../testing/test-database.ts';

const db = await createTestDatabase();
const { pool } = db;
const author = await createPerson(db, 'creator');
const buyer = await createPerson(db);
const guideId = await createGuide(db, { authorId: author.id });

const UNIQUE = { code: '23505' };
const CHECK = { code: '23514' };
const RAISED = { code: 'P0001' };

const ORDER = `INSERT INTO orders (id, buyer_id, guide_id, kind, status, price_cents, fee_cents, provider)
               VALUES ($1, $2, $3, $4, $5, $6, $7, 'test')`;
async function order(facts: {
  readonly kind?: string;
  readonly status?: string;
  readonly price?: number;
  readonly fee?: number;
  readonly guide?: number;
}): Promise<string> {
  const { kind = 'purchase', status = 'paid', price = 499, fee = 150, guide = guideId } = facts;
  const id = randomUUID();
  await pool.query(ORDER, [id, buyer.id, guide, kind, status, price, fee]);
  return id;
}

describe('the ledger', () => {
  type Line = readonly [account: string, cents: number];
  const SALE: readonly Line[] = [
    ['provider_clearing', 499],
    ['platform_fee', -150],
    ['creator_payable', -349],
  ];

  /** Writes an entry with these lines in one transaction and returns its id. */
  async function post(lines: readonly Line[], orderId: string | null = null): Promise<string> {
    const client = await pool.connect();
    try {
      await client.query('BEGIN');
      const { rows } = await client.query(
        `INSERT INTO ledger_entries (kind, order_id, description) VALUES ('sale', $1, 'A sale') RETURNING id`,
        [orderId],
      );
      for (const [line, [account, cents]] of lines.entries()) {
        const creator = account === 'creator_payable' ? author.id : null;
        await client.query(
          `INSERT INTO ledger_postings (entry_id, line, account, creator_id, cents) VALUES ($1, $2, $3, $4, $5)`,
          [rows[0].id, line, account, creator, cents],
        );
      }
      await client.query('COMMIT');
      return rows[0].id;
    } catch (error) {
      await client.query('ROLLBACK');
      throw error;
    } finally {
      client.release();
    }
  }

  it('accepts an entry that sums to zero', async () => {
    const id = await post(SALE);
    const { rows } = await pool.query(
      'SELECT count(*)::integer AS n FROM ledger_postings WHERE entry_id = $1',
      [id],
    );
    expect(rows).toEqual([{ n: 3 }]);
  });

  it.each([
    ['a cent too many', [['provider_clearing', 500], ...SALE.slice(1)]],
    ['one side only', SALE.slice(0, 1)],
    ['one line of nothing', [['platform_fee', 0]]],
    ['no lines', []],
  ] as [string, readonly Line[]][])('refuses an entry with %s at commit', async (_, lines) => {
    await expect(post(lines)).rejects.toMatchObject({
      ...RAISED,
      message: expect.stringContaining('does not balance'),
    });
  });

  it('refuses a line that would unbalance an existing entry', async () => {
    const id = await post(SALE);
    const line = `INSERT INTO ledger_postings (entry_id, line, account, cents) VALUES ($1, 9, 'gst', 1)`;
    await expect(pool.query(line, [id])).rejects.toMatchObject(RAISED);
  });

  it('refuses to owe an unnamed creator, and to name one on another account', async () => {
    const id = await post(SALE);
    const line = `INSERT INTO ledger_postings (entry_id, line, account, creator_id, cents) VALUES ($1, 9, $2, $3, 0)`;
    await expect(pool.query(line, [id, 'creator_payable', null])).rejects.toMatchObject(CHECK);
    await expect(pool.query(line, [id, 'gst', author.id])).rejects.toMatchObject(CHECK);
  });

  it('accepts each order once for each kind of entry', async () => {
    const orderId = await order({ status: 'fulfilled' });
    await post(SALE, orderId);
    await expect(post(SALE, orderId)).rejects.toMatchObject(UNIQUE);
  });
});

describe('append-only tables', () => {
  it.each([
    'UPDATE ledger_entries SET description = description',
    'DELETE FROM ledger_entries',
    'TRUNCATE ledger_entries CASCADE',
    'UPDATE ledger_postings SET cents = 0',
    'DELETE FROM ledger_postings WHERE false',
    'TRUNCATE ledger_postings',
    'TRUNCATE orders CASCADE',
    `UPDATE content_history SET act = 'other'`,
    'DELETE FROM content_history',
    'TRUNCATE content_history',
    'UPDATE admin_actions SET acted_at = now()',
    'UPDATE admin_actions SET by_id = by_id',
    'UPDATE admin_actions SET subject_name = NULL',
    `UPDATE admin_actions SET subject_name = 'Someone else'`,
    `UPDATE admin_actions SET details = '{"cents":1}'`,
    'DELETE FROM admin_actions',
    'TRUNCATE admin_actions',
  ])('refuse %s', async (statement) => {
    const history = `INSERT INTO content_history (guide_id, actor_id, source, act) VALUES ($1, $2, 'user_action', 'withdraw')`;
    await pool.query(history, [guideId, author.id]);
    await pool.query(
      `INSERT INTO admin_actions (acted_at, by_id, action, subject, subject_id, subject_name, name_of, details)
       VALUES (now(), $1, 'account_suspended', 'account', '1', 'Ada', $2, '{}')`,
      [author.id, buyer.id],
    );
    await expect(pool.query(statement)).rejects.toMatchObject({
      ...RAISED,
      message: expect.stringContaining('append-only'),
    });
  });

  it('refuse an entry that is about nothing', async () => {
    const about = `INSERT INTO content_history (source, act) VALUES ('automatic', 'nothing')`;
    await expect(pool.query(about)).rejects.toMatchObject(CHECK);
  });
});

describe('a revision of a published guide', () => {
  const OPEN = ['draft', 'submitted', 'needs_revision', 'approved'];
  const CLOSED = ['rejected', 'withdrawn', 'published'];
  const revise = (guide: number, status: string) =>
    pool.query(
      'INSERT INTO pending_guides (original_guide_id, author_id, status) VALUES ($1, $2, $3)',
      [guide, author.id, status],
    );

  it.each(OPEN)('is the only open one while it is %s', async (status) => {
    const guide = await createGuide(db, { authorId: author.id });
    await revise(guide, status);
    await expect(revise(guide, 'draft')).rejects.toMatchObject(UNIQUE);
    await pool.query('UPDATE pending_guides SET deleted_at = now() WHERE original_guide_id = $1', [
      guide,
    ]);
    await revise(guide, 'draft');
  });

  it.each(CLOSED)('allows another one once it is %s', async (status) => {
    const guide = await createGuide(db, { authorId: author.id });
    await revise(guide, status);
    await revise(guide, status);
    await expect(revise(guide, 'draft')).resolves.toMatchObject({ rowCount: 1 });
  });

  it('is not limited for guides that are new', async () => {
    const fresh = `INSERT INTO pending_guides (author_id) VALUES ($1), ($1)`;
    await expect(pool.query(fresh, [author.id])).resolves.toMatchObject({ rowCount: 2 });
  });
});

describe('an order', () => {
  it.each(['created', 'checkout_open'])(
    'is the only open purchase of a guide by a person while it is %s',
    async (status) => {
      const guide = await createGuide(db, { authorId: author.id });
      await order({ guide, status });
      await expect(order({ guide, status: 'created' })).rejects.toMatchObject(UNIQUE);
      await order({ guide, status: 'created', kind: 'gift' });
      await order({ guide, status: 'created', kind: 'gift' });
    },
  );

  it.each(['paid', 'fulfilled', 'cancelled', 'expired', 'failed', 'refunded'])(
    'allows another one once it is %s',
    async (status) => {
      const guide = await createGuide(db, { authorId: author.id });
      await order({ guide, status });
      await expect(order({ guide, status: 'created' })).resolves.toBeTypeOf('string');
    },
  );

  it.each([
    ['a price under 99 cents', { price: 98, fee: 0 }],
    ['a fee above the price', { price: 499, fee: 500 }],
    ['a fee below zero', { fee: -1 }],
    ['an unknown kind', { kind: 'loan' }],
    ['an unknown status', { status: 'maybe' }],
  ])('can’t have %s', async (_, facts) => {
    await expect(order({ kind: 'gift', ...facts })).rejects.toMatchObject(CHECK);
  });
});

describe('owning a guide', () => {
  const grant = (cause: string, orderId: string | null, guide = guideId) =>
    pool.query(
      'INSERT INTO entitlements (user_id, guide_id, cause, order_id) VALUES ($1, $2, $3, $4)',
      [buyer.id, guide, cause, orderId],
    );

  it('needs an order, unless it was free', async () => {
    const orderId = await order({ status: 'fulfilled' });
    await expect(grant('order', null)).rejects.toMatchObject(CHECK);
    await expect(grant('gift', null)).rejects.toMatchObject(CHECK);
    await expect(grant('free', orderId)).rejects.toMatchObject(CHECK);
    await expect(grant('found', null)).rejects.toMatchObject(CHECK);
    await expect(grant('order', randomUUID())).rejects.toMatchObject({ code: '23503' });
    await expect(grant('order', orderId)).resolves.toMatchObject({ rowCount: 1 });
  });

  it('is unique for a person and a guide', async () => {
    const guide = await createGuide(db, { authorId: author.id });
    await grant('free', null, guide);
    await expect(grant('free', null, guide)).rejects.toMatchObject(UNIQUE);
  });
});

describe('a price', () => {
  it.each([0, 99, 100, 999_999])('of %i cents is accepted', async (cents) => {
    await expect(createGuide(db, { authorId: author.id, priceCents: cents })).resolves.toBeTypeOf(
      'number',
    );
  });

  it.each([-1, 1, 98])('of %i cents is refused', async (cents) => {
    await expect(createGuide(db, { authorId: author.id, priceCents: cents })).rejects.toMatchObject(
      CHECK,
    );
    const draft = 'INSERT INTO pending_guides (author_id, price_cents) VALUES ($1, $2)';
    await expect(pool.query(draft, [author.id, cents])).rejects.toMatchObject(CHECK);
  });

  it('is not allowed for a public guide', async () => {
    const priced = { authorId: author.id, isPublic: true, priceCents: 499 };
    await expect(createGuide(db, priced)).rejects.toMatchObject(CHECK);
  });
});

describe('an email address', () => {
  it('belongs to one person, however it is written', async () => {
    const insert = 'INSERT INTO users (email, name) VALUES ($1, $2)';
    await pool.query(insert, ['Ada@Laneway.example', 'Ada']);
    await expect(pool.query(insert, ['ada@laneway.EXAMPLE', 'Eve'])).rejects.toMatchObject(UNIQUE);
  });
});
