import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { jobErrorText, redactError } from './job-error.ts';

describe('the stored error of a job', () => {
  it.each([
    [
      'Recipient command failed: 450 4.2.1 <robin.o’hara+tours@walkers.example>: try later',
      'Recipient command failed: 450 4.2.1 <[email]>: try later',
    ],
    ['can’t reach müller@straße.example', 'can’t reach [email]'],
    [
      'GET https://me:pass@store.example:9000/bucket/robin.jpg?X-Amz-Signature=abc failed',
      'GET https://store.example:9000 failed',
    ],
    ['connect to postgres://laneway:pass@db.example/laneway', 'connect to postgres://db.example'],
    ['No such link: https://laneway.example/?token=a1', 'No such link: https://laneway.example'],
    ['401 with Authorization: Bearer abc', '401 with Authorization: [hidden] [hidden]'],
    ['login failed, password=opensesame now', 'login failed, password=[hidden] now'],
    ['{"api_key": "short"}', '{"api_key": [hidden]'],
    ['Invalid API Key provided: sk_live_4eC39HqLyjWDarjtT1zdp7dc', /^[^4]*$/],
    ['unknown session 6f2a4c1e-0000-4000-8000-000000000000', 'unknown session [hidden]'],
  ])('contains neither personal data nor secrets: %s', (message, kept) => {
    if (typeof kept === 'string') expect(redactError(message)).toBe(kept);
    else expect(redactError(message)).toMatch(kept);
  });

  it.each([
    'connect ECONNREFUSED 127.0.0.1:25',
    'email 41 is being sent by another process',
    'The operation was aborted due to timeout',
    'ffprobe exited with code 1: Invalid data found when processing input',
    'an internationalisation-of-authorisation problem',
  ])('still says what went wrong: %s', (message) => {
    expect(redactError(message)).toBe(message);
  });

  it('is one line of limited length', () => {
    expect(redactError('  first\nsecond robin@walkers.example')).toBe('first');
    expect(redactError(`${'so '.repeat(500)}long`)).toMatch(/^(so )+s?o?…$/);
    expect(redactError('so '.repeat(500))).toHaveLength(300);
    // Cutting the message would split this email address.
    expect(redactError(`${'x '.repeat(145)}robin@walkers.example`)).not.toContain('robin');
  });

  it('is the same when it is redacted again', () => {
    const once = redactError('to <robin@walkers.example> by smtp://u:p@mail.example, token: x');
    expect(redactError(once)).toBe(once);
  });

  it('is only the code of a database error', () => {
    const error = new pg.DatabaseError('Key (email)=(robin@walkers.example) exists', 1, 'error');
    error.code = '23505';
    expect(jobErrorText(error)).toBe('database error 23505');
  });

  it.each([[new Error('')], ['thrown text'], [null]])('is never empty: %s', (error) => {
    expect(jobErrorText(error)).toBe('unknown error');
  });
});
