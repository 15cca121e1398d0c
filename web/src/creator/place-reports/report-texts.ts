import {
  PLACE_REPORT_KIND_TEXTS,
  PLACE_REPORT_KINDS,
} from '@laneway/domain/place-reports/report-kinds';
import type { PlaceReportFilter } from '@laneway/domain/place-reports/report-states';

export const ALL = 'all';

export const FILTER_NAMES: Readonly<Record<PlaceReportFilter, string>> = {
  to_check: 'To check',
  open: 'Waiting for an answer',
  answered: 'Answered',
};

export const KIND_OPTIONS = [
  [ALL, 'All types'],
  ...PLACE_REPORT_KINDS.map((kind) => [kind, PLACE_REPORT_KIND_TEXTS[kind].label] as const),
] as const;

export function openText(count: number): string {
  if (count === 0) return 'Nothing’s waiting for an answer.';
  return count === 1
    ? '1 report is waiting for an answer.'
    : `${count} reports are waiting for an answer.`;
}
