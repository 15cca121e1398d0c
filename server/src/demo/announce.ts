import type { AddressInfo } from 'node:net';
import { demoPeople } from '../../demo/demo-people.ts';
import type { Config } from '../config.ts';

/** One for each role; the others only exist as authors of guides. */
const ACCOUNTS_SHOWN = 3;

export function announcement(
  config: Pick<Config, 'publicUrl' | 'demo' | 'port' | 'smtpUrl'>,
  port: number,
): readonly string[] {
  // With PORT=0 the system chose the port, and a URL made from the setting would be wrong.
  const address = config.port === 0 ? `http://localhost:${port}` : config.publicUrl;
  const lines = ['', `  Laneway is open at ${address}`, ''];
  if (!config.demo) return lines;
  const accounts = demoPeople.slice(0, ACCOUNTS_SHOWN);
  return [
    ...lines,
    '  Demo accounts:',
    ...accounts.map(({ email, password, role }) => `    ${email.padEnd(26)} ${password}   ${role}`),
    ...(config.smtpUrl === null ? [`  Emails are kept at ${address}/dev/mailbox`] : []),
    '',
  ];
}

export function announce(config: Config, addresses: readonly (AddressInfo | string)[]): void {
  const [first] = addresses;
  const port = typeof first === 'object' ? first.port : config.port;
  process.stdout.write(`${announcement(config, port).join('\n')}\n`);
}
