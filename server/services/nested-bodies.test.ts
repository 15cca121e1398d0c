import { Agent, request } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createDataDir, startServer } from '../src/testing/server-process.ts';
import { measureUntil, median, say } from './measuring.ts';

const CONNECTIONS = 8;
const DEPTH = 490_000;
const BODY = Buffer.from('['.repeat(DEPTH) + ']'.repeat(DEPTH));
const ASKED = 300;
/** A delay that people don't notice. Most of it is the time that this machine takes to send the bodies. */
const EXPECTED_MS = 50;
/** If such bodies were parsed, requests would take seconds or be refused. */
const MAX_MS = 200;

/** Sends a body until the server responds or closes the connection. */
function sendBody(server: string, agent: Agent): Promise<number | null> {
  return new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', 'content-length': BODY.length };
    const sent = request(`${server}/api/login`, { method: 'POST', agent, headers }, (response) => {
      response.resume().on('close', () => resolve(response.statusCode ?? null));
    });
    sent.on('error', () => resolve(null)).end(BODY);
  });
}

it(`keeps answering while ${CONNECTIONS} connections send nothing but brackets`, async () => {
  const server = await startServer({ DATA_DIR: await createDataDir() }).address;
  const askOnce = async (): Promise<number> => {
    const begun = performance.now();
    const reply = await fetch(`${server}/api/app-version`);
    await reply.text();
    expect(reply.status).toBe(200);
    return performance.now() - begun;
  };
  const ask = async (): Promise<number> => {
    const times: number[] = [];
    for (let n = 0; n < ASKED; n += 1) times.push(await askOnce());
    return median(times);
  };

  const measure = async (): Promise<number> => {
    const quiet = await ask();
    const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
    const statuses = new Map<number | null, number>();
    let isOver = false;
    const attack = Array.from({ length: CONNECTIONS }, async () => {
      while (!isOver) {
        const status = await sendBody(server, agent);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        await turn();
      }
    });
    const busy = await ask();
    isOver = true;
    await Promise.all(attack);
    agent.destroy();
    const answers = [...statuses].map(([status, count]) => `${status ?? 'cut off'}: ${count}`);
    say(
      `brackets: others wait ${busy.toFixed(1)} ms (quiet ${quiet.toFixed(1)} ms); ${answers.join(', ')}`,
    );
    return busy;
  };
  await ask();
  expect(await measureUntil(measure, (ms) => ms <= EXPECTED_MS)).toBeLessThan(MAX_MS);
});
