import { describe, expect, it } from 'vitest';
import { type Arrival, isFromThisMachine } from './local-request.ts';

const arrival = (changes: {
  readonly peer?: string;
  readonly headers?: Arrival['headers'];
  readonly httpVersion?: string;
}): Arrival => ({
  headers: { host: 'localhost:3000', ...changes.headers },
  raw: { httpVersion: changes.httpVersion ?? '1.1' },
  socket: { remoteAddress: changes.peer ?? '127.0.0.1' },
});

describe('a request is from this machine', () => {
  it.each([
    ['127.0.0.1', 'localhost:3000'],
    ['127.0.0.1', 'LOCALHOST'],
    ['127.0.0.1', '127.0.0.1:3000'],
    ['127.0.0.1', '127.1.2.3'],
    ['::1', '[::1]:3000'],
    ['::ffff:127.0.0.1', '[::1]'],
  ])('when %s requests %s', (peer, host) => {
    expect(isFromThisMachine(arrival({ peer, headers: { host } }))).toBe(true);
  });
});

describe('a request is not from this machine', () => {
  it.each(['203.0.113.1', '10.0.0.1', '2001:db8::1', ''])('when its peer is %s', (peer) => {
    expect(isFromThisMachine(arrival({ peer }))).toBe(false);
  });

  it.each(['rebound.example', 'localhost.rebound.example', '127.0.0.1.rebound.example', '::1', ''])(
    'when it requests %s',
    (host) => {
      expect(isFromThisMachine(arrival({ headers: { host } }))).toBe(false);
    },
  );

  it.each(['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'])(
    'when it has the header %s, whatever its value',
    (name) => {
      expect(isFromThisMachine(arrival({ headers: { [name]: '127.0.0.1' } }))).toBe(false);
    },
  );

  it('when it uses HTTP 1.0, as a bare proxy_pass does', () => {
    expect(isFromThisMachine(arrival({ httpVersion: '1.0' }))).toBe(false);
  });
});
