import { authTexts } from '@laneway/domain/accounts/messages';
import { describe, expect, it } from 'vitest';
import { createSmtpMailer } from '../../adapters/mailer-smtp.ts';
import { anEmail, createAccount, PASSWORD } from '../../testing/accounts.ts';
import { workAs } from '../../testing/authoring.ts';
import { openBrowser } from '../../testing/browser.ts';
import { createGuide } from '../../testing/guides.ts';
import { runJobs } from '../../testing/jobs.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';

type MailServer = Awaited<ReturnType<typeof startMailServer>>;

const app = await createTestApp();
const { db } = app;

const fullWidth = (text: string) =>
  text.replaceAll(/[a-z]/g, (letter) =>
    String.fromCodePoint((letter.codePointAt(0) ?? 0) - 0x61 + 0xff41),
  );

/** Spellings of the same address that mail servers deliver to one mailbox. */
function spellingsOf(email: string): readonly string[] {
  const [local = '', domain = ''] = email.split('@');
  const partly = [1, 3, 5, 7, 9].map((n) => fullWidth(domain.slice(0, n)) + domain.slice(n));
  return [
    email,
    email.toUpperCase(),
    ` ${email}\n`,
    ...partly.map((host) => `${local}@${host}`),
    `${local}@${fullWidth(domain).toUpperCase()}`,
    `${fullWidth(local)}@${domain}`,
    `${local}\uff20${domain}`,
    `${local}@${domain.replaceAll('.', '\u3002')}`,
    `${local}@${domain.replaceAll('.', '\uff0e')}`,
    `${local}@${domain.slice(0, 3)}\u00ad${domain.slice(3)}`,
    `${local}@${domain.slice(0, 3)}\u200b${domain.slice(3)}`,
    `<${email}>`,
    `<<${email}>>`,
    `Ann<${email}>`,
    `"${local}"@${domain}`,
    `(x)${email}`,
    `${email}(x)`,
    `${email}.`,
    `${email},`,
    `${email};x@x.example`,
    `mailto:${email}`,
    `${local}\u200b@${domain}`,
    `${local}\u0000@${domain}`,
    `${local}@${domain.replace('e', '%65')}`,
    `${local}@${domain}/x`,
    `${local}@${domain}#x`,
  ];
}

const signUp = (u_email: string) =>
  openBrowser(app).post('/api/user', { u_email, u_password: PASSWORD, u_name: 'Ann' });

describe('one mailbox, however its address is written', () => {
  it('has one account, and gets one welcome email', async () => {
    const mailServer = await startMailServer();
    const email = anEmail();
    const before = await countAccounts();
    const statuses = new Map<number, string[]>();
    for (const spelling of spellingsOf(email)) {
      const reply = await signUp(spelling);
      if (reply.statusCode === 422) expect(reply.json().detail).toBe(authTexts.emailInvalid);
      statuses.set(reply.statusCode, [...(statuses.get(reply.statusCode) ?? []), spelling]);
    }
    expect([...statuses.keys()].toSorted()).toEqual([201, 409, 422]);
    expect(statuses.get(201)).toEqual([email]);
    expect((await countAccounts()) - before).toBe(1);
    await runJobs(app, createSmtpMailer(mailServer.url, app.deps.log));
    expect(recipients(mailServer, email)).toEqual([[email]]);
  });

  it('is one account at the login, with one limit of attempts', async () => {
    const email = anEmail();
    await signUp(email);
    const logIn = (u_email: string, u_password: string) =>
      openBrowser(app).post('/api/login', { u_email, u_password });
    const counters = async () =>
      (await db.pool.query('SELECT count(*) FROM rate_counters')).rows[0].count;
    await logIn(email, 'not the password');
    const before = await counters();
    const canonical = spellingsOf(email).slice(0, 13);
    for (const spelling of canonical) {
      expect((await logIn(spelling, 'not the password')).statusCode).toBe(401);
    }
    expect(await counters()).toBe(before);
    for (const spelling of canonical.slice(4, 8)) {
      const reply = await logIn(spelling, PASSWORD);
      expect([reply.statusCode, reply.json().u_email]).toEqual([200, email]);
    }
    for (const spelling of spellingsOf(email).slice(13)) {
      expect([200, 401]).toContain((await logIn(spelling, PASSWORD)).statusCode);
    }
  });

  it('keeps two accounts apart that were stored in two spellings before', async () => {
    const email = anEmail();
    const [local] = email.split('@');
    const legacy = `${local}@ｐeople.example`;
    for (const stored of [email, legacy]) {
      const { id } = await createAccount(db, { name: stored });
      await db.pool.query('UPDATE users SET email = $2 WHERE id = $1', [id, stored]);
    }
    for (const stored of [email, legacy]) {
      const credentials = { u_email: stored, u_password: PASSWORD };
      const reply = await openBrowser(app).post('/api/login', credentials);
      expect(reply.json().u_name).toBe(stored);
    }
  });

  it('gets one invitation to a draft', async () => {
    const mailServer = await startMailServer();
    const creator = await createPerson(db, 'creator');
    const draftId = await workAs(app, creator).draft();
    const email = anEmail();
    for (const spelling of spellingsOf(email)) {
      const reply = await app.send({
        method: 'POST',
        url: `/api/pending_guides/${draftId}/testers`,
        cookies: creator.cookies,
        payload: { emails: [spelling] },
      });
      expect([200, 422, 429]).toContain(reply.statusCode);
    }
    await runJobs(app, createSmtpMailer(mailServer.url, app.deps.log));
    expect(recipients(mailServer, email)).toEqual([[email]]);
  });

  it('is one friend to give a guide to, and is recognised as oneself in every spelling', async () => {
    const guideId = await createGuide(db, { authorId: (await createPerson(db, 'creator')).id });
    const giver = await createPerson(db);
    const email = anEmail();
    await db.pool.query('UPDATE users SET email = $2 WHERE id = $1', [giver.id, email]);
    const give = (friend_email: string) =>
      app.send({
        method: 'POST',
        url: `/api/purchase-for-friend?${new URLSearchParams({ guide_id: String(guideId), friend_email })}`,
        cookies: giver.cookies,
      });
    for (const spelling of spellingsOf(email)) expect((await give(spelling)).statusCode).toBe(422);
    const friend = anEmail();
    for (const spelling of spellingsOf(friend)) {
      expect([202, 422]).toContain((await give(spelling)).statusCode);
    }
    const { rows } = await db.pool.query('SELECT friend_email FROM gifts WHERE giver_id = $1', [
      giver.id,
    ]);
    expect(rows).toEqual([{ friend_email: friend }]);
  });
});

/** The recipients of emails to any spelling of an address. */
function recipients({ received }: MailServer, email: string): readonly (readonly string[])[] {
  const digits = email.slice(0, 6);
  return received
    .map(({ to }) => to)
    .filter((to) => to.join(' ').normalize('NFKC').includes(digits));
}

async function countAccounts(): Promise<number> {
  const { rows } = await db.pool.query<{ count: string }>('SELECT count(*) FROM users');
  return Number(rows[0]?.count);
}
