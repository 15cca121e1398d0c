import type { CallName } from '@laneway/contract/calls';
import type { CallServer } from '../client.ts';
import { ApiProblem, NetworkError } from '../failures.ts';
import { createSession, type Session } from './create-session.ts';
import { createOneTabAtATime } from './one-tab-at-a-time.ts';
import type { OtherTabs, TabMessage } from './other-tabs.ts';
import type { Remembered } from './session-memory.ts';
import type { Renewal, User } from './session-state.ts';

export const person: User = {
  u_id: 7,
  u_name: 'Sam Okafor',
  u_email: 'sam@laneway.example',
  user_role: 'user',
  email_verified: true,
  access_token: 'first',
  token_expiry: '2026-11-15T08:30:00.000Z',
};

export const refused = () =>
  new ApiProblem({ status: 401, code: 'not_signed_in', detail: 'The server says no.' });
export const unreached = () => new NetworkError();

type Answers = { readonly [N in CallName]?: () => unknown };

/** A browser with its tabs: one storage, one lock, one channel and one server for all of them. */
export class FakeBrowser {
  readonly calls: CallName[] = [];
  readonly logged: string[] = [];
  remembered: Remembered = 'nothing';
  hasUnsavedWork = false;
  now = Date.parse('2026-11-15T08:00:00Z');
  answers: Answers = {
    login: () => person,
    getUser: () => person,
    refreshToken: () => this.#renewal(),
    logout: () => undefined,
  };
  #renewals = 0;
  readonly #listeners: ((message: TabMessage, from: OtherTabs) => void)[] = [];
  // Without a LockManager tasks queue within one tab; shared by all tabs, it stands in for the real lock.
  readonly #oneTabAtATime = createOneTabAtATime(undefined);

  openTab(): Session {
    const otherTabs: OtherTabs = {
      send: (message) => {
        for (const hear of this.#listeners) hear(message, otherTabs);
      },
      listen: (onMessage) => {
        this.#listeners.push((message, from) => {
          if (from !== otherTabs) onMessage(message);
        });
      },
    };
    return createSession({
      call: this.#call,
      memory: {
        read: () => this.remembered,
        write: (remembered) => {
          this.remembered = remembered;
        },
      },
      oneTabAtATime: this.#oneTabAtATime,
      otherTabs,
      hasUnsavedWork: () => this.hasUnsavedWork,
      now: () => this.now,
      log: (message) => void this.logged.push(message),
    });
  }

  countOf(name: CallName): number {
    return this.calls.filter((called) => called === name).length;
  }

  readonly #call = (async (name: CallName) => {
    this.calls.push(name);
    const answer = this.answers[name];
    if (answer === undefined) throw new Error(`nobody expected ${name}`);
    const value = answer();
    if (value instanceof Error) throw value;
    return value;
  }) as CallServer;

  #renewal(): Renewal {
    this.#renewals += 1;
    return { access_token: `renewed ${this.#renewals}`, token_expiry: '2026-11-15T09:00:00.000Z' };
  }
}
