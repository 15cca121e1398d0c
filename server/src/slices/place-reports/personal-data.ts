import type { PlaceReportKind } from '@laneway/domain/place-reports/report-kinds';
import { statement } from '../../platform/database/database.ts';
import type { PersonalData } from '../../platform/slice.ts';

/** Theirs by account, or by an email that is proven to be theirs, because anyone can type any email. */
const OWN = `
  SELECT r.id FROM place_reports r, users u
   WHERE u.id = $1 AND (r.reporter_id = u.id OR (u.email_verified_at IS NOT NULL AND r.email = u.email))`;

const DELETE_ANSWERED = statement<never>(
  'place_reports.delete_answered',
  `DELETE FROM place_reports WHERE id IN (${OWN}) AND NOT is_open`,
);
const FORGET_PHOTOS = statement<never>(
  'place_reports.forget_photos',
  `UPDATE place_report_photos SET report_id = NULL WHERE report_id IN (${OWN})`,
);
/** The problem with a place remains, so only the person's text is deleted. */
const FORGET_OPEN = statement<never>(
  'place_reports.forget_open',
  `UPDATE place_reports SET words = NULL, reporter_id = NULL, email = NULL WHERE id IN (${OWN})`,
);
const FORGET_ANSWERER = statement<never>(
  'place_reports.forget_answerer',
  'UPDATE place_reports SET answered_by = NULL WHERE answered_by = $1',
);

const MOVE = statement<never>(
  'place_reports.move_person',
  'UPDATE place_reports SET email = $2 WHERE email = $1',
);

type ExportRow = {
  readonly place_id: number;
  readonly kind: PlaceReportKind;
  readonly words: string | null;
  readonly created_at: Date;
};
const EXPORT = statement<ExportRow>(
  'place_reports.export_person',
  `SELECT place_id, kind, words, created_at FROM place_reports WHERE id IN (${OWN}) ORDER BY id`,
);

export const placeReportsPersonalData: PersonalData = {
  forget: async (tx, userId) => {
    for (const forget of [DELETE_ANSWERED, FORGET_PHOTOS, FORGET_OPEN, FORGET_ANSWERER]) {
      await tx.query(forget, [userId]);
    }
  },
  onEmailChanged: async (tx, { from, to, wasProven }) => {
    if (wasProven) await tx.query(MOVE, [from, to]);
  },
  export: async (db, userId) => ({
    place_reports: (await db.query(EXPORT, [userId])).map((row) => ({
      p_id: row.place_id,
      kind: row.kind,
      text: row.words,
      created_at: row.created_at.toISOString(),
    })),
  }),
};
