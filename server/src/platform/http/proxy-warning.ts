import type { onRequestHookHandler } from 'fastify';
import type { Config } from '../../config.ts';
import type { Logger } from '../process/logging.ts';
import { isLocalUrl } from './network-address.ts';

/**
 * Warns the operator, once, that requests come through a proxy that isn't trusted. All visitors then share the proxy's
 * IP address in the rate limits, and one of them can use up the limits for everyone.
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
