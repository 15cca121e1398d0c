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
  /** Each report comes this often, all at once. */
  readonly copies?: number;
  readonly delayMs?: number;
  /** The last thing that happened is reported first. */
  readonly reversed?: boolean;
  readonly signature?: 'good' | 'wrong_secret' | 'stale' | 'none';
};

export type WebhookSender = ReturnType<typeof createWebhookSender>;

const TOO_OLD_MS = 301_000;

/** Keeps what is to be reported until it was heard, as Stripe does for days. */
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
    report: (type: string, object: object): void => {
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
    /** The bodies of the reports that wait, as they will be sent. */
    bodies: (): readonly string[] => waiting.map(({ body }) => body),
    /** Loses all that waits. */
    drop: (): void => {
      waiting = [];
    },
    /** Brings all that waits, once, and says how each was answered; what was not heard waits on. */
    deliver: async (
      call: CallWebhook,
      { copies = 1, delayMs = 0, reversed = false, signature }: Delivery = {},
    ): Promise<readonly number[]> => {
      await wait(delayMs);
      const statuses: number[] = [];
      for (const report of reversed ? waiting.toReversed() : waiting) {
        const headers = headersFor(report.body, signature);
        const answers = await Promise.all(
          Array.from({ length: copies }, () => call(headers, report.body)),
        );
        if (answers.every((status) => status < 300)) {
          waiting = waiting.filter((other) => other !== report);
        }
        statuses.push(...answers);
      }
      return statuses;
    },
  };
}
