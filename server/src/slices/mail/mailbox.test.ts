import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../testing/browser.ts';
import { createTestApp, TEST_CONFIG } from '../../testing/test-app.ts';
import { mailboxAudience } from './mailbox-audience.ts';
import { queueEmail } from './public.ts';

const app = await createTestApp();
const { db } = app;
const alone = await createTestApp({ db, config: { ...TEST_CONFIG, demo: false } });
const behindProxy = await createTestApp({
  db,
  config: { ...TEST_CONFIG, demo: false, trustedProxies: ['loopback'] },
});
const open = await createTestApp({
  db,
  config: { ...TEST_CONFIG, demo: false, publicUrl: 'https://laneway.example' },
});
const real = await createTestApp({
  db,
  config: { ...TEST_CONFIG, demo: false, databaseUrl: 'postgres://somewhere/laneway' },
});
const withServer = await createTestApp({
  db,
  config: { ...TEST_CONFIG, smtpUrl: 'smtp://localhost' },
});

const LINK = 'http://localhost:3000/?token=abc&type=password_reset';

await queueEmail(db, {
  dedupeKey: 'older',
  to: 'ada@people.example',
  template: 'contact_message',
  data: {
    name: 'Ada',
    email: 'ada@people.example',
    isVerified: true,
    content: '<b>Bold</b> http://evil.example/',
  },
});
await queueEmail(db, {
  dedupeKey: 'newer',
  to: 'grace@people.example',
  template: 'password_reset',
  data: { name: 'Grace', link: LINK },
});

describe('GET /dev/mailbox.json', () => {
  it('lists the emails, newest first', async () => {
    const reply = await app.get('/dev/mailbox.json');
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.json()).toEqual([
      {
        to: 'grace@people.example',
        subject: 'Reset your Laneway password',
        text: expect.stringContaining(LINK),
        html: expect.stringContaining('<!doctype html>'),
        links: [LINK],
        sent_at: expect.any(String),
      },
      expect.objectContaining({ to: 'ada@people.example', links: [] }),
    ]);
  });

  it('leaves out emails that were sent', async () => {
    await queueEmail(db, {
      dedupeKey: 'left',
      to: 'left@people.example',
      template: 'welcome',
      data: { name: 'Left', link: 'http://localhost:3000' },
    });
    await db.pool.query(
      `UPDATE mails SET sent_at = now(), subject = '', text_body = '', html_body = '', links = '{}'
        WHERE dedupe_key = 'left'`,
    );
    expect((await app.get('/dev/mailbox.json')).json()).toHaveLength(2);
  });
});

describe('GET /dev/mailbox', () => {
  it('is a page with links, on which people’s words are escaped', async () => {
    const reply = await app.get('/dev/mailbox');
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.headers['cache-control']).toBe('no-store');
    const escaped = LINK.replaceAll('&', '&amp;');
    expect(reply.body).toContain(`<a href="${escaped}">${escaped}</a>`);
    expect(reply.body).toContain('&lt;b&gt;Bold&lt;/b&gt;');
    expect(reply.body).not.toContain('<b>');
    expect(reply.body).not.toContain('href="http://evil.example/');
    expect(reply.body.match(/<details open>/g)).toHaveLength(1);
  });
});

describe('the people who may read it', () => {
  const statusFrom = async (of: typeof app, address: string, host = 'localhost:3000') => {
    const { statusCode } = await openBrowser(of, { address }).send(
      'GET',
      '/dev/mailbox.json',
      undefined,
      {
        host,
      },
    );
    const page = await openBrowser(of, { address }).send('GET', '/dev/mailbox', undefined, {
      host,
    });
    expect(page.statusCode).toBe(statusCode);
    return statusCode;
  };

  it('are everyone while the demo is on', async () => {
    expect(await statusFrom(app, '203.0.113.1', 'demo.laneway.example')).toBe(200);
  });

  it('are those at the machine, if the program runs alone without the demo', async () => {
    expect(await statusFrom(alone, '127.0.0.1')).toBe(200);
    expect(await statusFrom(alone, '::1', '[::1]:3000')).toBe(200);
    expect(await statusFrom(alone, '::ffff:127.0.0.1', '127.0.0.1')).toBe(200);
    expect(await statusFrom(alone, '203.0.113.1')).toBe(404);
    // A host name that someone else has pointed at this machine.
    expect(await statusFrom(alone, '127.0.0.1', 'rebound.example')).toBe(404);
  });

  it.each([
    { 'x-forwarded-for': '127.0.0.1, 203.0.113.1' },
    { 'x-forwarded-for': '127.0.0.1' },
    { forwarded: 'for=127.0.0.1' },
    { 'x-real-ip': '127.0.0.1' },
    { 'x-forwarded-proto': 'https' },
    { via: '1.1 proxy' },
  ])('don’t include anyone who comes through a proxy: %j', async (headers) => {
    for (const server of [alone, behindProxy]) {
      const reply = await server.send({ url: '/dev/mailbox.json', headers });
      expect(reply.statusCode).toBe(404);
    }
  });

  it('are nobody with a public URL, because a proxy may not identify itself', async () => {
    expect(await statusFrom(open, '127.0.0.1')).toBe(404);
    expect(await statusFrom(open, '127.0.0.1', 'laneway.example')).toBe(404);
  });

  it('are nobody with the operator’s own database, or if emails are sent', async () => {
    expect(await statusFrom(real, '127.0.0.1')).toBe(404);
    expect(await statusFrom(withServer, '127.0.0.1')).toBe(404);
  });

  it.each([
    [{ demo: true }, 'everyone'],
    [{ demo: true, publicUrl: 'https://laneway.example' }, 'everyone'],
    [{ demo: false }, 'this machine'],
    [{ demo: false, publicUrl: 'http://127.0.0.1:3000' }, 'this machine'],
    [{ demo: false, publicUrl: 'https://laneway.example' }, 'nobody'],
    [{ demo: true, databaseUrl: 'postgres://x' }, 'everyone'],
    [{ demo: false, databaseUrl: 'postgres://x' }, 'nobody'],
    [{ demo: true, smtpUrl: 'smtp://x' }, 'nobody'],
  ] as const)('with %o are %s', (changes, audience) => {
    expect(mailboxAudience({ ...TEST_CONFIG, ...changes })).toBe(audience);
  });
});
