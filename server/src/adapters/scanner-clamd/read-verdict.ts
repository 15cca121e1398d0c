import type { ScanVerdict } from '../../ports/virus-scanner.ts';

/** Files that clamd didn't scan completely, because of its limits. A person has to look at them. */
const NOT_FULLY_SCANNED = /size limit exceeded|time limit reached|Heuristics\.Limits\.Exceeded/i;

/** The verdict in clamd's reply; throws when the reply is an error. */
export function readVerdict(reply: string): ScanVerdict {
  if (reply === 'stream: OK') return { state: 'clean' };
  if (NOT_FULLY_SCANNED.test(reply)) return { state: 'timeout' };
  const signature = /^stream: (.+) FOUND$/.exec(reply)?.[1];
  if (signature === undefined) throw new Error(`clamd failed: ${reply}`);
  return { state: 'infected', signature };
}
