import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';

export type Tool = {
  readonly command: string;
  readonly args: readonly string[];
  /** A file descriptor, used as its standard input. */
  readonly input: number;
  readonly timeoutMs: number;
  readonly maxOutputBytes: number;
};

export type ToolRun =
  | { readonly kind: 'timed out' }
  | {
      readonly kind: 'ended';
      readonly code: number;
      readonly stdout: Buffer;
      /** The end of its error output. */
      readonly stderr: string;
    };

const MAX_STDERR_LENGTH = 16_384;

/**
 * Runs a program on an untrusted file: without our environment, at low priority, and with a time limit. Rejects when it
 * can't be started, is killed by others or prints more than it should.
 */
export function runTool(tool: Tool): Promise<ToolRun> {
  const { promise, resolve, reject } = Promise.withResolvers<ToolRun>();
  const child = spawn(tool.command, [...tool.args], {
    cwd: '/',
    env: {},
    stdio: [tool.input, 'pipe', 'pipe'],
  });
  lowerPriority(child.pid);
  const output: Buffer[] = [];
  let outputBytes = 0;
  let stderr = '';
  let timedOut = false;
  const kill = () => void child.kill('SIGKILL');
  const timer = setTimeout(() => {
    timedOut = true;
    kill();
  }, tool.timeoutMs);
  // If this process ended, nothing would enforce the time limit.
  process.once('exit', kill);
  const settle = () => {
    clearTimeout(timer);
    process.off('exit', kill);
  };
  child.stdout?.on('data', (chunk: Buffer) => {
    outputBytes += chunk.length;
    if (outputBytes > tool.maxOutputBytes) kill();
    else output.push(chunk);
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    stderr = (stderr + chunk.toString('utf8')).slice(-MAX_STDERR_LENGTH);
  });
  child.on('error', (error) => {
    settle();
    reject(error);
  });
  child.on('close', (code, signal) => {
    settle();
    if (timedOut) resolve({ kind: 'timed out' });
    else if (code === null)
      reject(new Error(`a media tool was ended by ${signal} after ${outputBytes} bytes`));
    else resolve({ kind: 'ended', code, stdout: Buffer.concat(output), stderr });
  });
  return promise;
}

function lowerPriority(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has already ended, or the system doesn't allow it; the work is done anyway.
  }
}
