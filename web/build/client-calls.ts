import { CALLS, type Call } from '@laneway/contract/calls';
import type { Plugin } from 'vite';

const TABLE = '/packages/contract/src/calls.ts';
const TABLE_OF_MEMBERS = '/web/src/api/member-calls.ts';

/** Tells at the start who is logged in, if anybody is. */
const ASKED_AT_ONCE = 'getUser';

const PREFIX = '/api/';

/**
 * Gives the browser the calls that the app makes, with what it needs to make them. Every visit downloads those of
 * visitors; those that need an account are loaded with the first of them. A table is a text with a line for each call,
 * which is made into objects when it is loaded.
 */
export function clientCalls(): Plugin {
  return {
    name: 'client-calls',
    apply: 'build',
    load: (id) => {
      if (id.endsWith(TABLE)) {
        return `export const parseCalls = (lines) => Object.fromEntries(lines.split('\\n').map((line) => {
          const [name, method, path, idempotent, neverRetried] = line.split(' ');
          return [name, { method, path: ${JSON.stringify(PREFIX)} + path, idempotent, neverRetried: neverRetried === 'once' }];
        }));
        export const CALLS = parseCalls(${linesOf((...call) => !isOfMembers(...call))});`;
      }
      if (id.endsWith(TABLE_OF_MEMBERS)) {
        return `import { CALLS, parseCalls } from '@laneway/contract/calls';
        Object.assign(CALLS, parseCalls(${linesOf(isOfMembers)}));`;
      }
      return null;
    },
  };
}

/** As a string of a script. */
function linesOf(isWanted: (call: Call, name: string) => boolean): string {
  const calls = Object.entries<Call>(CALLS).filter(
    ([name, call]) => isOfApp(call) && isWanted(call, name),
  );
  return JSON.stringify(calls.map(([name, call]) => lineOf(name, call)).join('\n'));
}

function isOfMembers({ access }: Call, name: string): boolean {
  return access !== 'anyone' && name !== ASKED_AT_ONCE;
}

/** Pages, files and probes aren't under /api, and payment providers make the calls with a signature. */
function isOfApp({ path, access }: Call): boolean {
  return path.startsWith(PREFIX) && access !== 'signature';
}

/** For example 'login POST login  once'. */
function lineOf(name: string, { method, path, idempotent, neverRetried }: Call): string {
  const support = [idempotent ?? '', neverRetried ? 'once' : ''];
  const fields = [name, method, path.slice(PREFIX.length), ...support];
  return fields.join(' ').trimEnd();
}
