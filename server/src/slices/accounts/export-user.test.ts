import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createAccount, logInAs } from '../../testing/accounts.ts';
import { createGuide, own } from '../../testing/guides.ts';
import { useLimit } from '../../testing/limits.ts';
import { storeMedia } from '../../testing/media.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';

const app = await createTestApp();
const { db } = app;

describe('GET /api/user/export', () => {
  it('is for signed-in people only', async () => {
    expect((await app.get('/api/user/export')).statusCode).toBe(401);
  });

  it('is a file with everything stored about the person, and nothing about others', async () => {
    const ada = await createAccount(db, { role: 'creator' });
    const other = await createPerson(db, 'creator');
    const guide = await createGuide(db, { authorId: other.id, title: 'Laneways' });
    await own(db, ada.id, guide);
    const order = randomUUID();
    await db.pool.query(
      `INSERT INTO orders (id, buyer_id, guide_id, kind, status, price_cents, fee_cents, provider)
       VALUES ($1, $2, $3, 'gift', 'fulfilled', 499, 150, 'test'),
              ($4, $5, $3, 'purchase', 'paid', 499, 150, 'test')`,
      [order, ada.id, guide, randomUUID(), other.id],
    );
    await db.pool.query(
      `INSERT INTO gifts (order_id, giver_id, guide_id, friend_email, friend_name, personal_message, status)
       VALUES ($1, $2, $3, 'friend@people.example', 'A friend', 'Enjoy!', 'granted')`,
      [order, ada.id, guide],
    );
    await db.pool.query(
      `INSERT INTO guide_reviews (guide_id, user_id, rating, words) VALUES ($1, $2, 5, 'Lovely'), ($1, $3, 1, 'Hm')`,
      [guide, ada.id, other.id],
    );
    await db.pool.query(
      `INSERT INTO messages (sender_id, content) VALUES ($1, 'Hello there'), ($2, 'Not mine')`,
      [ada.id, other.id],
    );
    await db.pool.query(
      `INSERT INTO pending_guides (author_id, title) VALUES ($1, 'My draft'), ($1, NULL), ($2, 'Theirs')`,
      [ada.id, other.id],
    );
    const browser = await logInAs(app, ada);
    const reply = await browser.get('/api/user/export');
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="laneway-data.json"',
      'cache-control': 'no-store',
    });
    expect(reply.json()).toMatchObject({
      devices: [{ first_login_at: expect.any(String), last_login_at: expect.any(String) }],
      account: {
        u_id: ada.id,
        u_email: ada.email,
        user_role: 'creator',
        age_confirmed_at: null,
        terms_version: null,
      },
      guides: [{ g_id: guide, g_title: 'Laneways', acquired_by: 'free' }],
      orders: [
        {
          order_id: order,
          kind: 'gift',
          status: 'fulfilled',
          amount: 4.99,
          friend_email: 'friend@people.example',
          friend_name: 'A friend',
          personal_message: 'Enjoy!',
        },
      ],
      reviews: [{ g_id: guide, rating: 5, text: 'Lovely' }],
      messages: [{ message_content: 'Hello there' }],
      drafts: [
        { pg_title: 'My draft', pg_pending_status: 'draft' },
        { pg_title: 'Not yet provided', pg_description: 'Not yet provided' },
      ],
    });
    for (const list of ['guides', 'orders', 'reviews', 'messages']) {
      expect(reply.json()[list]).toHaveLength(1);
    }
    expect(reply.body).not.toMatch(/argon2|password|token_hash/);
  });

  it('has the files someone has uploaded, with where to download them, and their notifications', async () => {
    const ada = await createAccount(db, { role: 'creator' });
    const other = await createPerson(db, 'creator');
    await storeMedia(db, app.deps.blobs, {
      key: 'adas.mp3',
      mime: 'audio/mpeg',
      uploaderId: ada.id,
    });
    await storeMedia(db, app.deps.blobs, { key: 'theirs.mp3', uploaderId: other.id });
    await db.pool.query(`UPDATE media SET file_name = 'Bells, take 2.mp3' WHERE key = 'adas.mp3'`);
    await db.pool.query(
      `INSERT INTO notices (user_id, kind, title, body) VALUES ($1, 'gift_received', 'A gift', 'For you'),
                                                               ($2, 'gift_received', 'Theirs', 'Theirs')`,
      [ada.id, other.id],
    );
    const browser = await logInAs(app, ada);
    const { files, notifications } = (await browser.get('/api/user/export')).json();
    expect(files).toEqual([
      {
        file_name: 'Bells, take 2.mp3',
        kind: 'audio',
        mime: 'audio/mpeg',
        size_bytes: 21,
        uploaded_at: expect.any(String),
        url: 'http://localhost:3000/media/laneway-quarantine/adas.mp3',
      },
    ]);
    const { pathname } = new URL(files[0].url);
    expect((await browser.get(pathname)).body).toBe('the bytes of adas.mp3');
    expect(notifications).toMatchObject([
      { kind: 'gift_received', title: 'A gift', body: 'For you', read_at: null },
    ]);
  });

  it('has a limit', async () => {
    const ada = await createAccount(db);
    const browser = await logInAs(app, ada);
    await useLimit(app, 'exports_of_person', ada.id, 20);
    expect((await browser.get('/api/user/export')).statusCode).toBe(429);
  });
});
