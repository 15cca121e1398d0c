import { execFile, type SpawnOptions } from 'node:child_process';
import { userInfo } from 'node:os';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * The ways to run PostgreSQL's programs. They refuse to run as root, so root runs them as another user:
 * - direct: we are not root.
 * - user-namespace: root (or a user without a name), seen by the program as an unprivileged user. Files stay owned by
 * root, so this works in folders that nobody else can access.
 * - other-user: root where namespaces aren't allowed. That user needs access to the programs and the data.
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

/** Containers often run under a user id without a name, and PostgreSQL requires a name. */
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
      // PostgreSQL reads the current folder, to which that user may have no access.
      return { file, args, options: { uid: launcher.uid, gid: launcher.gid, cwd: '/' } };
  }
}
