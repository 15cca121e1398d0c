import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createAccount, logInAs, PASSWORD } from '../../testing/accounts.ts';
import { openBrowser } from '../../testing/browser.ts';
import { createGuide, own } from '../../testing/guides.ts';
import { mailsTo, runJobs } from '../../testing/jobs.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';

const app = await createTestApp();
const { db } = app;

const rowsOf = async (sql: string, ...values: unknown[]) => (await db.pool.query(sql, values)).rows;

/** All texts of all tables, to find remaining personal data. */
async function everythingStored(): Promise<string> {
  const columns = await rowsOf(
    `SELECT table_name, column_name FROM information_schema.columns
      WHERE table_schema = 'public' AND (data_type IN ('text', 'jsonb', 'ARRAY') OR udt_name = 'citext')`,
  );
  const texts: string[] = [];
  for (const { table_name, column_name } of columns) {
    const rows = await rowsOf(`SELECT ${column_name}::text AS value FROM ${table_name}`);
    texts.push(...rows.map(({ value }) => String(value)));
  }
  return texts.join('\n');
}

/** Creates a person with data in many tables. */
async function createBusyPerson() {
  const ada = await createAccount(db, { role: 'creator', name: 'Ada Traceable' });
  const browser = await logInAs(app, ada);
  const buyer = await createPerson(db);
  const sold = await createGuide(db, { authorId: ada.id, title: 'Sold and kept' });
  await own(db, buyer.id, sold);
  const bought = await createGuide(db, { authorId: (await createPerson(db, 'creator')).id });
  const order = randomUUID();
  await rowsOf(
    `INSERT INTO orders (id, buyer_id, guide_id, kind, status, price_cents, fee_cents, provider)
     VALUES ($1, $2, $3, 'gift', 'fulfilled', 499, 150, 'test')`,
    order,
    ada.id,
    bought,
  );
  await rowsOf(
    `INSERT INTO gifts (order_id, giver_id, guide_id, friend_email, friend_name, personal_message, status)
     VALUES ($1, $2, $3, 'friend@people.example', 'Traceable friend', 'Traceable words', 'granted')`,
    order,
    ada.id,
    bought,
  );
  const received = randomUUID();
  await rowsOf(
    `INSERT INTO orders (id, buyer_id, guide_id, kind, status, price_cents, fee_cents, provider)
     VALUES ($1, $2, $3, 'gift', 'fulfilled', 499, 150, 'test')`,
    received,
    buyer.id,
    bought,
  );
  await rowsOf(
    `INSERT INTO gifts (order_id, giver_id, guide_id, friend_email, friend_name, friend_id, status)
     VALUES ($1, $2, $3, $4, 'Ada Traceable', $5, 'granted')`,
    received,
    buyer.id,
    bought,
    ada.email,
    ada.id,
  );
  await rowsOf(
    `WITH entry AS (
       INSERT INTO ledger_entries (kind, order_id, description) VALUES ('gift_sale', $1, 'Gift') RETURNING id)
     INSERT INTO ledger_postings (entry_id, line, account, creator_id, cents)
     SELECT id, 1, 'provider_clearing', NULL, 499 FROM entry
     UNION ALL SELECT id, 2, 'creator_payable', $2::integer, -499 FROM entry`,
    order,
    ada.id,
  );
  await rowsOf(
    `INSERT INTO guide_reviews (guide_id, user_id, rating, words, moderation) VALUES ($1, $2, 4, 'Traceable review', 'shown')`,
    bought,
    ada.id,
  );
  const [draft] = await rowsOf(
    `INSERT INTO pending_guides (author_id, title, description) VALUES ($1, 'Traceable draft', 'Traceable text') RETURNING id`,
    ada.id,
  );
  await rowsOf(
    `INSERT INTO pending_places (pending_guide_id, title) VALUES ($1, 'Traceable place')`,
    draft?.id,
  );
  await rowsOf(
    `INSERT INTO content_history (pending_guide_id, actor_id, source, act) VALUES ($1, $2, 'user_action', 'save')`,
    draft?.id,
    ada.id,
  );
  await rowsOf(
    `INSERT INTO notices (user_id, kind, title, body) VALUES ($1, 'gift_received', 'Traceable', 'Traceable')`,
    ada.id,
  );
  await rowsOf(
    `INSERT INTO uploads (uploader_id, file_name, mime, size_bytes, bucket, key)
     VALUES ($1, 'Traceable.jpg', 'image/jpeg', 9, 'laneway-quarantine', gen_random_uuid())`,
    ada.id,
  );
  await browser.post('/api/message?message_content=Traceable%20message');
  await browser.post('/api/request-password-reset', { email: ada.email });
  await runJobs(app);
  expect(await mailsTo(app, ada.email)).toHaveLength(1);
  return { ada, browser, buyer, sold, order, bought };
}

describe('DELETE /api/user', () => {
  it('deletes everything that identifies the person, and keeps what others rely on', async () => {
    const { ada, browser, buyer, sold, order, bought } = await createBusyPerson();
    expect(await everythingStored()).toContain(ada.email);

    const reply = await browser.send('DELETE', '/api/user', { u_password: PASSWORD });
    expect(reply.statusCode).toBe(204);
    expect(browser.cookies).toEqual({});

    const subjects: string[] = [];
    await runJobs(app, {
      deliver: async ({ to, subject }) => {
        if (to === ada.email) subjects.push(subject);
        return { kind: 'delivered' };
      },
    });
    expect(subjects).toEqual(['Your Laneway account is deleted']);

    const left = await everythingStored();
    expect(left).not.toContain(ada.email);
    expect(left).not.toContain('Traceable');
    expect(
      await rowsOf(
        'SELECT email::text, name, role, password_hash FROM users WHERE id = $1',
        ada.id,
      ),
    ).toEqual([
      {
        email: `deleted-${ada.id}@laneway.invalid`,
        name: 'Former user',
        role: 'user',
        password_hash: null,
      },
    ]);
    // The orders and the ledger are unchanged.
    expect(await rowsOf('SELECT buyer_id, price_cents FROM orders WHERE id = $1', order)).toEqual([
      { buyer_id: ada.id, price_cents: 499 },
    ]);
    expect(await rowsOf('SELECT cents FROM ledger_postings WHERE creator_id = $1', ada.id)).toEqual(
      [{ cents: -499 }],
    );
    expect(
      await rowsOf('SELECT rating, words FROM guide_reviews WHERE guide_id = $1', bought),
    ).toEqual([{ rating: 4, words: null }]);
    // Buyers of the guide can still walk it, but it can't be bought any more.
    const owned = (await app.get('/api/get_guides', buyer)).json();
    expect(owned).toMatchObject([
      { g_id: sold, g_title: 'Sold and kept', g_author: 'Former user', g_active: false },
    ]);
    expect((await app.get(`/api/guides/${sold}`)).statusCode).toBe(404);
  });

  it('ends every session, and frees the email', async () => {
    const ada = await createAccount(db);
    const [phone, laptop] = [await logInAs(app, ada), await logInAs(app, ada)];
    await phone.send('DELETE', '/api/user', { u_password: PASSWORD });
    expect((await laptop.get('/api/user')).statusCode).toBe(401);
    expect((await laptop.post('/api/refresh-token')).statusCode).toBe(401);
    const again = { u_email: ada.email, u_password: PASSWORD, u_name: 'Ada' };
    expect((await openBrowser(app).post('/api/login', again)).statusCode).toBe(401);
    expect((await openBrowser(app).post('/api/user', again)).statusCode).toBe(201);
  });

  it('tells nothing to an email that was never confirmed', async () => {
    const ada = await createAccount(db, { verified: false });
    await (await logInAs(app, ada)).send('DELETE', '/api/user', { u_password: PASSWORD });
    expect(await mailsTo(app, ada.email)).toEqual([]);
  });

  it('needs the password again, with a limited number of attempts', async () => {
    const browser = await logInAs(app, await createAccount(db));
    const attempt = (u_password: string) => browser.send('DELETE', '/api/user', { u_password });
    for (let n = 0; n < 10; n += 1) {
      const reply = await attempt('a guess');
      expect(reply.statusCode).toBe(422);
      expect(reply.json().errors).toEqual({ u_password: 'Check your password and try again' });
    }
    const reply = await attempt(PASSWORD);
    expect(reply.statusCode).toBe(429);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(800);
    expect((await browser.get('/api/user')).statusCode).toBe(200);
  });

  it.each([{}, { u_password: 7 }, { u_password: null }, { u_password: 'x'.repeat(129) }])(
    'of %j names the field',
    async (body) => {
      const browser = openBrowser(app, await createPerson(db));
      const reply = await browser.send('DELETE', '/api/user', body);
      expect(reply.statusCode).toBe(422);
      expect(Object.keys(reply.json().errors)).toEqual(['u_password']);
    },
  );

  it('is for signed-in people only', async () => {
    const reply = await openBrowser(app).send('DELETE', '/api/user', { u_password: PASSWORD });
    expect(reply.statusCode).toBe(401);
  });

  it('is refused to the last admin', async () => {
    await rowsOf(`UPDATE users SET role = 'user' WHERE role = 'admin'`);
    const admin = await createAccount(db, { role: 'admin' });
    const browser = await logInAs(app, admin);
    const reply = await browser.send('DELETE', '/api/user', { u_password: PASSWORD });
    expect(reply.statusCode).toBe(409);
    expect(reply.json().detail).toBe('This is the only admin. Make someone else an admin first.');
    await createPerson(db, 'admin');
    expect((await browser.send('DELETE', '/api/user', { u_password: PASSWORD })).statusCode).toBe(
      204,
    );
  });
});
