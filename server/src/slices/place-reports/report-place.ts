import type { ReportPlaceBody } from '@laneway/contract/place-reports';
import { PLACE_NOT_FOUND } from '@laneway/domain/guides/not-found';
import { reportRefusal } from '@laneway/domain/place-reports/may-report';
import { type AnswerChannel, thanksText } from '@laneway/domain/place-reports/messages';
import type { Refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import { visibleText } from '@laneway/domain/text/quoted-text';
import { readEmail } from '../accounts/public/read-form.ts';
import { findReportedPlace } from '../catalogue/public/reported-place.ts';
import { notifyOfReport } from './notify.ts';
import type { PlaceReportsDeps } from './place-reports-deps.ts';
import { insertReport } from './store.ts';

/**
 * Accepts a report from anyone who can open the place. A bot that filled in the honeypot gets the same reply, but
 * nothing is stored.
 */
export async function reportPlace(
  { db, clock, limits }: Pick<PlaceReportsDeps, 'db' | 'clock' | 'limits'>,
  viewer: Actor | null,
  placeId: number,
  body: ReportPlaceBody,
): Promise<Result<string, Refusal>> {
  const email = viewer === null ? readOwnEmail(body.email) : ok(null);
  if (!email.ok) return email;
  if (viewer !== null) {
    const allowed = await limits.take('place_reports_of_person', viewer.id);
    if (!allowed.ok) return allowed;
  }
  const place = await findReportedPlace(db, viewer, placeId);
  if (place === null) return fail(PLACE_NOT_FOUND);
  const refused = reportRefusal(place.access);
  if (refused !== null) return fail(refused);
  const { kind } = body;
  const thanks = ok(thanksText(kind, channelOf(viewer, email.value)));
  if (isFilledIn(body.website)) return thanks;
  await db.transaction(async (tx) => {
    const isNew = await insertReport(tx, {
      key: body.report_key,
      guideId: place.guideId,
      placeId,
      kind,
      words: readText(body.text),
      reporterId: viewer?.id ?? null,
      email: email.value,
      now: clock(),
    });
    // Otherwise it was sent again because the first reply was lost.
    if (isNew) await notifyOfReport(tx, place, kind, viewer);
  });
  return thanks;
}

/** Text for others to read, without hidden characters; null when it is empty. */
export function readText(text: string | null | undefined): string | null {
  const words = visibleText(text ?? '').trim();
  return words === '' ? null : words;
}

function readOwnEmail(text = ''): Result<string | null, Refusal> {
  return text.trim() === '' ? ok(null) : readEmail(text, 'email');
}

function channelOf(viewer: Actor | null, email: string | null): AnswerChannel {
  if (viewer !== null) return 'account';
  return email === null ? 'none' : 'email';
}

function isFilledIn(website: string | undefined): boolean {
  return website !== undefined && website.trim() !== '';
}
