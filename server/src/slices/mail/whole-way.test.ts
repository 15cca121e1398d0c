import { describe, expect, it } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { createDataDir, startServer } from '../../testing/server-process.ts';

const post = (address: string, path: string, body: object) =>
  fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const FORM = {
  u_email: 'ada@people.example',
  u_password: 'correct horse battery',
  u_name: 'Ada',
};

const dataDir = await createDataDir();

// Starting takes seconds, and far longer on a machine that is busy with other tests.
describe('the whole program', { timeout: 120_000 }, () => {
  it('sends its emails through the configured mail server, and shows them to nobody', async () => {
    const mailServer = await startMailServer();
    const server = startServer({ DATA_DIR: dataDir, SMTP_URL: mailServer.url });
    const address = await server.address;
    expect((await post(address, '/api/user', FORM)).status).toBe(201);
    expect(
      (await post(address, '/api/request-password-reset', { email: FORM.u_email })).status,
    ).toBe(200);
    await eventually(() => mailServer.received.length).toBe(2);
    const subjects = mailServer.received.map(
      ({ message }) => /^Subject: (.*)$/m.exec(message)?.[1],
    );
    expect(subjects.toSorted()).toEqual(['Reset your Laneway password', 'Welcome to Laneway']);
    expect((await fetch(`${address}/dev/mailbox.json`)).status).toBe(404);
    expect(server.output()).not.toContain(FORM.u_email);
  });

  it('keeps them in its mailbox without a mail server, where their links can be followed', async () => {
    const server = startServer({ DATA_DIR: dataDir });
    const address = await server.address;
    const u_email = 'grace@people.example';
    await post(address, '/api/user', { ...FORM, u_email });
    await post(address, '/api/request-password-reset', { email: u_email });
    const newest = async () => {
      const [email] = (await (await fetch(`${address}/dev/mailbox.json`)).json()) as {
        readonly to: string;
        readonly subject: string;
        readonly links: readonly string[];
      }[];
      return email;
    };
    const wanted = { to: u_email, subject: 'Reset your Laneway password' };
    await eventually(newest).toMatchObject(wanted);
    const link = new URL((await newest())?.links[0] ?? '');
    const token = link.searchParams.get('token');
    const body = { token, new_password: 'a quite different horse' };
    expect((await post(address, '/api/reset-password', body)).status).toBe(200);
    const login = { u_email, u_password: body.new_password };
    expect((await post(address, '/api/login', login)).status).toBe(200);
  });
});
