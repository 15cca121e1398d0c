import type { GuideWalkReport } from '@laneway/contract/walks';

/** What the list says of a walk; null while nothing is known. */
export function walkLine(stored: GuideWalkReport | undefined): string | null {
  if (stored === undefined) return null;
  const against = stored.findings.filter((finding) => finding.stands_against_submitting).length;
  if (against > 0) return `${against} to fix`;
  switch (stored.state) {
    case 'off':
    case 'silent':
      return 'nothing to simulate';
    case 'none':
      return 'not simulated yet';
    case 'waiting':
      return 'being simulated';
    case 'failed':
      return 'couldn’t be simulated';
    case 'ready':
      return stored.findings.length === 0 ? 'all fine' : `${stored.findings.length} worth a look`;
  }
}
