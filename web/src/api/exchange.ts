import { startDeadline } from './deadline.ts';
import { ApiProblem, NetworkError, problemOf } from './failures.ts';

export type ExchangeLimits = {
  /** Aborted when the caller gives up. */
  readonly caller: AbortSignal | undefined;
  readonly deadlineMs: number;
  /** Gets the headers of a successful reply, for those who need more than its body. */
  readonly onHeaders?: ((headers: Headers) => void) | undefined;
};

/** One request and its complete reply. Every failure becomes one of the client's errors. */
export async function exchange(
  address: string,
  request: RequestInit,
  { caller, deadlineMs, onHeaders }: ExchangeLimits,
): Promise<unknown> {
  const { signal, release } = startDeadline(caller, deadlineMs);
  try {
    const response = await fetch(address, { ...request, signal });
    if (!response.ok) throw await problemOf(response);
    const reply = await readReply(response);
    onHeaders?.(response.headers);
    return reply;
  } catch (error) {
    if (error instanceof ApiProblem) throw error;
    if (caller?.aborted) throw caller.reason;
    throw new NetworkError(error);
  } finally {
    release();
  }
}

/** The value, text or bytes of a successful reply, by its content type. */
async function readReply(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  if (response.status === 204) return undefined;
  if (type.includes('json')) return await response.json();
  // No call replies with a page. This is the login page of a Wi-Fi network.
  if (type.startsWith('text/html')) throw new TypeError('A page came in place of the reply');
  if (type.startsWith('text/')) return await response.text();
  return new Uint8Array(await response.arrayBuffer());
}
