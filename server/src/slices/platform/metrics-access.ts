import { hash, timingSafeEqual } from 'node:crypto';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import type { Config } from '../../config.ts';
import { type Arrival, isFromThisMachine } from '../../platform/local-request.ts';
import { isLocalUrl } from '../../platform/network-address.ts';

const NOT_FOUND = refusal('not_found', 'Page not found');
const WRONG_TOKEN = refusal('not_signed_in', 'Send METRICS_TOKEN as a bearer token.');

/** Says why somebody may not read the figures; null lets them. */
export type MetricsAccess = (request: Arrival) => Refusal | null;

/**
 * The figures are for whoever runs the server: for those who know METRICS_TOKEN, or, where there is none and PUBLIC_URL is
 * local, for programs on this machine. With a public address nobody gets them without a token, because a proxy can make
 * anybody's request look like one from this machine.
 */
export function createMetricsAccess(
  config: Pick<Config, 'metricsToken' | 'publicUrl'>,
): MetricsAccess {
  const { metricsToken: token } = config;
  if (token !== null) {
    const expected = digestOf(`Bearer ${token}`);
    return ({ headers }) =>
      // Digests are of one length, and comparing them takes as long wherever they differ.
      timingSafeEqual(digestOf(String(headers.authorization ?? '')), expected) ? null : WRONG_TOKEN;
  }
  const isLocal = isLocalUrl(config.publicUrl);
  return (request) => (isLocal && isFromThisMachine(request) ? null : NOT_FOUND);
}

function digestOf(text: string): Buffer {
  return hash('sha256', text, 'buffer');
}
