import { CALLS } from '@laneway/contract/calls';
import type { FastifyInstance } from 'fastify';
import type { CallWebhook } from '../../ports/test-checkout.ts';

const NOBODY_THERE = 503;

/** The way from the test provider to our webhook: through the whole application, though not through a network. */
export type WebhookLine = {
  readonly call: CallWebhook;
  /** Until this, nobody answers, and what is to be reported waits. */
  readonly connect: (app: FastifyInstance) => void;
};

export function createWebhookLine(): WebhookLine {
  let connected: FastifyInstance | null = null;
  return {
    connect: (app) => {
      connected = app;
    },
    call: async (headers, body) => {
      const { method, path } = CALLS.receivePaymentEvent;
      const reply = await connected?.inject({
        method,
        url: path,
        headers: { ...headers, 'content-type': 'application/json' },
        payload: body,
      });
      return reply?.statusCode ?? NOBODY_THERE;
    },
  };
}
