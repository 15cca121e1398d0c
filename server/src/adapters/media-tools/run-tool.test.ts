import { open } from 'node:fs/promises';
import { afterAll, expect, it } from 'vitest';
import { runTool } from './run-tool.ts';

const input = await open('/dev/null');
afterAll(() => input.close());

const run = (script: string, limits: { timeoutMs?: number; maxOutputBytes?: number } = {}) =>
  runTool({
    command: process.execPath,
    args: ['-e', script],
    input: input.fd,
    timeoutMs: 30_000,
    maxOutputBytes: 100_000,
    ...limits,
  });

it('a tool sees nothing of our environment', async () => {
  process.env.A_SECRET_OF_OURS = 'x';
  const seen = await run('process.stdout.write(JSON.stringify(process.env))');
  delete process.env.A_SECRET_OF_OURS;
  expect(seen).toMatchObject({ kind: 'ended', code: 0 });
  if (seen.kind === 'ended') expect(seen.stdout.toString()).not.toContain('A_SECRET');
});

it('a tool that doesn’t finish is ended', async () => {
  expect(await run('for (;;);', { timeoutMs: 300 })).toEqual({ kind: 'timed out' });
});

it('a tool that prints too much is ended with an error', async () => {
  const endless = 'setInterval(() => process.stdout.write("x".repeat(10000)), 1)';
  await expect(run(endless)).rejects.toThrow('SIGKILL');
});

it('a tool that crashes is distinguished from one that refuses', async () => {
  await expect(run('process.kill(process.pid, "SIGSEGV")')).rejects.toThrow('SIGSEGV');
  expect(await run('process.exit(3)')).toMatchObject({ kind: 'ended', code: 3 });
});

it('a tool that is not there is an error', async () => {
  const missing = { command: '/nowhere/tool', args: [], input: input.fd };
  await expect(runTool({ ...missing, timeoutMs: 1_000, maxOutputBytes: 1 })).rejects.toThrow(
    'ENOENT',
  );
});
