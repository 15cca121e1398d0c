/** Where the virus scan of an upload stands; 'unknown' means that no scanner is configured. */
export const SCAN_STATES = ['clean', 'infected', 'pending', 'error', 'timeout', 'unknown'] as const;

export type ScanState = (typeof SCAN_STATES)[number];

type ScanFacts = {
  /** What the uploader reads; null where there is nothing to say. */
  readonly text: string | null;
  /** Whether uploading again can help. */
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
 * Whether media in this state may be previewed and published. Without a scanner nothing better
 * than 'unknown' can be had; with one, 'unknown' is merely a file that it has not seen.
 */
export function passesScan(state: ScanState, hasScanner: boolean): boolean {
  return state === 'clean' || (state === 'unknown' && !hasScanner);
}
