import { addressOf, type Query } from '@laneway/contract/address';
import type { ParamsOf, QueryOf } from '@laneway/contract/call-types';
import type { CallName } from '@laneway/contract/calls';
import type { EndpointSchema } from '@laneway/contract/endpoint-schema';
import { ENDPOINTS } from '@laneway/contract/endpoints';

/**
 * The canonical URL of a request: only the parameters in the contract, as validated and in the contract's order. Cached
 * responses are keyed by it, because keys made of whatever clients put into a URL would be unbounded. It shares no
 * memory with the URL that was sent.
 */
export function canonicalAddress<N extends CallName>(
  name: N,
  asked: { readonly params?: ParamsOf<N>; readonly query?: QueryOf<N> },
): string {
  const { query: schema }: EndpointSchema = ENDPOINTS[name];
  const given = (asked.query ?? {}) as Query;
  const query: Record<string, Query[string]> = {};
  for (const key in schema?.properties) query[key] = given[key];
  return addressOf(name, {
    params: asked.params as Readonly<Record<string, string | number>> | undefined,
    query,
  });
}
