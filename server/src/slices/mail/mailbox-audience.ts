import type { Config } from '../../config.ts';
import { type Arrival, isFromThisMachine } from '../../platform/http/local-request.ts';
import { isLocalUrl } from '../../platform/http/network-address.ts';

/** The people who may read the emails that were not sent. */
export type MailboxAudience = 'nobody' | 'this machine' | 'everyone';

/**
 * Emails contain links that open accounts, so they are shown only in a demo or to the person at this machine. The
 * settings decide which, because behind a proxy every request can look local: an installation with its own database or
 * a public URL counts as real.
 */
export function mailboxAudience(
  config: Pick<Config, 'smtpUrl' | 'databaseUrl' | 'demo' | 'publicUrl'>,
): MailboxAudience {
  if (config.smtpUrl !== null) return 'nobody';
  if (config.demo) return 'everyone';
  return config.databaseUrl === null && isLocalUrl(config.publicUrl) ? 'this machine' : 'nobody';
}

export function mayRead(audience: MailboxAudience, request: Arrival): boolean {
  switch (audience) {
    case 'nobody':
      return false;
    case 'everyone':
      return true;
    case 'this machine':
      return isFromThisMachine(request);
  }
}
