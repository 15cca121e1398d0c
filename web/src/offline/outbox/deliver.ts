import type { ReplyOf } from '@laneway/contract/call-types';
import { UNKNOWN_ERROR } from '@laneway/domain/accounts/messages';
import type { RefusalCode } from '@laneway/domain/refusal';
import type { CallServer } from '../../api/client.ts';
import { ApiProblem, NetworkError } from '../../api/failures.ts';
import type { ContentOf, OutboxContent, OutboxKind } from './outbox-item.ts';

export type Replies = {
  readonly message: ReplyOf<'sendMessage'>;
  readonly 'support message': ReplyOf<'sendSupportMessage'>;
  readonly review: ReplyOf<'putGuideReview'>;
  readonly 'place report': ReplyOf<'reportPlace'>;
};

type Deliveries = {
  readonly [K in OutboxKind]: (
    call: CallServer,
    key: string,
    content: ContentOf<K>,
  ) => Promise<Replies[K]>;
};

const DELIVERIES: Deliveries = {
  message: (call, key, { text }) =>
    call('sendMessage', { query: { message_content: text }, idempotencyKey: key }),
  // To the server, the same text from the same email is the same message.
  'support message': (call, _key, { email, text, name, website }) =>
    call('sendSupportMessage', {
      body: {
        email,
        message_content: text,
        ...(name === null ? {} : { name }),
        ...(website === null ? {} : { website }),
      },
    }),
  review: (call, key, { guideId, rating, text, signature }) =>
    call('putGuideReview', {
      params: { id: guideId },
      body: { rating, text, ...(signature === undefined ? {} : { signature }) },
      idempotencyKey: key,
    }),
  'place report': (call, key, { placeId, problem, text, email, website }) =>
    call('reportPlace', {
      params: { id: placeId },
      body: {
        report_key: key,
        kind: problem,
        ...(text === null ? {} : { text }),
        ...(email === null ? {} : { email }),
        ...(website === null ? {} : { website }),
      },
    }),
};

/** Sends the content of an item once, without its photo. */
export function sendContent<K extends OutboxKind>(
  call: CallServer,
  key: string,
  content: ContentOf<K>,
): Promise<Replies[K]> {
  return DELIVERIES[content.kind](call, key, content);
}

/** The report has arrived, but its photo was refused for good. */
class PhotoRefusedError extends Error {
  override readonly name = 'PhotoRefusedError';
}

/** Sends an item of the outbox, with its photo if it has one. Repeating it has no further effect. */
export async function deliver(
  call: CallServer,
  key: string,
  content: OutboxContent,
): Promise<void> {
  await sendContent(call, key, content);
  if (content.kind === 'place report' && content.photo !== null) {
    await deliverPhoto(call, key, content.photo);
  }
}

async function deliverPhoto(call: CallServer, key: string, file: Blob): Promise<void> {
  try {
    await call('addReportPhoto', { params: { report_key: key }, file });
  } catch (error) {
    // A report accepts a photo only for a while, and responds with a conflict afterwards.
    const isFinal =
      error instanceof ApiProblem && (error.code === 'conflict' || !isTemporary(error));
    if (!isFinal) throw error;
    throw new PhotoRefusedError(`We’ve got your report, but not its photo. ${error.detail}.`);
  }
}

/**
 * The outcome of a failed delivery.
 * - `later`: nothing was decided; it is retried automatically.
 * - `login`: the session has ended; it is sent when its author is back.
 * - `refused`: a retry would change nothing.
 */
export type DeliveryFailure =
  | { readonly kind: 'later' }
  | { readonly kind: 'login' }
  | { readonly kind: 'refused'; readonly reason: string };

/** A conflict is the same request, which the server is still working on. */
const TEMPORARY: ReadonlySet<RefusalCode> = new Set([
  'conflict',
  'internal',
  'too_many_requests',
  'unavailable',
]);

function isTemporary({ code }: ApiProblem): boolean {
  return TEMPORARY.has(code);
}

export function deliveryFailureOf(error: unknown): DeliveryFailure {
  if (error instanceof NetworkError) return { kind: 'later' };
  if (error instanceof PhotoRefusedError) return { kind: 'refused', reason: error.message };
  if (!(error instanceof ApiProblem)) return { kind: 'refused', reason: UNKNOWN_ERROR };
  if (error.code === 'not_signed_in') return { kind: 'login' };
  return isTemporary(error) ? { kind: 'later' } : { kind: 'refused', reason: error.detail };
}
