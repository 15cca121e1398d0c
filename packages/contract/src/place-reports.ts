import { PLACE_REPORT_KINDS } from '@laneway/domain/place-reports/report-kinds';
import {
  PLACE_REPORT_FILTERS,
  PLACE_REPORT_STATES,
  REPORT_OUTCOMES,
} from '@laneway/domain/place-reports/report-states';
import { type Static, Type } from './json-schema.ts';
import { LIMITS } from './limits.ts';
import { reply, request } from './objects.ts';
import { page, pagingFields } from './paging.ts';
import { Count, Id, nullable, oneOf, Timestamp, text } from './scalars.ts';

/** Chosen by the client, at random: with it, a report that is sent again is the same, and its photo can follow. */
const ReportKey = Type.String({ pattern: '^[0-9a-f]{32}$', maxLength: 32 });

export const ReportKeyParams = request('ReportKeyParams', { report_key: ReportKey });

export const ReportPlaceBody = request('ReportPlaceBody', {
  report_key: ReportKey,
  kind: oneOf(PLACE_REPORT_KINDS),
  text: Type.Optional(text(LIMITS.placeReport)),
  /** For the answer, from someone who isn't logged in. An account has its own. */
  email: Type.Optional(text(LIMITS.email)),
  /** Hidden from people; a program that fills in every field gives itself away. */
  website: Type.Optional(text(LIMITS.uri)),
});
export type ReportPlaceBody = Static<typeof ReportPlaceBody>;

const ReportAnswer = reply('PlaceReportAnswer', {
  outcome: oneOf(REPORT_OUTCOMES),
  message: nullable(text(LIMITS.placeReport)),
  answered_at: Timestamp,
  answered_by: oneOf(['creator', 'admin']),
});

/** A report as those who answer it see it. Nobody sees who sent it. */
export const PlaceReport = reply('PlaceReport', {
  report_id: Id,
  g_id: Id,
  g_title: text(LIMITS.title),
  p_id: Id,
  p_title: text(LIMITS.title),
  kind: oneOf(PLACE_REPORT_KINDS),
  text: nullable(text(LIMITS.placeReport)),
  has_photo: Type.Boolean(),
  state: oneOf(PLACE_REPORT_STATES),
  created_at: Timestamp,
  /** Nobody has answered it for so long that it shows to admins. */
  is_long_open: Type.Boolean(),
  /** Whether an answer reaches the reporter. */
  gets_answer: Type.Boolean(),
  /** What the caller may answer; nothing once it is answered. */
  outcomes: Type.Array(oneOf(REPORT_OUTCOMES), { maxItems: REPORT_OUTCOMES.length }),
  answer: Type.Union([ReportAnswer, Type.Null()]),
});
export type PlaceReport = Static<typeof PlaceReport>;

/** With how many are open, whatever the query narrows the list to. */
export const PlaceReportPage = reply('PlaceReportPage', {
  ...page('PlaceReports', PlaceReport).properties,
  open_count: Count,
});
export type PlaceReportPage = Static<typeof PlaceReportPage>;

export const ListPlaceReportsQuery = request('ListPlaceReportsQuery', {
  /** `to_check`: open ones that are unsafe, or open for long. */
  filter: Type.Optional(oneOf(PLACE_REPORT_FILTERS)),
  kind: Type.Optional(oneOf(PLACE_REPORT_KINDS)),
  guide_id: Type.Optional(Id),
  ...pagingFields,
});
export type ListPlaceReportsQuery = Static<typeof ListPlaceReportsQuery>;

export const AnswerPlaceReportBody = request('AnswerPlaceReportBody', {
  outcome: oneOf(REPORT_OUTCOMES),
  /** To the reporter, beside what the outcome says. */
  message: Type.Optional(nullable(text(LIMITS.placeReport))),
});
export type AnswerPlaceReportBody = Static<typeof AnswerPlaceReportBody>;
