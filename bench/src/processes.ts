import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** Servers, with everything they start, and the load client each have their own core. */
export const CORES = { server: 0, client: 1 } as const;
export type Core = keyof typeof CORES;

const PINNING_TOOL = 'taskset';

/** True if this machine supports pinning processes; without it the system distributes them over the cores. */
export const pins = Object.values(CORES).every(
  (core) => spawnSync(PINNING_TOOL, ['-c', String(core), 'true']).status === 0,
);

export type Program = {
  /** A script, or all arguments of Node. */
  readonly script: URL | readonly string[];
  readonly core: Core;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
};

export type Running = {
  readonly process: ChildProcess;
  readonly pid: number;
  /** Tells it to exit, and waits until it has. */
  readonly stop: () => Promise<void>;
};

const READY_TIMEOUT_MS = 120_000;
const STOP_TIMEOUT_MS = 30_000;
const POLL_MS = 5;

/** The running processes, with the id to send signals to: a process, or a group if negative. */
const running = new Map<ChildProcess, number>();

/** Starts one of our scripts in a separate process, with a channel for messages. */
export function start({ script, core, args = [], env = {} }: Program): Running {
  const command = [process.execPath, ...nodeArgs(script), ...args];
  const [file = '', ...rest] = pins
    ? [PINNING_TOOL, '-c', String(CORES[core]), ...command]
    : command;
  const child = spawn(file, rest, {
    env: { ...systemEnvironment(), ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return stopWithBench(child);
}

function nodeArgs(script: Program['script']): readonly string[] {
  return script instanceof URL ? [fileURLToPath(script)] : script;
}

/** Stops a process when the bench ends, and its group if it was started with its own. */
export function stopWithBench(child: ChildProcess, { hasOwnGroup = false } = {}): Running {
  const { pid } = child;
  if (pid === undefined) throw new Error(`${child.spawnfile} could not be started`);
  const target = hasOwnGroup ? -pid : pid;
  running.set(child, target);
  child.once('exit', () => running.delete(child));
  return { process: child, pid, stop: () => stop(child, target) };
}

/** Stops every running process; pending requests to them then fail. */
export async function stopEverything(): Promise<void> {
  await Promise.all([...running].map(([child, target]) => stop(child, target)));
}

export type Server = Running & { readonly url: string };

/** Starts a server that takes its port from PORT, and waits for its first 200. */
export async function startServer(program: Program, readyPath: string): Promise<Server> {
  const port = await findFreePort();
  const server = start({ ...program, env: { ...program.env, PORT: String(port) } });
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (!(await isAnswered(url + readyPath))) {
    if (hasEnded(server.process) || Date.now() > deadline) {
      throw new Error(`${nodeArgs(program.script).join(' ')} does not answer ${readyPath}`);
    }
    await wait(POLL_MS);
  }
  return { ...server, url };
}

async function isAnswered(url: string): Promise<boolean> {
  try {
    const reply = await fetch(url);
    await reply.arrayBuffer();
    return reply.status === 200;
  } catch {
    return false;
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

async function stop(child: ChildProcess, target: number): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  process.kill(target, 'SIGTERM');
  const killTimer = setTimeout(() => process.kill(target, 'SIGKILL'), STOP_TIMEOUT_MS);
  await ended;
  clearTimeout(killTimer);
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

/** The servers that are measured don't get the settings of the shell that runs the bench. */
function systemEnvironment(): Record<string, string> {
  const kept = ['PATH', 'HOME', 'TMPDIR', 'LANG'];
  return Object.fromEntries(
    kept.flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
