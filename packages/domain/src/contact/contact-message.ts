import { type Refusal, refusal } from '../refusal.ts';
import { fail, ok, type Result } from '../result.ts';

/**
 * The senders of messages to us:
 * account  someone who was logged in
 * support  someone who couldn't log in; all we know is the email that they typed
 */
export const MESSAGE_SOURCES = ['account', 'support'] as const;

export type MessageSource = (typeof MESSAGE_SOURCES)[number];

/** The name of a message in the API. The two sources are numbered separately. */
export type MessageRef = { readonly source: MessageSource; readonly id: number };

export const MESSAGE_KEY_PATTERN = '^(account|support)-[1-9]\\d{0,14}$';

const KEY = new RegExp(MESSAGE_KEY_PATTERN);

export function printMessageKey({ source, id }: MessageRef): string {
  return `${source}-${id}`;
}

export function parseMessageKey(key: string): MessageRef | null {
  if (!KEY.test(key)) return null;
  const [name, id] = key.split('-');
  const source = MESSAGE_SOURCES.find((each) => each === name);
  return source === undefined ? null : { source, id: Number(id) };
}

/** A closed message was left without an answer, because it needed none. */
export const MESSAGE_STATES = ['waiting', 'answered', 'closed'] as const;

export type MessageState = (typeof MESSAGE_STATES)[number];

export const messageAnswerTexts = {
  required: 'Enter an answer',
  notFound: 'Message not found',
  alreadyAnswered: 'Someone has already answered this message.',
} as const;

export function messageStateOf(message: {
  readonly isHandled: boolean;
  readonly hasAnswer: boolean;
}): MessageState {
  if (message.hasAnswer) return 'answered';
  return message.isHandled ? 'closed' : 'waiting';
}

/**
 * A message gets one answer, because its sender's email may be someone else's: the person who typed it must not be able
 * to have them emailed again and again. A closed message can still be answered.
 */
export function decideAnswering(state: MessageState): Result<null, Refusal> {
  if (state !== 'answered') return ok(null);
  return fail(refusal('conflict', messageAnswerTexts.alreadyAnswered));
}

/** Closing a closed message again changes nothing. */
export function decideClosing(state: MessageState): Result<'closed' | 'unchanged', Refusal> {
  const open = decideAnswering(state);
  if (!open.ok) return open;
  return ok(state === 'closed' ? 'unchanged' : 'closed');
}
