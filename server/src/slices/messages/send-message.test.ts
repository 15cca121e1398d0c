import { describe, expect, it } from 'vitest';
import { createAccount, logInAs } from '../../testing/accounts.ts';
import { openBrowser } from '../../testing/browser.ts';
import { mailsTo, runJobs } from '../../testing/jobs.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';

let now = new Date();
const app = await createTestApp({ clock: () => now });
const { db } = app;
const OPERATOR = 'hello@laneway.example';

const urlFor = (words: string) => `/api/message?message_content=${encodeURIComponent(words)}`;
const mailsAbout = async (words: string) =>
  (await mailsTo(app, OPERATOR)).filter(({ text_body }) => text_body.includes(words));

describe('POST /api/message', () => {
  it('stores the message and emails it to the operator, who can reply to the sender', async () => {
    const ada = await createAccount(db, { name: 'Ada <i>L</i>' });
    const browser = await logInAs(app, ada);
    const words = 'Dear Laneway,\r\n\r\nwhere is <Hosier> Lane?\n\nYours 🐎';
    const reply = await browser.post(urlFor(`  ${words} `));
    expect(reply.statusCode).toBe(201);
    const { message_id } = reply.json();
    const { rows } = await db.pool.query('SELECT sender_id, content FROM messages WHERE id = $1', [
      message_id,
    ]);
    const content = words.replaceAll('\r\n', '\n');
    expect(rows).toEqual([{ sender_id: ada.id, content }]);
    await runJobs(app);
    const [mail] = await mailsAbout(ada.email);
    expect(mail).toMatchObject({ subject: 'Message from Ada <i>L</i>', links: [] });
    expect(mail?.text_body).toContain('> Dear Laneway,\n>\n> where is <Hosier> Lane?');
    expect(mail?.html_body).toContain('where is &lt;Hosier&gt; Lane?');
    expect(mail?.html_body).not.toContain('<i>');
    const { rows: replyTo } = await db.pool.query(
      `SELECT reply_to, sent_at IS NOT NULL AS sent FROM mails WHERE dedupe_key = $1`,
      [`message ${message_id}`],
    );
    expect(replyTo).toEqual([{ reply_to: ada.email, sent: true }]);
  });

  it('notifies admins, once until they have read it', async () => {
    const admin = openBrowser(app, await createPerson(db, 'admin'));
    const sender = await createAccount(db, { name: 'Ada of the quay' });
    const browser = await logInAs(app, sender);
    for (const words of ['Where is Hosier Lane?', 'Found it']) await browser.post(urlFor(words));
    const { items } = (await admin.get('/api/notices')).json();
    expect(items).toMatchObject([
      {
        kind: 'message_to_answer',
        title: 'Ada of the quay sent us a message',
        body: 'Where is Hosier Lane?',
      },
    ]);
  });

  it('shows the operator that the sender has not confirmed the email, which may be someone else’s', async () => {
    const senders = [await createAccount(db), await createAccount(db, { verified: false })];
    for (const sender of senders) await (await logInAs(app, sender)).post(urlFor('Refund me'));
    const told = await Promise.all(
      senders.map(async ({ email }) =>
        (await mailsAbout(email))[0]?.text_body.includes('haven’t confirmed'),
      ),
    );
    expect(told).toEqual([false, true]);
  });

  it('accepts a message of the maximum length, in any script', async () => {
    const browser = openBrowser(app, await createPerson(db));
    expect((await browser.post(urlFor('路'.repeat(2_000)))).statusCode).toBe(201);
  });

  it.each([
    ['/api/message', 'Enter a value'],
    [urlFor(''), 'Enter a message'],
    [urlFor(' \n\t '), 'Enter a message'],
    [urlFor('a\0b'), 'Remove the hidden character from your message'],
    [urlFor('x'.repeat(2_001)), 'Use 2000 characters or fewer'],
  ])('refuses %.40s', async (url, error) => {
    const browser = openBrowser(app, await createPerson(db));
    const reply = await browser.post(url);
    expect(reply.statusCode).toBe(422);
    expect(reply.json().errors).toEqual({ message_content: error });
  });

  it('is for signed-in people only', async () => {
    expect((await openBrowser(app).post(urlFor('Hello'))).statusCode).toBe(401);
  });

  it('is limited to five an hour for a person; refused ones don’t count', async () => {
    const [ada, grace] = [await createPerson(db), await createPerson(db)];
    const browser = openBrowser(app, ada);
    await browser.post(urlFor(' '));
    for (let n = 0; n < 5; n += 1) {
      expect((await browser.post(urlFor(`Message ${n}`))).statusCode).toBe(201);
    }
    const sixth = await browser.post(urlFor('Message 5'));
    expect(sixth.statusCode).toBe(429);
    expect(sixth.json().detail).toBe('Too many attempts. Please try again in 60 minutes.');
    expect((await openBrowser(app, grace).post(urlFor('Hello'))).statusCode).toBe(201);
    now = new Date(now.getTime() + 3_600_000);
    // The session would have expired by then, so this extends it.
    await db.pool.query(
      `UPDATE session_tokens SET expires_at = $2
        WHERE session_id IN (SELECT id FROM sessions WHERE user_id = $1)`,
      [ada.id, new Date(now.getTime() + 60_000)],
    );
    expect((await browser.post(urlFor('Message 6'))).statusCode).toBe(201);
  });

  it('sent again with the same key is one message and one email, and counts once', async () => {
    const browser = openBrowser(app, await createAccount(db).then((ada) => logInAs(app, ada)));
    const send = (key: string, words: string) =>
      browser.send('POST', urlFor(words), undefined, { 'idempotency-key': key });
    const first = await send('the first key', 'Only once, please');
    for (let n = 0; n < 8; n += 1) {
      const again = await send('the first key', 'Only once, please');
      expect([again.statusCode, again.body]).toEqual([201, first.body]);
    }
    expect((await send('the first key', 'Something else')).statusCode).toBe(409);
    await runJobs(app);
    expect(await mailsAbout('Only once, please')).toHaveLength(1);
  });
});
