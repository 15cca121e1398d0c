import type { onRequestHookHandler } from 'fastify';
import type { Config } from '../config.ts';
import type { Logger } from './logging.ts';
import { isLocalUrl } from './network-address.ts';

/**
 * Tells an operator, once, that a proxy stands in front whose word on where people come from is not taken: limits by
 * address then count all visitors together, and one of them can use them up for everybody.
 */
export function createProxyWarning(
  { publicUrl, trustedProxies }: Pick<Config, 'publicUrl' | 'trustedProxies'>,
  log: Logger,
): onRequestHookHandler {
  let isDue = trustedProxies.length === 0 && !isLocalUrl(publicUrl);
  return (request, _reply, done) => {
    if (isDue && request.headers['x-forwarded-for'] !== undefined) {
      isDue = false;
      log.warn(
        'requests come through a proxy but TRUST_PROXY is not set, so all visitors share one rate limit; set it to the proxy’s IP address',
      );
    }
    done();
  };
}
