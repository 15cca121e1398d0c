import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';

const { send } = await createTestApp();

const JSON_TYPE = { 'content-type': 'application/json' };
/** A call with a body that anyone may make. */
const login = (headers: Record<string, string>, payload: string | Buffer) =>
  send({ method: 'POST', url: '/api/login', headers, payload });

describe('a request that is wrong in itself', () => {
  it.each([
    ['cut-off JSON', JSON_TYPE, '{"u_email":', 422, 'invalid_input'],
    ['no JSON at all', JSON_TYPE, 'u_email=ada', 422, 'invalid_input'],
    ['JSON that reaches for the prototype', JSON_TYPE, '{"__proto__":{}}', 422, 'invalid_input'],
    ['an empty body that claims to be JSON', JSON_TYPE, '', 422, 'invalid_input'],
    ['XML', { 'content-type': 'application/xml' }, '<a/>', 415, 'unsupported_media'],
    ['plain text', { 'content-type': 'text/plain' }, '{}', 415, 'unsupported_media'],
    [
      'a form',
      { 'content-type': 'application/x-www-form-urlencoded' },
      'a=b',
      415,
      'unsupported_media',
    ],
    ['a type that is no type', { 'content-type': ';;;' }, '{}', 415, 'unsupported_media'],
    [
      'more than a body may hold',
      JSON_TYPE,
      JSON.stringify('x'.repeat(1_000_001)),
      413,
      'payload_too_large',
    ],
  ])('%s is reported as a problem', async (_, headers, payload, status, code) => {
    const reply = await login(headers, payload);
    expect(reply.statusCode).toBe(status);
    expect(reply.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.json()).toMatchObject({
      type: 'about:blank',
      status,
      code,
      title: expect.any(String),
      detail: expect.stringMatching(/\.$/),
    });
  });
});

describe('an address that doesn’t exist', () => {
  it.each([
    ['GET', '/nothing'],
    ['GET', '/api/nothing'],
    ['GET', '/api/places/'],
    ['GET', '/api/guides/1/nothing'],
    ['POST', '/nothing'],
    ['DELETE', '/api/guides'],
    ['PATCH', '/api/guides/1'],
    ['OPTIONS', '/api/guides'],
    ['PROPFIND', '/api/guides'],
  ] as const)('%s %s is not found', async (method, url) => {
    const reply = await send({ method: method as 'GET', url });
    expect(reply.statusCode).toBe(404);
    expect(reply.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(reply.json()).toEqual({
      type: 'about:blank',
      status: 404,
      title: 'Not found',
      detail: 'Page not found',
      code: 'not_found',
    });
  });
});
