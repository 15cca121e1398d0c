import type { PlaceReport } from '@laneway/contract/place-reports';
import {
  type Answerer,
  adminReason,
  outcomesFor,
  type PlaceReportState,
} from '@laneway/domain/place-reports/report-states';
import type { PlaceReportRow } from './store.ts';

/** The only way a report becomes JSON. The sender is left out. */
export function presentReport(row: PlaceReportRow, answerer: Answerer, now: Date): PlaceReport {
  const state = stateOf(row);
  const { kind, created_at: createdAt } = row;
  return {
    report_id: row.id,
    g_id: row.guide_id,
    g_title: row.guide_title,
    p_id: row.place_id,
    p_title: row.place_title,
    kind,
    text: row.words,
    has_photo: row.has_photo,
    state,
    created_at: createdAt.toISOString(),
    is_long_open: adminReason({ kind, state, createdAt }, now) === 'long_open',
    gets_answer: row.gets_answer,
    outcomes: [...outcomesFor({ kind, state }, answerer)],
    answer: presentAnswer(row),
  };
}

export function stateOf({ is_open }: Pick<PlaceReportRow, 'is_open'>): PlaceReportState {
  return is_open ? 'open' : 'answered';
}

function presentAnswer(row: PlaceReportRow): PlaceReport['answer'] {
  const { outcome, message, answered_at: at, answered_as: by } = row;
  if (outcome === null || at === null || by === null) return null;
  return { outcome, message, answered_at: at.toISOString(), answered_by: by };
}
