import { describe, expect, it } from 'vitest';
import { createSmtpMailer } from '../../adapters/mailer-smtp.ts';
import {
  anEmail,
  createAccount,
  logInAs,
  PASSWORD,
  type TestAccount,
} from '../../testing/accounts.ts';
import { workAs } from '../../testing/authoring.ts';
import { actAtCheckout } from '../../testing/buying.ts';
import { createGuide } from '../../testing/guides.ts';
import { runJobs } from '../../testing/jobs.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { createTestApp } from '../../testing/test-app.ts';

const app = await createTestApp();
const { db } = app;
const NAME = 'Zebedee Quillfeather';
const author = await createAccount(db, { role: 'creator' });
const guideId = await createGuide(db, { authorId: author.id, title: 'Lanes' });

const give = async (
  giver: TestAccount,
  friend: { readonly email: string; readonly name: string },
) => {
  const browser = await logInAs(app, giver);
  const query = new URLSearchParams({
    guide_id: String(guideId),
    friend_email: friend.email,
    friend_name: friend.name,
    personal_message: 'From your old neighbour',
  });
  const reply = await browser.post(`/api/purchase-for-friend?${query}`);
  expect((await actAtCheckout(app, reply.json().order_id, 'pay')).statusCode).toBe(200);
  return browser;
};
const deleteAccount = async (browser: Awaited<ReturnType<typeof logInAs>>) =>
  expect((await browser.send('DELETE', '/api/user', { u_password: PASSWORD })).statusCode).toBe(
    204,
  );
const sentTo = async (email: string) => {
  const mailServer = await startMailServer();
  await runJobs(app, createSmtpMailer(mailServer.url, app.deps.log));
  return mailServer.received.filter(({ to }) => to.includes(email)).map(({ message }) => message);
};

describe('an email to someone else, once the person it names has deleted their account', () => {
  it('still delivers a gift, without the name and message of its giver', async () => {
    const friend = { email: anEmail(), name: 'Robin' };
    const giver = await createAccount(db, { name: NAME });
    await deleteAccount(await give(giver, friend));
    const [message, ...more] = await sentTo(friend.email);
    expect(more).toEqual([]);
    expect(message).toContain('Subject: Someone sent you a guide');
    expect(message).toContain('token=');
    expect(message).not.toMatch(/Zebedee|Quillfeather|neighbour/);
  });

  it('is still a receipt, without the name and email of the friend', async () => {
    const friend = await createAccount(db, { name: 'Robin' });
    const giver = await createAccount(db);
    await give(giver, { email: friend.email, name: NAME });
    await deleteAccount(await logInAs(app, friend));
    const [message] = await sentTo(giver.email);
    expect(message).toContain('Subject: Gift sent: Lanes');
    expect(message).not.toMatch(/Zebedee|Quillfeather/);
    expect(message).not.toContain(friend.email);
  });

  it('isn’t sent where it was an invitation to their draft', async () => {
    const creator = await createAccount(db, { name: NAME, role: 'creator' });
    const browser = await logInAs(app, creator);
    const work = workAs(app, { id: creator.id, role: 'creator', cookies: browser.cookies });
    const tester = anEmail();
    await work.post(`/api/pending_guides/${await work.draft()}/testers`, { emails: [tester] });
    await deleteAccount(browser);
    expect(await sentTo(tester)).toEqual([]);
  });

  it('notifies admins of a submission without naming anyone', async () => {
    const admin = await createAccount(db, { role: 'admin' });
    const creator = await createAccount(db, { name: NAME, role: 'creator' });
    const browser = await logInAs(app, creator);
    const work = workAs(app, { id: creator.id, role: 'creator', cookies: browser.cookies });
    await work.submitted();
    await deleteAccount(browser);
    const [message] = await sentTo(admin.email);
    expect(message).toContain('is ready for review');
    expect(message).not.toMatch(/Zebedee|Quillfeather/);
  });

  it('stays in the mailbox of an installation without a mail server, without their name', async () => {
    const friend = { email: anEmail(), name: 'Robin' };
    const browser = await give(await createAccount(db, { name: NAME }), friend);
    await runJobs(app);
    await deleteAccount(browser);
    const { rows } = await db.pool.query('SELECT * FROM mails WHERE recipient = $1', [
      friend.email,
    ]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/Zebedee|Quillfeather|neighbour/);
  });
});
