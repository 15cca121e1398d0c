import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createAccount, logInAs, PASSWORD } from './testing/accounts.ts';
import { createGuide } from './testing/guides.ts';
import { runJobs } from './testing/jobs.ts';
import { createTestApp } from './testing/test-app.ts';

const app = await createTestApp();
const { db } = app;
const query = async (sql: string, ...values: unknown[]) => (await db.pool.query(sql, values)).rows;

/**
 * The tables with personal texts, and the condition for a person's rows ($1 is the person). A table with texts that
 * is in neither list fails the first test, so every new table has to be classified.
 */
const PERSONAL: Readonly<Record<string, string>> = {
  users: 'id = $1',
  account_acts: 'user_id = $1',
  sessions: 'user_id = $1',
  messages: 'sender_id = $1',
  support_messages: 'email = (SELECT email FROM users WHERE id = $1)',
  message_answers:
    'message_id IN (SELECT id FROM messages WHERE sender_id = $1) OR support_message_id IN (SELECT s.id FROM support_messages s JOIN users u USING (email) WHERE u.id = $1)',
  notices: 'user_id = $1',
  mails: 'recipient = (SELECT email::text FROM users WHERE id = $1)',
  guide_reviews: 'user_id = $1',
  place_reports: 'reporter_id = $1',
  creator_requests: 'user_id = $1',
  gifts: 'giver_id = $1',
  uploads: 'uploader_id = $1',
  media: 'uploader_id = $1',
  pending_guides: 'author_id = $1',
  pending_places: 'pending_guide_id IN (SELECT id FROM pending_guides WHERE author_id = $1)',
  tester_invitations: 'email = (SELECT email FROM users WHERE id = $1)',
  tester_notes:
    'invitation_id IN (SELECT t.id FROM tester_invitations t JOIN users u USING (email) WHERE u.id = $1)',
  idempotent_replies: 'user_id = $1',
  offline_copies: 'user_id = $1',
  one_time_tokens: 'user_id = $1',
  session_tokens: 'session_id IN (SELECT id FROM sessions WHERE user_id = $1)',
};
const NOT_PERSONAL: Readonly<Record<string, string>> = {
  guides: 'what is on sale stays for those who own it',
  places: 'what is on sale stays for those who own it',
  search_documents: 'made from what is on sale, and gone with it',
  search_words: 'words of what is on sale, each by itself, and gone with it',
  search_texts: 'what was searched for, without who; what looks personal is left out',
  search_shown: 'what was searched for, without who; what looks personal is left out',
  walk_reports: 'figures about a draft, which go with its author',
  orders: 'kept for the books; names people by number',
  payment_events: 'what the provider reported',
  entitlements: 'causes',
  ledger_entries: 'the books',
  ledger_postings: 'the books',
  admin_actions: 'the record of what admins did, in our words; a name in it goes with its account',
  content_history: 'the record of who decided what; names people by number',
  guide_review_reports: 'our words for reasons; names people by number, until they leave',
  place_report_photos: 'our names for files, which go with their reports',
  media_digests: 'checksums of files, and our names for them',
  installation_facts: 'of the installation',
  schema_migrations: 'of the installation',
  job_pools: 'of the processes',
  test_checkouts: 'stands for another company’s books',
  test_payment_events: 'stands for another company’s books',
};

/** Texts that stay after their author has left, each with the reason. */
const KEPT: Readonly<Record<string, string>> = {
  'pending_guides.language': 'a language',
  'gifts.friend_email': 'a friend’s own address, until the friend leaves',
  'uploads.mime': 'our word',
  'media.mime': 'our word',
  'media.bucket': 'our word',
  'media.key': 'our word',
  'media.stand_in': 'a blurred image',
  'media.failure': 'our word',
  'media.codecs': 'our word',
  'uploads.bucket': 'our word',
  'uploads.key': 'our word',
  'uploads.store_handle': 'the store’s word',
};
/** Texts that aren't part of an export, each with the reason. */
const NOT_EXPORTED: Readonly<Record<string, string>> = {
  'users.password_hash': 'a secret',
  'users.portrait_version': 'our word; the portrait is exported',
  'notices.subject': 'our word',
  'guide_reviews.answer': 'the creator’s words, which the reviewer reads under the review',
  'mails.recipient': 'the account’s email, which is exported',
  'mails.dedupe_key': 'our word',
  'mails.subject': 'in the person’s mailbox',
  'mails.text_body': 'in the person’s mailbox',
  'mails.html_body': 'in the person’s mailbox',
  'mails.reply_to': 'the account’s email, which is exported',
  'mails.failure': 'the mail server’s word',
  'uploads.file_name': 'belongs to an upload under way',
  'uploads.mime': 'our word',
  'media.stand_in': 'a blurred image',
  'media.failure': 'our word',
  'media.codecs': 'our word',
  'uploads.bucket': 'our word',
  'uploads.key': 'our word',
  'uploads.store_handle': 'the store’s word',
  'place_reports.key': 'the client’s word',
  'place_reports.message': 'what the person was told by email',
  'idempotent_replies.key': 'the client’s word',
  'idempotent_replies.call': 'our word',
  'pending_guides.path': 'in the dashboard',
  'pending_guides.boundary': 'in the dashboard',
  'pending_guides.admin_comment': 'an admin’s words',
  'pending_guides.transfer_failure': 'our word',
  'pending_places.title': 'in the dashboard',
  'pending_places.description': 'in the dashboard',
  'pending_places.image_alt': 'in the dashboard',
  'pending_places.marker': 'in the dashboard',
  'pending_places.path': 'in the dashboard',
  'pending_places.boundary': 'in the dashboard',
  'pending_places.trigger': 'in the dashboard',
  'pending_places.image_uri': 'a place in our store',
  'pending_places.audio_uri': 'a place in our store',
  'pending_places.audio_captions_uri': 'a place in our store',
  'pending_places.video_uri': 'a place in our store',
  'pending_places.video_captions_uri': 'a place in our store',
  'pending_places.admin_comment': 'an admin’s words',
};

type Column = { readonly table: string; readonly column: string };
const columns = (await query(
  `SELECT table_name AS table, column_name AS column FROM information_schema.columns
    WHERE table_schema = 'public' AND (data_type = 'text' OR udt_name = 'citext')
      AND table_name IN (SELECT table_name FROM information_schema.tables WHERE table_type = 'BASE TABLE')
    ORDER BY table_name, ordinal_position`,
)) as Column[];

/** Creates a person with a row in every table that can contain personal data. */
async function createPersonWithRows() {
  const person = await createAccount(db, { role: 'creator' });
  const browser = await logInAs(app, person);
  const guide = await createGuide(db, { authorId: (await createAccount(db)).id });
  const order = randomUUID();
  await query(
    `INSERT INTO orders (id, buyer_id, guide_id, kind, status, price_cents, fee_cents, provider)
     VALUES ($1, $2, $3, 'gift', 'fulfilled', 499, 150, 'test')`,
    order,
    person.id,
    guide,
  );
  const inserts = [
    `INSERT INTO account_acts (user_id, act, reason, acted_at) VALUES ($1, 'suspended', 'x', now())`,
    `INSERT INTO messages (sender_id, content) VALUES ($1, 'x')`,
    `INSERT INTO support_messages (email, content, created_at) SELECT email, 'x', now() FROM users WHERE id = $1`,
    `INSERT INTO message_answers (message_id, content, created_at) SELECT id, 'x', now() FROM messages WHERE sender_id = $1`,
    `INSERT INTO notices (user_id, kind, title, body) VALUES ($1, 'gift_received', 'x', 'x')`,
    `INSERT INTO mails (dedupe_key, recipient, subject, text_body, html_body)
     SELECT 'x' || id, email, 'x', 'x', 'x' FROM users WHERE id = $1`,
    `INSERT INTO guide_reviews (guide_id, user_id, rating) VALUES (${guide}, $1, 5)`,
    `INSERT INTO gifts (order_id, giver_id, guide_id, friend_email, status)
     VALUES ('${order}', $1, ${guide}, 'friend@people.example', 'granted')`,
    `INSERT INTO uploads (uploader_id, file_name, mime, size_bytes, bucket, key)
     SELECT id, 'x', 'x', 1, 'laneway-quarantine', 'upload ' || id FROM users WHERE id = $1`,
    `INSERT INTO media (bucket, key, kind, mime, size_bytes, uploader_id)
     SELECT 'laneway-quarantine', 'file ' || id, 'image', 'x', 1, id FROM users WHERE id = $1`,
    `INSERT INTO pending_guides (author_id) VALUES ($1)`,
    `INSERT INTO pending_places (pending_guide_id) SELECT id FROM pending_guides WHERE author_id = $1`,
    `INSERT INTO tester_invitations (pending_guide_id, email, token_hash, created_at, expires_at)
     SELECT g.id, u.email, 'x', now(), now() FROM users u, pending_guides g WHERE u.id = $1 AND g.author_id <> $1
      LIMIT 1`,
    `INSERT INTO tester_notes (invitation_id, note, updated_at)
     SELECT t.id, 'x', now() FROM tester_invitations t JOIN users u USING (email) WHERE u.id = $1`,
    `INSERT INTO place_reports (key, guide_id, place_id, kind, words, reporter_id, created_at)
     SELECT md5(random()::text), guide_id, id, 'closed', 'x', $1, now() FROM places WHERE guide_id = ${guide} LIMIT 1`,
    `INSERT INTO creator_requests (user_id, words, link, created_at) VALUES ($1, 'x', 'x', now())`,
    `INSERT INTO offline_copies (user_id, guide_id, version, saved_at) VALUES ($1, ${guide}, 'x', now())`,
    `INSERT INTO one_time_tokens (token_hash, user_id, purpose, expires_at, new_email)
     SELECT decode(md5(random()::text), 'hex'), $1, 'email_change', now() + interval '1 day', 'new@people.example'`,
    `INSERT INTO idempotent_replies (user_id, key, call, request) VALUES ($1, 'xxxxxxxx', 'x', '')`,
  ];
  for (const insert of inserts) await query(insert, person.id);
  return { person, browser };
}

/** The email is needed to find the person's mails and invitations, so it is searched for unchanged. */
const ADDRESSES = [
  'users.email',
  'mails.recipient',
  'tester_invitations.email',
  'support_messages.email',
  'place_reports.email',
];

/** Texts from a closed list that has no CHECK, because it grows with the code. */
const OUR_WORDS = ['notices.kind'];

/** Writes a unique mark into each of the person's texts. Columns that only accept certain words stay unchanged. */
async function markTexts(userId: number): Promise<ReadonlyMap<string, string>> {
  const marks = new Map<string, string>();
  for (const { table, column } of columns) {
    const mine = PERSONAL[table];
    const name = `${table}.${column}`;
    if (mine === undefined || [...ADDRESSES, ...OUR_WORDS].includes(name)) continue;
    const mark = `${column === 'friend_email' || column === 'new_email' ? 'a@' : ''}mark.${marks.size}.${randomUUID().slice(0, 8)}`;
    const done = await db.pool
      .query(`UPDATE ${table} SET ${column} = $2 WHERE ${mine}`, [userId, mark])
      .catch((error: { code?: string }) => {
        // A closed list of words or a fixed format contains nothing that a person wrote.
        if (error.code === '23514') return null;
        throw error;
      });
    if (done !== null && done.rowCount !== 0) marks.set(name, mark);
  }
  return marks;
}

async function everyText(): Promise<string> {
  const texts: string[] = [];
  for (const { table, column } of columns) {
    const rows = await query(`SELECT ${column}::text AS value FROM ${table}`);
    texts.push(...rows.map(({ value }) => String(value)));
  }
  return texts.join('\n');
}

describe('every table with texts', () => {
  it('is listed as personal or not', () => {
    const tables = [...new Set(columns.map(({ table }) => table))];
    const unknown = tables.filter((table) => !(table in PERSONAL) && !(table in NOT_PERSONAL));
    expect(unknown, 'say in PERSONAL or NOT_PERSONAL what these hold').toEqual([]);
  });
});

describe('every text column of a person’s rows', () => {
  it('is exported, or has a listed reason not to be', async () => {
    const { person, browser } = await createPersonWithRows();
    const marks = await markTexts(person.id);
    expect(marks.size).toBeGreaterThan(25);
    const reply = await browser.get('/api/user/export');
    expect(reply.statusCode).toBe(200);
    const missing = [...marks].filter(([, mark]) => !reply.body.includes(mark));
    expect(missing.map(([name]) => name).filter((name) => !(name in NOT_EXPORTED))).toEqual([]);
  });

  it('is deleted with the account, or has a listed reason to stay', async () => {
    const { person, browser } = await createPersonWithRows();
    await query(`DELETE FROM idempotent_replies WHERE user_id = $1`, person.id);
    const [{ password_hash }] = (await query(
      'SELECT password_hash FROM users WHERE id = $1',
      person.id,
    )) as [{ password_hash: string }];
    const marks = await markTexts(person.id);
    await query('UPDATE users SET password_hash = $2 WHERE id = $1', person.id, password_hash);
    const reply = await browser.send('DELETE', '/api/user', { u_password: PASSWORD });
    expect(reply.statusCode).toBe(204);
    // The confirmation that the account is deleted is the last thing with its email.
    await runJobs(app, { deliver: async () => ({ kind: 'delivered' }) });
    const left = await everyText();
    const kept = [...marks].filter(([, mark]) => left.includes(mark));
    expect(kept.map(([name]) => name).filter((name) => !(name in KEPT))).toEqual([]);
    expect(left).not.toContain(person.email);
  });
});
