import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type Stripe from 'stripe';
import type { CallWebhook } from '../../ports/test-checkout.ts';
import { newId, secondsOf } from './objects.ts';

export const SIGNATURE_HEADER = 'stripe-signature';

/** Signs as Stripe does, at the moment of sending. */
export function signWebhook(secret: string, body: string, at: Date): string {
  const seconds = secondsOf(at);
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${mac}`;
}

export type Delivery = {
  /** The number of times that each webhook is sent, all at once. */
  readonly copies?: number;
  readonly delayMs?: number;
  /** Sends the latest event first. */
  readonly reversed?: boolean;
  readonly signature?: 'good' | 'wrong_secret' | 'stale' | 'none';
};

export type WebhookSender = ReturnType<typeof createWebhookSender>;

const TOO_OLD_MS = 301_000;

/** Queues webhooks until they are accepted, as Stripe does for days. */
export function createWebhookSender(secret: string, clock: () => Date) {
  let waiting: { readonly type: string; readonly body: string }[] = [];

  const headersFor = (body: string, signature: Delivery['signature']) => {
    switch (signature ?? 'good') {
      case 'good':
        return { [SIGNATURE_HEADER]: signWebhook(secret, body, clock()) };
      case 'wrong_secret':
        return { [SIGNATURE_HEADER]: signWebhook(`${secret} of another`, body, clock()) };
      case 'stale': {
        const longAgo = new Date(clock().getTime() - TOO_OLD_MS);
        return { [SIGNATURE_HEADER]: signWebhook(secret, body, longAgo) };
      }
      case 'none':
        return {};
    }
  };

  return {
    queue: (type: string, object: object): void => {
      const event = {
        id: newId('evt'),
        object: 'event',
        api_version: '2026-10-28.endive' satisfies Stripe.LatestApiVersion,
        created: secondsOf(clock()),
        data: { object },
        livemode: false,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
        type,
      };
      waiting.push({ type, body: JSON.stringify(event) });
    },
    waiting: (): readonly string[] => waiting.map(({ type }) => type),
    /** The bodies of the queued webhooks, as they will be sent. */
    bodies: (): readonly string[] => waiting.map(({ body }) => body),
    /** Drops everything in the queue. */
    drop: (): void => {
      waiting = [];
    },
    /** Sends everything in the queue once and returns the statuses; what wasn't accepted stays queued. */
    deliver: async (
      call: CallWebhook,
      { copies = 1, delayMs = 0, reversed = false, signature }: Delivery = {},
    ): Promise<readonly number[]> => {
      await wait(delayMs);
      const statuses: number[] = [];
      for (const webhook of reversed ? waiting.toReversed() : waiting) {
        const headers = headersFor(webhook.body, signature);
        const answers = await Promise.all(
          Array.from({ length: copies }, () => call(headers, webhook.body)),
        );
        if (answers.every((status) => status < 300)) {
          waiting = waiting.filter((other) => other !== webhook);
        }
        statuses.push(...answers);
      }
      return statuses;
    },
  };
}
