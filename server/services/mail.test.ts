import { describe, expect, it } from 'vitest';
import { eventually } from '../src/testing/eventually.ts';
import { openHttpCaller } from '../src/testing/http-caller.ts';
import { readMail } from '../src/testing/mail-parts.ts';
import { startMailServer } from '../src/testing/mail-server.ts';
import { createDataDir, startServer } from '../src/testing/server-process.ts';

const FORM = {
  u_email: 'ada@people.example',
  u_password: 'correct horse battery',
  u_name: 'Ada',
};

describe('the whole program with a mail server', () => {
  it('welcomes a new person in text and HTML, and mails a link that sets a new password', async () => {
    const mailServer = await startMailServer();
    const server = startServer({
      DATA_DIR: await createDataDir(),
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'Laneway <post@laneway.example>',
      PUBLIC_URL: 'http://laneway.example',
      PAYMENTS: 'test',
    });
    const { get, post } = openHttpCaller(await server.address);
    const mail = (subject: string) =>
      mailServer.received
        .map(({ message }) => readMail(message))
        .find((one) => one.subject === subject);

    expect((await post('/api/user', FORM)).status).toBe(201);
    await eventually(() => mail('Welcome to Laneway')).toMatchObject({
      text: expect.stringContaining('Ada'),
      html: expect.stringMatching(/<html.*Ada.*<\/html>/s),
    });
    expect(mailServer.received).toMatchObject([
      { from: 'post@laneway.example', to: [FORM.u_email] },
    ]);

    await post('/api/request-password-reset', { email: FORM.u_email });
    await eventually(() => mail('Reset your Laneway password')).toBeDefined();
    const { text = '', html = '' } = mail('Reset your Laneway password') ?? {};
    const link = /http:\/\/laneway\.example\/\S+/.exec(text)?.[0] ?? '';
    expect(html.replaceAll('&amp;', '&')).toContain(link);
    const token = new URL(link).searchParams.get('token');
    expect((await get(`/api/validate-reset-token?token=${token}`)).status).toBe(200);
    const changed = { token, new_password: 'a quite different horse' };
    expect((await post('/api/reset-password', changed)).status).toBe(200);
    const login = (u_password: string) => post('/api/login', { u_email: FORM.u_email, u_password });
    expect((await login(FORM.u_password)).status).toBe(401);
    expect((await login(changed.new_password)).status).toBe(200);
    expect(server.output()).not.toContain(FORM.u_email);
  });
});
