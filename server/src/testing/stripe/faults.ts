import type { ServerResponse } from 'node:http';
import type { ApiAnswer } from './api.ts';

/**
 * What can go wrong between Stripe and us:
 * error_500        it responds with an error before doing anything
 * hang_up          it closes the connection before doing anything
 * silence          it never responds, and does nothing
 * cut_after_work   it processes the request, and the response is lost
 */
export type Fault = 'error_500' | 'hang_up' | 'silence' | 'cut_after_work';

const SERVER_ERROR: ApiAnswer = {
  status: 500,
  body: { error: { type: 'api_error', message: 'An unknown error occurred' } },
  headers: {},
};

export function createFaults() {
  let next: { readonly fault: Fault; times: number } | null = null;

  return {
    /** Fails in this way this many times, then works again. */
    set: (fault: Fault, times = 1): void => {
      next = { fault, times };
    },
    clear: (): void => {
      next = null;
    },
    /** Does the work and sends the response, or applies the current fault. */
    send: async (response: ServerResponse, work: () => Promise<ApiAnswer>): Promise<void> => {
      const fault = next !== null && next.times > 0 ? next.fault : null;
      if (next !== null) next.times -= 1;
      switch (fault) {
        case null:
          return sendAnswer(response, await work());
        case 'error_500':
          return sendAnswer(response, SERVER_ERROR);
        case 'hang_up':
          response.destroy();
          return;
        case 'silence':
          return;
        case 'cut_after_work':
          await work();
          response.destroy();
      }
    },
  };
}

function sendAnswer(response: ServerResponse, { status, body, headers }: ApiAnswer): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}
