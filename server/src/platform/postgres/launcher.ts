import { execFile, type SpawnOptions } from 'node:child_process';
import { userInfo } from 'node:os';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * How PostgreSQL's programs are run. They refuse to run as root, so root needs a way to run them as somebody else:
 * - direct: we are not root.
 * - user-namespace: root (or a user without a name), seen by the program as an unprivileged user. Files keep root as their owner, so this works in
 *   folders that nobody else may enter.
 * - other-user: root where namespaces are refused. Programs and data must be where that user can go.
 */
export type Launcher =
  | { readonly kind: 'direct' }
  | { readonly kind: 'user-namespace' }
  | { readonly kind: 'other-user'; readonly uid: number; readonly gid: number };

const NOBODY = 65534;
const UNSHARE = ['--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, '--'];

export async function chooseLauncher(): Promise<Launcher> {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && hasAccount()) return { kind: 'direct' };
  try {
    await run('unshare', [...UNSHARE, 'true']);
    return { kind: 'user-namespace' };
  } catch {
    return isRoot ? otherUser() : { kind: 'direct' };
  }
}

/** Containers are often run under a number that is no user of theirs, and PostgreSQL wants a name. */
function hasAccount(): boolean {
  try {
    userInfo();
    return true;
  } catch {
    return false;
  }
}

export function otherUser(): Launcher {
  return { kind: 'other-user', uid: NOBODY, gid: NOBODY };
}

export type Command = {
  readonly file: string;
  readonly args: readonly string[];
  readonly options: Pick<SpawnOptions, 'uid' | 'gid' | 'cwd'>;
};

export function commandFor(launcher: Launcher, file: string, args: readonly string[]): Command {
  switch (launcher.kind) {
    case 'direct':
      return { file, args, options: {} };
    case 'user-namespace':
      return { file: 'unshare', args: [...UNSHARE, file, ...args], options: {} };
    case 'other-user':
      // The current folder may be closed to that user, and PostgreSQL looks at it.
      return { file, args, options: { uid: launcher.uid, gid: launcher.gid, cwd: '/' } };
  }
}
