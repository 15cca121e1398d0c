import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type Stripe from 'stripe';
import { afterAll } from 'vitest';
import { createLogger, type Logger } from '../platform/process/logging.ts';
import type { CallWebhook } from '../ports/test-checkout.ts';
import { type Account, openAccount } from './stripe/account.ts';
import { type ApiRequest, createApi } from './stripe/api.ts';
import { createFaults } from './stripe/faults.ts';
import { readForm } from './stripe/form.ts';
import { createWebhookSender, type WebhookSender } from './stripe/webhook-sender.ts';

export type FakeStripe = {
  readonly port: number;
  /** The options for the adapter to connect to it. */
  readonly options: {
    readonly secretKey: string;
    readonly webhookSecret: string;
    readonly apiBase: string;
    readonly log: Logger;
    readonly timeoutMs: number;
    readonly probeEveryMs: number;
  };
  readonly account: Account;
  readonly webhooks: WebhookSender;
  readonly faults: ReturnType<typeof createFaults>;
  /** All requests that it received, oldest first. */
  readonly requests: readonly ApiRequest[];
  /** The one session that was opened for an order. */
  readonly sessionFor: (orderId: string) => Stripe.Checkout.Session;
};

const SECRET_KEY = 'sk_test_of_fake_stripe';
const WEBHOOK_SECRET = 'whsec_of_fake_stripe';
/** Responses take milliseconds here, so a short timeout is enough. */
const TIMEOUT_MS = 1_000;
const PROBE_EVERY_MS = 20;

/**
 * A local server with the part of Stripe's API that we use; the official SDK talks to it over HTTP. Call it at the top of
 * a test file; it closes when the file is done.
 */
export async function startFakeStripe(
  clock: () => Date = () => new Date(),
  log: Logger = createLogger('silent'),
): Promise<FakeStripe> {
  const webhooks = createWebhookSender(WEBHOOK_SECRET, clock);
  const account = openAccount(clock, webhooks.queue);
  const answer = createApi(account, SECRET_KEY);
  const faults = createFaults();
  const requests: ApiRequest[] = [];

  const server = createServer((incoming, response) => {
    void text(incoming).then((body) => {
      const { pathname: path, search } = new URL(incoming.url ?? '/', 'http://stripe.invalid');
      const request: ApiRequest = {
        method: incoming.method ?? '',
        path,
        params: readForm(incoming.method === 'GET' ? search : body),
        idempotencyKey: header(incoming.headers['idempotency-key']),
        authorization: header(incoming.headers.authorization),
      };
      requests.push(request);
      return faults.send(response, () => answer(request));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });

  return {
    port,
    options: {
      secretKey: SECRET_KEY,
      webhookSecret: WEBHOOK_SECRET,
      apiBase: `http://127.0.0.1:${port}`,
      log,
      timeoutMs: TIMEOUT_MS,
      probeEveryMs: PROBE_EVERY_MS,
    },
    account,
    webhooks,
    faults,
    requests,
    sessionFor: (orderId) => {
      const found = account.sessions().filter((one) => one.client_reference_id === orderId);
      const [session] = found;
      if (session === undefined || found.length > 1) {
        throw new Error(`There are ${found.length} sessions for order ${orderId}`);
      }
      return session;
    },
  };
}

function header(value: string | string[] | undefined): string | null {
  return typeof value === 'string' ? value : null;
}

/** Calls a webhook over the network, as Stripe does. */
export function webhookAt(url: string): CallWebhook {
  return async (headers, body) => {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
      body,
    });
    return reply.status;
  };
}
