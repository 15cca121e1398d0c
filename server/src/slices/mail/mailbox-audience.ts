import type { Config } from '../../config.ts';
import { type Arrival, isFromThisMachine } from '../../platform/local-request.ts';
import { isLocalUrl } from '../../platform/network-address.ts';

/** Who may read the mails that were not sent. */
export type MailboxAudience = 'nobody' | 'this machine' | 'everyone';

/**
 * Mails hold links that open accounts. They are shown where nothing real is behind them, or to the person at the machine.
 * Which of these it is follows from the settings, because a proxy can make anybody's request look like one from this
 * machine: an installation with a database of its own, or one that the public is told the address of, is a real one.
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
