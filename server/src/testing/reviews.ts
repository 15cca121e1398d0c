import type { GuideReviewPage, ModeratedReviewPage } from '@laneway/contract/reviews';
import { createGuide, type GuideOverrides, own } from './guides.ts';
import { createPerson, type PersonOptions, type TestPerson } from './people.ts';
import type { TestApp } from './test-app.ts';

type App = Pick<TestApp, 'send' | 'get' | 'db'>;

/** Creates a guide with its creator and the given number of owners. */
export async function createReviewedGuide(
  { db }: App,
  owners: number,
  overrides: Partial<GuideOverrides> = {},
) {
  const creator = await createPerson(db, 'creator', 'Isla Marchetti');
  const guideId = await createGuide(db, { authorId: creator.id, ...overrides });
  const people: TestPerson[] = [];
  for (let n = 0; n < owners; n += 1) people.push(await createOwner({ db }, guideId));
  return { creator, guideId, people };
}

/** Someone who has had an account for long enough that their ratings and reports count without further checks. */
const ESTABLISHED: PersonOptions = { accountAgeDays: 60 };

export async function createOwner(
  { db }: Pick<App, 'db'>,
  guideId: number,
  name = 'Sam Okafor',
  options = ESTABLISHED,
): Promise<TestPerson> {
  const person = await createPerson(db, 'user', name, options);
  await own(db, person.id, guideId);
  return person;
}

/** Creates enough people to hide a review by reporting it. */
export function createReporters({ db }: Pick<App, 'db'>): Promise<TestPerson[]> {
  return Promise.all([1, 2, 3].map(() => createPerson(db, 'user', 'Kim', ESTABLISHED)));
}

export function putReview(
  app: App,
  guideId: number,
  { cookies }: Pick<TestPerson, 'cookies'>,
  payload: object,
  key?: string,
) {
  const headers = key === undefined ? {} : { 'idempotency-key': key };
  return app.send({
    method: 'PUT',
    url: `/api/guides/${guideId}/review`,
    cookies,
    payload,
    headers,
  });
}

export function removeReview(app: App, guideId: number, { cookies }: TestPerson) {
  return app.send({ method: 'DELETE', url: `/api/guides/${guideId}/review`, cookies });
}

export function reportReview(
  app: App,
  reviewId: number,
  { cookies }: Pick<TestPerson, 'cookies'>,
  reason = 'spam',
) {
  const url = `/api/guide_reviews/${reviewId}/report`;
  return app.send({ method: 'POST', url, cookies, payload: { reason } });
}

/** Reports a review often enough to hide it. */
export async function hideByReports(app: App, reviewId: number, reason?: string): Promise<void> {
  for (const person of await createReporters(app))
    await reportReview(app, reviewId, person, reason);
}

/** Decides on the review in the version that the admin's list shows now. */
export async function moderate(
  app: App,
  reviewId: number,
  admin: TestPerson,
  decision: 'show' | 'hide',
) {
  const version = (await moderated(app, reviewId, admin))?.version ?? 0;
  const url = `/api/admin/guide_reviews/${reviewId}/moderate`;
  const payload = { decision, version };
  return app.send({ method: 'POST', url, cookies: admin.cookies, payload });
}

export async function moderated(app: App, reviewId: number, admin: TestPerson) {
  const list = await app.get('/api/admin/guide_reviews?limit=100', admin);
  return list.json<ModeratedReviewPage>().items.find(({ review_id }) => review_id === reviewId);
}

export async function reviewsOf(
  app: App,
  guideId: number,
  person?: TestPerson,
): Promise<GuideReviewPage> {
  return (await app.get(`/api/guides/${guideId}/reviews`, person)).json<GuideReviewPage>();
}

/** The guide's stored ratings, and those computed from its reviews. */
export async function ratingsOf({ db }: App, guideId: number) {
  const { rows } = await db.pool.query<{ told: string; counted: string }>(
    `SELECT rating_sum || '/' || rating_count AS told,
            (SELECT coalesce(sum(rating), 0) || '/' || count(*) FROM guide_reviews
              WHERE guide_id = g.id AND moderation = 'shown' AND deleted_at IS NULL
                AND NOT stars_held) AS counted
       FROM guides g WHERE id = $1`,
    [guideId],
  );
  return rows[0] ?? { told: '', counted: '' };
}
