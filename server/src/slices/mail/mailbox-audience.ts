import type { Config } from '../../config.ts';
import { isLoopback } from '../../platform/network-address.ts';

/** Who may read the mails that were not sent. */
export type MailboxAudience = 'nobody' | 'this machine' | 'everyone';

/**
 * Mails hold links that open accounts. They are shown where nothing real is behind them, or to the person at the machine;
 * an installation with a database of its own and no demo is a real one.
 */
export function mailboxAudience(
  config: Pick<Config, 'smtpUrl' | 'databaseUrl' | 'demo'>,
): MailboxAudience {
  if (config.smtpUrl !== null) return 'nobody';
  if (config.demo) return 'everyone';
  return config.databaseUrl === null ? 'this machine' : 'nobody';
}

const LOCAL_NAMES: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

export function mayRead(
  audience: MailboxAudience,
  request: { readonly ip: string; readonly hostname: string },
): boolean {
  switch (audience) {
    case 'nobody':
      return false;
    case 'everyone':
      return true;
    case 'this machine':
      // The name is checked as well: a site can point its own name at this machine and have a browser here ask for it.
      return isLoopback(request.ip) && LOCAL_NAMES.has(request.hostname);
  }
}
