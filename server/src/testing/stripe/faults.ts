import type { ServerResponse } from 'node:http';
import type { ApiAnswer } from './api.ts';

/**
 * What can go wrong between Stripe and us:
 * error_500        it stumbles before it has done anything
 * hang_up          the connection ends before it has done anything
 * silence          it never answers, and has done nothing
 * cut_after_work   it has done what it was asked, and the answer is lost
 */
export type Fault = 'error_500' | 'hang_up' | 'silence' | 'cut_after_work';

const STUMBLED: ApiAnswer = {
  status: 500,
  body: { error: { type: 'api_error', message: 'An unknown error occurred' } },
  headers: {},
};

export function createFaults() {
  let next: { readonly fault: Fault; times: number } | null = null;

  return {
    /** Goes wrong in this way, this often, then is well again. */
    set: (fault: Fault, times = 1): void => {
      next = { fault, times };
    },
    clear: (): void => {
      next = null;
    },
    /** Does the work and sends the answer, or does what goes wrong this time instead. */
    send: async (response: ServerResponse, work: () => Promise<ApiAnswer>): Promise<void> => {
      const fault = next !== null && next.times > 0 ? next.fault : null;
      if (next !== null) next.times -= 1;
      switch (fault) {
        case null:
          return sendAnswer(response, await work());
        case 'error_500':
          return sendAnswer(response, STUMBLED);
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
