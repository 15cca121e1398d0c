import { CALLS, type Call } from '@laneway/contract/calls';
import type { Plugin } from 'vite';

const TABLE = '/packages/contract/src/calls.ts';
const TABLE_OF_CREATORS = '/web/src/api/creator-calls.ts';

const PREFIX = '/api/';

/**
 * Gives the browser the calls that the app makes, with what it needs to make them. Every visit downloads those of
 * visitors; those that only creators and admins may make are loaded when they are needed. A table is a text with a line
 * for each call, which is made into objects when it is loaded.
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
        export const CALLS = parseCalls(${linesOf((call) => !isOfCreators(call))});`;
      }
      if (id.endsWith(TABLE_OF_CREATORS)) {
        return `import { CALLS, parseCalls } from '@laneway/contract/calls';
        Object.assign(CALLS, parseCalls(${linesOf(isOfCreators)}));`;
      }
      return null;
    },
  };
}

/** As a string of a script. */
function linesOf(isWanted: (call: Call) => boolean): string {
  const calls = Object.entries<Call>(CALLS).filter(([, call]) => isOfApp(call) && isWanted(call));
  return JSON.stringify(calls.map(([name, call]) => lineOf(name, call)).join('\n'));
}

function isOfCreators({ access }: Call): boolean {
  return access === 'creator' || access === 'admin';
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
