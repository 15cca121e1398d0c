import type { SMTPServerOptions } from 'smtp-server';
import { describe, expect, it } from 'vitest';
import { createLogger } from '../platform/process/logging.ts';
import type { Email } from '../ports/mailer.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { createSmtpMailer } from './mailer-smtp.ts';

const EMAIL: Email = {
  messageId: '<mail-7-1700000000000@laneway.example>',
  from: 'Laneway <hello@laneway.example>',
  to: 'ada@people.example',
  replyTo: null,
  subject: 'Grüße aus Melbourne',
  text: 'Plain words, with ümlauts.',
  html: '<p>Words in <b>HTML</b>.</p>',
  requestId: null,
};

const mailerAt = (url: string) => createSmtpMailer(url, createLogger('silent'));
const refuse = (code: number, words: string) =>
  Object.assign(new Error(words), { responseCode: code });

describe('an email sent by SMTP', () => {
  it('arrives with both its forms and the name it was given', async () => {
    const { url, received } = await startMailServer();
    expect(await mailerAt(url).deliver(EMAIL)).toEqual({ kind: 'delivered' });
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({
      from: 'hello@laneway.example',
      to: ['ada@people.example'],
    });
    const message = received[0]?.message ?? '';
    expect(message).toContain('Message-ID: <mail-7-1700000000000@laneway.example>');
    expect(message).toContain('From: Laneway <hello@laneway.example>');
    expect(message).toContain('Auto-Submitted: auto-generated');
    expect(message).toMatch(/Content-Type: text\/plain/);
    expect(message).toMatch(/Content-Type: text\/html/);
    expect(message).not.toContain('Reply-To');
    expect(message).not.toContain('X-Request-Id');
  });

  it('has the person it is about as its Reply-To', async () => {
    const { url, received } = await startMailServer();
    await mailerAt(url).deliver({ ...EMAIL, replyTo: 'grace@people.example' });
    expect(received[0]?.message).toContain('Reply-To: grace@people.example');
  });

  it.each([
    ['a,b@people.example', '"a,b"@people.example'],
    ['a;b@people.example', '"a;b"@people.example'],
    ["o'hara+walks@people.example", "o'hara+walks@people.example"],
  ])('to %s goes to that one address', async (to, written) => {
    const { url, received } = await startMailServer();
    await mailerAt(url).deliver({ ...EMAIL, to });
    expect(received.map((one) => one.to)).toEqual([[written]]);
  });

  it('can’t get more headers from its subject', async () => {
    const { url, received } = await startMailServer();
    const subject = 'Hi\r\nBcc: everyone@people.example\r\n\r\nNew body';
    await mailerAt(url).deliver({ ...EMAIL, subject });
    expect(received[0]?.to).toEqual(['ada@people.example']);
    expect(received[0]?.message).not.toMatch(/^Bcc:/m);
  });

  it('logs in when the address has a user and a password', async () => {
    const seen: unknown[] = [];
    const { port, received } = await startMailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) => {
        seen.push([username, password]);
        done(null, { user: username });
      },
    });
    const url = `smtp://laneway%40example:p%C3%A4ss@127.0.0.1:${port}`;
    expect(await mailerAt(url).deliver(EMAIL)).toEqual({ kind: 'delivered' });
    expect(seen).toEqual([['laneway@example', 'päss']]);
    expect(received).toHaveLength(1);
  });
});

describe('an email that the mail server does not take', () => {
  it.each([
    ['the person is unknown there', { onRcptTo: 550 }, 'EENVELOPE 550'],
    ['it is taken for an advertisement', { onData: 554 }, 'EMESSAGE 554'],
  ] as const)('is refused permanently when %s', async (_, faults, reason) => {
    const { url } = await startMailServer(optionsFor(faults));
    expect(await mailerAt(url).deliver(EMAIL)).toEqual({ kind: 'refused', reason });
  });

  it.each([
    ['<x>@people.example', 'EENVELOPE 501'],
    ['', 'EENVELOPE'],
  ])('is refused permanently when its address, %j, is invalid', async (to, reason) => {
    const { url, received } = await startMailServer();
    const delivery = await mailerAt(url).deliver({ ...EMAIL, to });
    expect(delivery).toEqual({ kind: 'refused', reason });
    expect(received).toEqual([]);
  });

  it.each([
    ['it is busy', { onRcptTo: 451 }, 'EENVELOPE 451'],
    ['its disk is full', { onData: 452 }, 'EMESSAGE 452'],
  ] as const)('may be tried again when %s', async (_, faults, reason) => {
    const { url } = await startMailServer(optionsFor(faults));
    await expect(mailerAt(url).deliver(EMAIL)).rejects.toThrow(
      `The mail server didn’t accept an email (${reason}).`,
    );
  });

  it('may be tried again when our own password is wrong, which the error doesn’t contain', async () => {
    const { port } = await startMailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(refuse(535, 'No, hush-hush is wrong')),
    });
    const sending = mailerAt(`smtp://laneway:hush-hush@127.0.0.1:${port}`).deliver(EMAIL);
    const error = await sending.catch((reason: unknown) => reason);
    expect(error).toMatchObject({ message: 'The mail server didn’t accept an email (EAUTH 535).' });
    expect(error).not.toHaveProperty('cause');
  });

  it('may be tried again when the mail server can’t be reached', async () => {
    const sending = mailerAt('smtp://127.0.0.1:1').deliver(EMAIL);
    await expect(sending).rejects.toThrow(/^The mail server didn’t accept an email \(E\w+\)\.$/);
  });

  function optionsFor(faults: { onRcptTo?: number; onData?: number }): SMTPServerOptions {
    const { onRcptTo, onData } = faults;
    return {
      ...(onRcptTo === undefined
        ? {}
        : { onRcptTo: (_to, _session, done) => done(refuse(onRcptTo, 'ada@people.example: no')) }),
      ...(onData === undefined
        ? {}
        : {
            onData: (stream, _session, done) => {
              stream.resume().on('end', () => done(refuse(onData, 'No')));
            },
          }),
    };
  }
});
