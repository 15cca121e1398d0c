import { Agent, request } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createDataDir, startServer } from '../src/testing/server-process.ts';
import { median, say, untilItHolds } from './measuring.ts';

const CONNECTIONS = 8;
const DEPTH = 490_000;
const BODY = Buffer.from('['.repeat(DEPTH) + ']'.repeat(DEPTH));
const ASKED = 300;
/** Nobody notices this. It is most of all the time that this machine takes to send all those brackets to itself. */
const UNNOTICED_MS = 50;
/** Where such bodies are parsed, people wait for seconds or are turned away. */
const HELD_UP_MS = 200;

/** Sends a body until it is answered or cut off, whichever the server prefers. */
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
  expect(await untilItHolds(measure, (ms) => ms <= UNNOTICED_MS)).toBeLessThan(HELD_UP_MS);
});
