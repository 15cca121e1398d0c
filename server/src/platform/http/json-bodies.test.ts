import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import { isDeeperThan, MAX_NESTING } from './json-bodies.ts';

const { send } = await createTestApp();

const arrays = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

describe('the nesting of a body', () => {
  it.each([
    ['', 0],
    ['7', 0],
    ['{}', 1],
    ['[[],[],{"a":[]}]', 3],
    [arrays(5), 5],
    // Brackets in texts don't count.
    ['["[[[[[[", "]]]]{{{{"]', 1],
    ['["\\"[[[", "\\\\", [["[\\"["]]]', 3],
    ['[{"[[":"}"},[{"a":{}}]]', 4],
  ])('%s has %i levels', (json, depth) => {
    expect(isDeeperThan(json, depth)).toBe(false);
    if (depth > 0) expect(isDeeperThan(json, depth - 1)).toBe(true);
  });

  it('is measured only until it is too deep', () => {
    const looked = { times: 0 };
    const text = {
      length: 490_000,
      charCodeAt: () => {
        looked.times += 1;
        return '['.charCodeAt(0);
      },
    };
    expect(isDeeperThan(text as unknown as string, MAX_NESTING)).toBe(true);
    expect(looked.times).toBe(MAX_NESTING + 1);
  });
});

describe('a JSON body', () => {
  /** A login to an account that doesn't exist, with a field that is ignored. */
  const loginWith = (extra: string) =>
    `{"u_email":"nobody@people.example","u_password":"a guess of mine","extra":${extra}}`;
  const post = (payload: string) =>
    send({
      method: 'POST',
      url: '/api/login',
      headers: { 'content-type': 'application/json' },
      payload,
    });

  it('may be nested up to the limit', async () => {
    expect((await post(loginWith(arrays(MAX_NESTING - 1)))).statusCode).toBe(401);
  });

  it.each([
    ['a little too deep', loginWith(arrays(MAX_NESTING))],
    ['far too deep and not even closed', '['.repeat(10_000)],
  ])('is refused if it is %s', async (_, payload) => {
    const reply = await post(payload);
    expect(reply.statusCode).toBe(422);
    expect(reply.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(reply.json()).toMatchObject({
      code: 'invalid_input',
      detail: 'The body is nested too deeply.',
    });
  });
});
