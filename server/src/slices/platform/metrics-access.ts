import { hash, timingSafeEqual } from 'node:crypto';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import type { Config } from '../../config.ts';
import { type Arrival, isFromThisMachine } from '../../platform/http/local-request.ts';
import { isLocalUrl } from '../../platform/http/network-address.ts';

const NOT_FOUND = refusal('not_found', 'Page not found');
const WRONG_TOKEN = refusal('not_signed_in', 'Send METRICS_TOKEN as a bearer token.');

/** The refusal for a request that may not read the metrics; null if it may. */
export type MetricsAccess = (request: Arrival) => Refusal | null;

/**
 * Metrics are for the operator: for requests with METRICS_TOKEN or, when it isn't set and PUBLIC_URL is local, for programs
 * on this machine. With a public URL they need the token, because behind a proxy every request can look local.
 */
export function createMetricsAccess(
  config: Pick<Config, 'metricsToken' | 'publicUrl'>,
): MetricsAccess {
  const { metricsToken: token } = config;
  if (token !== null) {
    const expected = digestOf(`Bearer ${token}`);
    return ({ headers }) =>
      // Digests have the same length, so the comparison takes constant time.
      timingSafeEqual(digestOf(String(headers.authorization ?? '')), expected) ? null : WRONG_TOKEN;
  }
  const isLocal = isLocalUrl(config.publicUrl);
  return (request) => (isLocal && isFromThisMachine(request) ? null : NOT_FOUND);
}

function digestOf(text: string): Buffer {
  return hash('sha256', text, 'buffer');
}
