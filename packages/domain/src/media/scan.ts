/** The state of an upload's virus scan; 'unknown' means that no scanner is configured. */
export const SCAN_STATES = ['clean', 'infected', 'pending', 'error', 'timeout', 'unknown'] as const;

export type ScanState = (typeof SCAN_STATES)[number];

type ScanFacts = {
  /** The uploader's message; null when there is none. */
  readonly text: string | null;
  /** True if uploading again can help. */
  readonly offersRetry: boolean;
};

const SCAN_FACTS: Readonly<Record<ScanState, ScanFacts>> = {
  clean: { text: 'Virus scan passed', offersRetry: false },
  infected: { text: 'File infected - removed for security', offersRetry: false },
  pending: { text: 'Scanning for viruses...', offersRetry: false },
  error: { text: 'Scan failed - please retry upload', offersRetry: true },
  timeout: { text: 'Scan timed out - may need manual review', offersRetry: false },
  unknown: { text: null, offersRetry: false },
};

export const RETRY_UPLOAD_LABEL = 'Retry Upload';

export function scanText(state: ScanState): string | null {
  return SCAN_FACTS[state].text;
}

export function offersRetry(state: ScanState): boolean {
  return SCAN_FACTS[state].offersRetry;
}

/**
 * True if media in this state may be previewed and published. Without a scanner, 'unknown' is the best possible
 * state; with one, it means a file that hasn't been scanned.
 */
export function passesScan(state: ScanState, hasScanner: boolean): boolean {
  return state === 'clean' || (state === 'unknown' && !hasScanner);
}
