import { randomBytes } from 'node:crypto';
import type { PlaceReport, PlaceReportPage } from '@laneway/contract/place-reports';
import { createGuide, type GuideOverrides } from './guides.ts';
import { createPerson, type TestPerson } from './people.ts';
import type { TestApp } from './test-app.ts';

type App = Pick<TestApp, 'send' | 'get' | 'db'>;
type Caller = Pick<TestPerson, 'cookies'>;

export const VISITOR: Caller = { cookies: {} };

export const aReportKey = () => randomBytes(16).toString('hex');

/** A guide that everyone can open, with its creator and the first of its places. */
export async function createOpenGuide({ db }: App, overrides: Partial<GuideOverrides> = {}) {
  const creator = await createPerson(db, 'creator', 'Isla Marchetti');
  const shared = { title: 'Trams', isPublic: true, priceCents: 0 };
  const guideId = await createGuide(db, { ...shared, authorId: creator.id, ...overrides });
  const { rows } = await db.pool.query<{ id: number }>(
    'SELECT id FROM places WHERE guide_id = $1 ORDER BY id LIMIT 1',
    [guideId],
  );
  return { creator, guideId, placeId: rows[0]?.id ?? 0 };
}

/** Sends a report, from a different address each time unless one is given. */
export function reportPlace(
  app: App,
  placeId: number,
  { cookies }: Caller,
  body: object = {},
  address = `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`,
) {
  return app.send({
    method: 'POST',
    url: `/api/places/${placeId}/reports`,
    cookies,
    remoteAddress: address,
    payload: { report_key: aReportKey(), kind: 'closed', ...body },
  });
}

export async function reportsFor(app: App, creator: Caller, query = '') {
  const reply = await app.get(`/api/user/place_reports${query}`, creator);
  return reply.json<PlaceReportPage>();
}

/** The newest report that someone has received. */
export async function newestFor(app: App, creator: Caller): Promise<PlaceReport> {
  const [newest] = (await reportsFor(app, creator)).items;
  if (newest === undefined) throw new Error('nobody has reported anything');
  return newest;
}

export function answerReport(
  app: App,
  reportId: number,
  { cookies }: Caller,
  payload: object = { outcome: 'fixed' },
) {
  return app.send({
    method: 'POST',
    url: `/api/place_reports/${reportId}/answer`,
    cookies,
    payload,
  });
}
