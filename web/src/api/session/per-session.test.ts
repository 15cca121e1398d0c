import { beforeEach, expect, it, vi } from 'vitest';
import { createStore } from '../../core/store.ts';
import { createPerSession } from './per-session.ts';
import { person } from './session.test-data.ts';
import type { SessionState } from './session-state.ts';

const LOGGED_IN: SessionState = { kind: 'logged_in', user: person, dueAt: 0 };
const OTHER: SessionState = { ...LOGGED_IN, user: { ...person, u_id: 8 } };

let session = createStore<SessionState>(LOGGED_IN);
let open = createPerSession<{ close: () => void }>();
const someThing = () => ({ close: vi.fn() });

beforeEach(() => {
  session = createStore<SessionState>(LOGGED_IN);
  open = createPerSession();
});

it('is created once per user and session', () => {
  const create = vi.fn(someThing);
  const thing = open(session, 7, create);
  expect(open(session, 7, create)).toBe(thing);
  expect(open(createStore<SessionState>(LOGGED_IN), 7, create)).not.toBe(thing);
  expect(create).toHaveBeenCalledTimes(2);
});

it.each<SessionState>([
  { ...LOGGED_IN, dueAt: 9 },
  { kind: 'expired', user: person },
  { kind: 'checking', dueAt: null },
])('stays open when the session is $kind', (state) => {
  const { close } = open(session, 7, someThing);
  session.setState(state);
  expect(close).not.toHaveBeenCalled();
});

it.each<SessionState>([{ kind: 'visitor', reason: 'logged_out' }, OTHER])(
  'is closed once when the session becomes $kind, and created again after the next login',
  (state) => {
    const thing = open(session, 7, someThing);
    session.setState(state);
    session.setState({ kind: 'visitor', reason: 'refused' });
    expect(thing.close).toHaveBeenCalledOnce();
    session.setState(LOGGED_IN);
    expect(open(session, 7, someThing)).not.toBe(thing);
  },
);

it('is closed when one for another user is opened, which stays open', () => {
  const first = open(session, 7, someThing);
  const second = open(session, 8, someThing);
  expect(first.close).toHaveBeenCalledOnce();
  session.setState(OTHER);
  expect(second.close).not.toHaveBeenCalled();
  expect(open(session, 8, someThing)).toBe(second);
});
