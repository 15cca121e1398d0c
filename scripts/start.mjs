// npm start: installs what is missing, builds what is stale, and then becomes the server.
import { spawn } from 'node:child_process';
import { ensureBuilt } from './ensure-built.mjs';
import { ensureInstalled, NODE, SERVER_ARGS, toolEnvironment } from './ensure-installed.mjs';

ensureInstalled();
ensureBuilt();

const env = toolEnvironment();
// Someone at a terminal only wants to see the URL; the rest of the log is for operators.
if (process.stdout.isTTY) env.LOG_LEVEL ??= 'warn';
if (process.execve !== undefined && process.platform !== 'win32') {
  // Replaces this process, so that signals and exit codes need no forwarding. Hides the warning that the call is
  // experimental, which would be the first thing a newcomer reads.
  process.removeAllListeners('warning');
  process.execve(NODE, [NODE, ...SERVER_ARGS], env);
}

// The Node that started us is too old for that, so this process stays between the terminal and the server.
const server = spawn(NODE, SERVER_ARGS, { stdio: 'inherit', env });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
// If npm is killed with -9 or exits silently, no signal arrives, but the parent process changes.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) server.kill('SIGTERM');
}, 500).unref();
server.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 1) : 1));
