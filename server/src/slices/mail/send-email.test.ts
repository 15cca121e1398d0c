import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createSmtpMailer } from '../../adapters/mailer-smtp.ts';
import { startJobs } from '../../platform/jobs/jobs.ts';
import type { Delivery, Email, Mailer } from '../../ports/mailer.ts';
import { anEmail, createAccount } from '../../testing/accounts.ts';
import { eventually } from '../../testing/eventually.ts';
import { FIRST_ATTEMPT, jobsOf, runJobs } from '../../testing/jobs.ts';
import { type LoopbackProxy, startProxy } from '../../testing/loopback-proxy.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { recordLog } from '../../testing/recorded-log.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { queueEmail } from './public.ts';
import { addressIn } from './sender.ts';

const app = await createTestApp();
const { db } = app;

async function queueOne(to: string, dedupeKey = `event ${randomUUID()}`): Promise<string> {
  await db.transaction((tx) =>
    queueEmail(tx, {
      dedupeKey,
      to,
      template: 'welcome',
      data: { name: 'Ada', link: 'http://localhost:3000' },
    }),
  );
  return dedupeKey;
}

/** A mailer that records each email and returns a result given by the test. */
function recordingMailer(deliver: () => Promise<Delivery> = async () => ({ kind: 'delivered' })) {
  const emails: Email[] = [];
  const mailer: Mailer = {
    deliver: (email) => {
      emails.push(email);
      return deliver();
    },
  };
  return { mailer, emails };
}

const stored = async (dedupeKey: string) =>
  (await db.pool.query('SELECT * FROM mails WHERE dedupe_key = $1', [dedupeKey])).rows[0];
const jobsLeft = async () =>
  (await db.pool.query('SELECT attempts, locked_at FROM graphile_worker.jobs')).rows;

const SHORT = { connectionTimeout: 400, greetingTimeout: 400, socketTimeout: 400 };

describe('an email whose mail server', () => {
  it.each<readonly [string, (network: LoopbackProxy) => unknown, boolean]>([
    ['is slow', (network) => network.slowDown(50), false],
    ['refuses connections', (network) => network.refuse(), true],
    ['has gone silent', (network) => network.stall(), true],
  ])('%s leaves once, and an outage is logged when it begins and ends', async (_, fail, isOut) => {
    const { port, received } = await startMailServer();
    const network = await startProxy({ host: '127.0.0.1', port });
    const { log, logged } = recordLog();
    const mailer = createSmtpMailer(`smtp://127.0.0.1:${network.port}`, log, SHORT);
    const { send_mail } = jobsOf(app, mailer);
    const jobs = await startJobs({ db, log, handlers: { send_mail }, cron: {} });
    onTestFinished(jobs.stop);
    const lines = isOut ? ['the mail server does not answer; trying again until it does'] : [];
    await fail(network);
    const to = anEmail();
    await queueOne(to);
    if (isOut) await eventually(jobsLeft).toMatchObject([{ attempts: 1, locked_at: null }]);
    await eventually(logged).toEqual(lines);
    if (isOut) {
      await network.restore();
      await eventually(logged).toEqual([...lines, 'the mail server answers again']);
    }
    await eventually(jobsLeft).toEqual([]);
    expect(received.map((mail) => mail.to)).toEqual([[to]]);
  });
});

describe('an email about an event', () => {
  it('is sent, and its text is deleted', async () => {
    const to = anEmail();
    const event = await queueOne(to);
    const { mailer, emails } = recordingMailer();
    await runJobs(app, mailer);
    expect(emails).toEqual([
      {
        messageId: expect.stringMatching(/^<mail-\d+-\d+@laneway\.example>$/),
        from: 'Laneway <hello@laneway.example>',
        to,
        replyTo: null,
        subject: 'Welcome to Laneway',
        text: expect.stringContaining('Hi Ada,'),
        html: expect.stringContaining('Hi Ada,'),
        requestId: null,
      },
    ]);
    expect(await stored(event)).toMatchObject({
      recipient: to,
      subject: '',
      text_body: '',
      html_body: '',
      links: [],
      sent_at: expect.any(Date),
    });
  });

  it('names the request that caused it', async () => {
    const { url, received } = await startMailServer();
    const { email } = await createAccount(db);
    const request = { method: 'POST', url: '/api/request-password-reset' } as const;
    const reply = await app.send({ ...request, payload: { email } });
    const again = await app.send({ ...request, payload: { email } });
    await runJobs(app, createSmtpMailer(url, recordLog().log));
    const own = received.filter(({ to }) => to.includes(email));
    const ids = own.map(({ message }) => /^X-Request-Id: (\S+)$/im.exec(message)?.[1]);
    expect(ids.toSorted()).toEqual(
      [reply, again].map(({ headers }) => headers['x-request-id']).toSorted(),
    );
    expect(new Set(ids).size).toBe(2);
  });

  it('is sent once, however often the event is reported', async () => {
    const to = anEmail();
    const event = await queueOne(to);
    await queueOne(to, event);
    const { mailer, emails } = recordingMailer();
    await runJobs(app, mailer);
    await queueOne(to, event);
    await runJobs(app, mailer);
    expect(emails).toHaveLength(1);
  });

  it('is sent once, even when two workers have it', async () => {
    const event = await queueOne(anEmail());
    const { id } = await stored(event);
    const { mailer, emails } = recordingMailer(async () => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      return { kind: 'delivered' };
    });
    const { send_mail: send } = jobsOf(app, mailer);
    const attempts = await Promise.allSettled(
      [1, 2, 3].map(() => send?.({ mailId: id }, FIRST_ATTEMPT)),
    );
    expect(emails).toHaveLength(1);
    // The others fail, so that the queue retries in case the first one crashed.
    expect(attempts.map(({ status }) => status).toSorted()).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
    ]);
    await runJobs(app, mailer);
    expect(emails).toHaveLength(1);
  });

  it('holds no transaction open while the mail server responds', async () => {
    await queueOne(anEmail());
    const openTransactions = async () =>
      (
        await db.pool.query(
          `SELECT pid FROM pg_stat_activity
            WHERE datname = current_database() AND state LIKE 'idle in transaction%'`,
        )
      ).rows;
    const { mailer, emails } = recordingMailer(async () => {
      await eventually(openTransactions).toEqual([]);
      return { kind: 'delivered' };
    });
    await runJobs(app, mailer);
    expect(emails).toHaveLength(1);
    await eventually(jobsLeft).toEqual([]);
  });

  it('is sent by another process when the one that claimed it has died', async () => {
    const { id } = await stored(await queueOne(anEmail()));
    const claim = 'UPDATE mails SET claimed_until = now() + $2::interval WHERE id = $1';
    const { mailer, emails } = recordingMailer();
    const { send_mail: send } = jobsOf(app, mailer);
    await db.pool.query(claim, [id, '1 minute']);
    await expect(send?.({ mailId: id }, FIRST_ATTEMPT)).rejects.toThrow(
      'being sent by another process',
    );
    await db.pool.query(claim, [id, '-1 second']);
    await runJobs(app, mailer);
    expect(emails).toHaveLength(1);
  });

  it('is not sent when the event is rolled back', async () => {
    const to = anEmail();
    const undone = db.transaction(async (tx) => {
      await queueEmail(tx, {
        dedupeKey: 'undone',
        to,
        template: 'welcome',
        data: { name: 'Ada', link: 'http://localhost:3000' },
      });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    const { mailer, emails } = recordingMailer();
    await runJobs(app, mailer);
    expect(emails).toEqual([]);
    expect(await stored('undone')).toBeUndefined();
  });

  it('is retried when the mail server fails, with the same message id', async () => {
    const event = await queueOne(anEmail());
    let up = false;
    const { mailer, emails } = recordingMailer(async () => {
      if (!up) throw new Error('The mail server didn’t accept an email (ECONNREFUSED).');
      return { kind: 'delivered' };
    });
    await runJobs(app, mailer);
    expect(await stored(event)).toMatchObject({ sent_at: null, failed_at: null });
    // The time of a job's next attempt is only set when the job is unlocked.
    await eventually(jobsLeft).toEqual([{ attempts: 1, locked_at: null }]);
    up = true;
    await db.pool.query('UPDATE graphile_worker._private_jobs SET run_at = now()');
    await runJobs(app, mailer);
    expect(emails).toHaveLength(2);
    expect(emails[1]).toEqual(emails[0]);
    expect(await stored(event)).toMatchObject({ sent_at: expect.any(Date) });
    await eventually(jobsLeft).toEqual([]);
  });

  it('is abandoned when the mail server rejects it permanently', async () => {
    const event = await queueOne(anEmail());
    const { mailer, emails } = recordingMailer(async () => ({
      kind: 'refused',
      reason: 'EENVELOPE 550',
    }));
    await runJobs(app, mailer);
    await runJobs(app, mailer);
    expect(emails).toHaveLength(1);
    expect(await stored(event)).toMatchObject({
      sent_at: null,
      failed_at: expect.any(Date),
      failure: 'EENVELOPE 550',
      text_body: '',
    });
    await eventually(jobsLeft).toEqual([]);
  });

  it('keeps its text if there is no mail server', async () => {
    const event = await queueOne(anEmail());
    await runJobs(app);
    expect(await stored(event)).toMatchObject({
      sent_at: expect.any(Date),
      text_body: expect.stringContaining('Hi Ada,'),
    });
  });
});

it.each([
  ['Laneway <hello@laneway.example>', 'hello@laneway.example'],
  ['hello@laneway.example', 'hello@laneway.example'],
  ['"A, B" <a@b.example> ', 'a@b.example'],
])('the email address in %s is %s', (sender, address) => {
  expect(addressIn(sender)).toBe(address);
});
