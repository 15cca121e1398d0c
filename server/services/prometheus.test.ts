import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../src/testing/test-app.ts';
import { say } from './measuring.ts';

const RULES = fileURLToPath(new URL('../../ops/prometheus/', import.meta.url));

/** The output of promtool, and whether it found no fault. */
function promtool(args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync('promtool', args, {
    cwd: RULES,
    input,
    encoding: 'utf8',
  });
  return { status, text: `${stdout}${stderr}` };
}

const isInstalled = promtool(['--version']).status === 0;
if (!isInstalled) say('promtool is not installed, so what Prometheus thinks of us is left out');

describe.skipIf(!isInstalled)('Prometheus', () => {
  it('accepts the alert rules', () => {
    expect(promtool(['check', 'rules', 'alerts.yml'])).toMatchObject({ status: 0 });
  });

  it('fires them in an outage and no others, and none in a quiet system', () => {
    const { status, text } = promtool(['test', 'rules', 'alerts.test.yml']);
    expect(status, text).toBe(0);
  });

  it('reads our metrics, and finds nothing wrong with their names', async () => {
    const { get } = await createTestApp();
    for (const url of ['/api/guides', '/api/guides', '/nothing']) await get(url);
    const { text } = promtool(['check', 'metrics'], (await get('/metrics')).body);
    expect(text).not.toMatch(/error while/i);
    // Others, of the process, have the names that prom-client gives them everywhere.
    expect(text.split('\n').filter((line) => line.startsWith('laneway_'))).toEqual([]);
  });
});
