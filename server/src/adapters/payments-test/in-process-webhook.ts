import { CALLS } from '@laneway/contract/calls';
import type { FastifyInstance } from 'fastify';
import type { CallWebhook } from '../../ports/test-checkout.ts';

const SERVICE_UNAVAILABLE = 503;

/** Calls our webhook for the test provider: through the whole application, but not over the network. */
export type InProcessWebhook = {
  readonly call: CallWebhook;
  /** Until this is called, calls fail with 503 and events wait. */
  readonly connect: (app: FastifyInstance) => void;
};

export function createInProcessWebhook(): InProcessWebhook {
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
      return reply?.statusCode ?? SERVICE_UNAVAILABLE;
    },
  };
}
