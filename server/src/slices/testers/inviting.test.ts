import { randomUUID } from 'node:crypto';
import type { TesterList } from '@laneway/contract/testers';
import { testerTexts } from '@laneway/domain/testers/messages';
import { describe, expect, it } from 'vitest';
import { workAs } from '../../testing/authoring.ts';
import { mailsTo } from '../../testing/jobs.ts';
import { useLimit } from '../../testing/limits.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { inviteTester, testAs, testerToken } from '../../testing/testers.ts';

let now = new Date();
const app = await createTestApp({ clock: () => now });
const { db } = app;
const author = workAs(app, await createPerson(db, 'creator', 'Isla <b>Marchetti</b> evil.example'));
const otherCreator = workAs(app, await createPerson(db, 'creator'));
const admin = workAs(app, await createPerson(db, 'admin', 'Maeve'));
const member = workAs(app, await createPerson(db));
const visitor = testAs(app);

const someEmail = () => `tess-${randomUUID()}@people.example`;
const testersUrl = (id: number) => `/api/pending_guides/${id}/testers`;
const invite = (who: typeof author, id: number, ...emails: string[]) =>
  who.post(testersUrl(id), { emails });

describe('inviting testers', () => {
  it('emails each of them a link, with who asks and for which guide', async () => {
    const id = await author.draft({ pg_title: 'Lanes <i>of</i> click.example' });
    const [one, two] = [someEmail(), someEmail()];
    const reply = await invite(author, id, ` ${one.toUpperCase()} `, two, one);
    expect(reply.statusCode).toBe(200);
    expect(reply.json<TesterList>().testers).toMatchObject([
      { email: one, state: 'live', last_opened_at: null, emails_left: 2, notes: [] },
      { email: two, state: 'live' },
    ]);
    const [mail, ...more] = await mailsTo(app, one);
    expect(more).toEqual([]);
    expect(mail?.subject).toContain('wants your opinion on a guide');
    expect(mail?.text_body).toMatch(/Only Isla.* and the Laneway team can read your notes\./);
    expect(mail?.links).toEqual([
      expect.stringMatching(/^http:\/\/localhost:3000\/\?tester=[\w-]{43}$/),
    ]);
    // Nothing that the creator wrote becomes markup or a link.
    expect(mail?.html_body).not.toMatch(/<b>|<i>|evil\.example|click\.example/);
    expect(await testerToken(app, one)).not.toBe(await testerToken(app, two));
  });

  it('doesn’t store or return anyone’s token', async () => {
    const id = await author.draft();
    const { token } = await inviteTester(app, author, id, someEmail());
    const { rows } = await db.pool.query('SELECT t::text AS row FROM tester_invitations t');
    expect(rows.some(({ row }) => row.includes(token))).toBe(false);
    expect((await author.get(testersUrl(id))).body).not.toContain(token);
  });

  it('doesn’t email someone again who is testing already', async () => {
    const id = await author.draft();
    const email = someEmail();
    await invite(author, id, email);
    expect((await invite(author, id, email)).json<TesterList>().testers).toHaveLength(1);
    expect(await mailsTo(app, email)).toHaveLength(1);
  });

  it('has room for 20 testers, even if they are invited at the same time', async () => {
    const id = await author.draft();
    const batches = [0, 1, 2].map(() => Array.from({ length: 12 }, someEmail));
    const replies = await Promise.all(batches.map((emails) => invite(author, id, ...emails)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422]);
    const refusedReply = replies.find(({ statusCode }) => statusCode === 422);
    expect(refusedReply?.json().errors).toEqual({ emails: testerTexts.tooMany(8) });
    expect((await author.get(testersUrl(id))).json<TesterList>().testers).toHaveLength(12);
  });

  it.each([
    [{ emails: [] }, 'emails'],
    [{ emails: ['tess'] }, 'emails'],
    [{ emails: ['a@b.example', 'a\r\nBcc: x@y.example'] }, 'emails'],
    [{ emails: 'a@b.example' }, 'emails'],
    [{}, 'emails'],
  ])('of %j gets a validation error and sends nothing', async (body, field) => {
    const id = await author.draft();
    const reply = await author.post(testersUrl(id), body);
    expect(reply.statusCode).toBe(422);
    expect(Object.keys(reply.json().errors)[0]).toContain(field);
    expect((await author.get(testersUrl(id))).json().testers).toEqual([]);
  });

  it('is for the author and admins only', async () => {
    const id = await author.draft();
    expect((await invite(admin, id, someEmail())).statusCode).toBe(200);
    const [tester] = (await author.get(testersUrl(id))).json<TesterList>().testers;
    for (const [who, status] of [
      [otherCreator, 403],
      [member, 403],
    ] as const) {
      expect((await invite(who, id, someEmail())).statusCode).toBe(status);
      expect((await who.get(testersUrl(id))).statusCode).toBe(status);
    }
    for (const who of [otherCreator, member]) {
      const url = `/api/testers/${tester?.tester_id}`;
      for (const reply of [await who.send('DELETE', url), await who.post(`${url}/resend`)]) {
        expect([403, 404]).toContain(reply.statusCode);
        expect(reply.body).not.toContain(tester?.email);
      }
    }
    expect((await visitor.get(testersUrl(id))).statusCode).toBe(401);
    expect((await author.get(testersUrl(id))).json<TesterList>().testers).toHaveLength(1);
  });

  it('is refused for a draft that can’t be tested now, or doesn’t exist', async () => {
    const id = await author.draft();
    await author.change(id, 'withdrawn');
    const reply = await invite(author, id, someEmail());
    expect(reply.statusCode).toBe(409);
    expect(reply.json().detail).toBe(testerTexts.notNow);
    expect((await invite(author, 999_999, someEmail())).statusCode).toBe(404);
  });

  it('is limited per creator and per email, across all creators', async () => {
    const busy = workAs(app, await createPerson(db, 'creator'));
    const id = await busy.draft();
    const email = someEmail();
    await useLimit(app, 'test_invitations_to_email', email, 5);
    expect((await invite(busy, id, email)).statusCode).toBe(429);
    const { rows } = await db.pool.query('SELECT author_id FROM pending_guides WHERE id = $1', [
      id,
    ]);
    await useLimit(app, 'test_invitations_of_person', rows[0].author_id, 60);
    expect((await invite(busy, id, someEmail())).statusCode).toBe(429);
    expect((await busy.get(testersUrl(id))).json().testers).toEqual([]);
  });
});

describe('another email to a tester', () => {
  it('sends a new link that replaces the old one, up to three in all', async () => {
    const id = await author.draft();
    const email = someEmail();
    const { tester, token: first } = await inviteTester(app, author, id, email);
    const resend = () => author.post(`/api/testers/${tester.tester_id}/resend`);
    expect((await resend()).json<TesterList>().testers[0]?.emails_left).toBe(1);
    const second = await testerToken(app, email);
    expect((await visitor.open(first)).statusCode).toBe(410);
    expect((await visitor.open(second)).statusCode).toBe(200);
    expect((await resend()).statusCode).toBe(200);
    const reply = await resend();
    expect(reply.statusCode).toBe(409);
    expect(reply.json().detail).toBe(testerTexts.sentEnough);
    expect(await mailsTo(app, email)).toHaveLength(3);
  });

  it('renews a link that has expired', async () => {
    const id = await author.draft();
    const email = someEmail();
    const { tester, token } = await inviteTester(app, author, id, email);
    const invitedAt = now;
    now = new Date(invitedAt.getTime() + 30 * 86_400_000 - 1);
    expect((await visitor.open(token)).statusCode).toBe(200);
    now = new Date(invitedAt.getTime() + 30 * 86_400_000);
    expect((await visitor.open(token)).statusCode).toBe(410);
    // The author's session doesn't last that long, so the clock is set back.
    now = invitedAt;
    await db.pool.query('UPDATE tester_invitations SET expires_at = $2 WHERE id = $1', [
      tester.tester_id,
      now,
    ]);
    const [expired] = (await author.get(testersUrl(id))).json<TesterList>().testers;
    expect(expired?.state).toBe('expired');
    await author.post(`/api/testers/${tester.tester_id}/resend`);
    expect((await visitor.open(await testerToken(app, email))).statusCode).toBe(200);
  });

  it('is refused for someone who was removed, and who has to be invited again', async () => {
    const id = await author.draft();
    const email = someEmail();
    const { tester, token } = await inviteTester(app, author, id, email);
    const removed = await author.send('DELETE', `/api/testers/${tester.tester_id}`);
    expect(removed.json<TesterList>().testers[0]?.state).toBe('removed');
    expect((await visitor.open(token)).statusCode).toBe(410);
    expect((await author.post(`/api/testers/${tester.tester_id}/resend`)).statusCode).toBe(409);
    await invite(author, id, email);
    expect((await visitor.open(await testerToken(app, email))).statusCode).toBe(200);
    expect((await visitor.open(token)).statusCode).toBe(410);
  });
});
