import { describe, expect, it } from 'vitest';
import {
  decideAnswering,
  decideClosing,
  MESSAGE_STATES,
  type MessageState,
  messageStateOf,
  parseMessageKey,
  printMessageKey,
} from './contact-message.ts';

describe('the key of a message', () => {
  it.each([
    ['account-12', { source: 'account', id: 12 }],
    ['support-7', { source: 'support', id: 7 }],
  ] as const)('%s names one message', (key, ref) => {
    expect(parseMessageKey(key)).toEqual(ref);
    expect(printMessageKey(ref)).toBe(key);
  });

  it.each([
    '',
    '12',
    'account-',
    'account-0',
    'account-01',
    'account--1',
    'admin-1',
    'support-1 ',
    'support-1\n',
    'support-9999999999999999',
  ])('%j is none', (key) => {
    expect(parseMessageKey(key)).toBeNull();
  });
});

const STATES: readonly (readonly [isHandled: boolean, hasAnswer: boolean, MessageState])[] = [
  [false, false, 'waiting'],
  [true, false, 'closed'],
  [true, true, 'answered'],
];

it.each(STATES)('handled: %s, with an answer: %s, is %s', (isHandled, hasAnswer, state) => {
  expect(messageStateOf({ isHandled, hasAnswer })).toBe(state);
});

const DECISIONS: Readonly<Record<MessageState, readonly [answer: boolean, close: string | null]>> =
  {
    waiting: [true, 'closed'],
    closed: [true, 'unchanged'],
    answered: [false, null],
  };

it.each(MESSAGE_STATES)('a message that is %s can be answered and closed as listed', (state) => {
  const [canAnswer, closing] = DECISIONS[state];
  expect(decideAnswering(state).ok).toBe(canAnswer);
  const closed = decideClosing(state);
  expect(closed.ok ? closed.value : null).toBe(closing);
});
