import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findSessionSecret } from './session-secret.ts';

const home = await mkdtemp(path.join(tmpdir(), 'laneway-secret-'));
afterAll(() => rm(home, { recursive: true }));

describe('the session secret', () => {
  it('is the operator’s if one is set, and nothing is written', async () => {
    const dataDir = path.join(home, 'untouched');
    expect(await findSessionSecret({ sessionSecret: 'chosen', dataDir })).toBe('chosen');
    expect(await readdir(home)).not.toContain('untouched');
  });

  it('is otherwise created once, in a file that only the owner can read', async () => {
    const dataDir = path.join(home, 'data', 'deep');
    const secret = await findSessionSecret({ sessionSecret: null, dataDir });
    expect(secret).toMatch(/^[\w-]{64}$/);
    expect(await findSessionSecret({ sessionSecret: null, dataDir })).toBe(secret);
    expect(await readdir(dataDir)).toEqual(['session-secret']);
    expect((await stat(path.join(dataDir, 'session-secret'))).mode & 0o777).toBe(0o600);
  });

  it('differs from one installation to the next', async () => {
    const make = (name: string) =>
      findSessionSecret({ sessionSecret: null, dataDir: path.join(home, name) });
    expect(await make('one')).not.toBe(await make('two'));
  });
});
