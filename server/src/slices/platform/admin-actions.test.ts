import { type Access, CALLS, type CallName } from '@laneway/contract/calls';
import type { AdminAction, AdminActionPage } from '@laneway/contract/platform';
import type { AdminActionName, AdminSubject } from '@laneway/domain/accounts/admin-actions';
import type { LightMyRequestResponse } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { anEmail, createAccount, logInAs, PASSWORD } from '../../testing/accounts.ts';
import { workAs } from '../../testing/authoring.ts';
import { earn } from '../../testing/books.ts';
import { buyAndPay } from '../../testing/buying.ts';
import { createGuide } from '../../testing/guides.ts';
import { createPerson, type TestPerson } from '../../testing/people.ts';
import {
  answerReport,
  createOpenGuide,
  newestFor,
  reportPlace,
  VISITOR,
} from '../../testing/place-reports.ts';
import {
  createOwner,
  createReviewedGuide,
  moderate,
  moderated,
  putReview,
} from '../../testing/reviews.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { inviteTester } from '../../testing/testers.ts';

const app = await createTestApp();
const { db, get } = app;
const mira = await createPerson(db, 'admin', 'Mira Chen');
const asMira = workAs(app, mira);
const isla = await createPerson(db, 'creator', 'Isla Marchetti');
const asIsla = workAs(app, isla);

const rowsOf = async <Row>(sql: string, ...values: unknown[]) =>
  (await db.pool.query(sql, values)).rows as Row[];

// These tests make requests faster than the rate limits allow, so the counters are reset.
beforeEach(async () => void (await db.pool.query('DELETE FROM rate_counters')));

type Sending = () => Promise<LightMyRequestResponse>;
/** What an admin sends, after everything it needs is there. */
type Case = { readonly action: AdminActionName; readonly prepare: () => Promise<Sending> };

type Changing<A extends Access> = {
  [N in CallName]: (typeof CALLS)[N] extends { readonly access: A; readonly method: infer M }
    ? M extends 'GET' | 'HEAD'
      ? never
      : N
    : never;
}[CallName];

async function aPersonCase(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) {
  const { id } = await createPerson(db, 'user', 'Robin Adeyemi');
  return () => asMira.send(method, `/api/admin/users/${id}/${path}`, body);
}

async function aRequest(): Promise<number> {
  const { id } = await createPerson(db, 'user', 'Robin Adeyemi');
  const insert = `INSERT INTO creator_requests (user_id, words, created_at) VALUES ($1, 'x', now()) RETURNING id`;
  return (await rowsOf<{ id: number }>(insert, id))[0]?.id ?? 0;
}

async function aMessage(): Promise<string> {
  const { id } = await createPerson(db, 'user', 'Robin Adeyemi');
  const insert = `INSERT INTO messages (sender_id, content) VALUES ($1, 'A private matter') RETURNING id`;
  return `account-${(await rowsOf<{ id: number }>(insert, id))[0]?.id}`;
}

/** A review of a guide, with an answer by its creator. */
async function aReview(answer: string | null = null): Promise<number> {
  const { creator, guideId } = await createReviewedGuide(app, 0, { title: 'Trams' });
  const reviewer = await createOwner(app, guideId);
  const reply = await putReview(app, guideId, reviewer, { rating: 4, text: 'Mind the steps' });
  const { review_id: id } = reply.json<{ review_id: number }>();
  if (answer !== null) {
    await workAs(app, creator).post(`/api/guide_reviews/${id}/answer`, { text: answer });
  }
  return id;
}

const versionOf = async (reviewId: number) => (await moderated(app, reviewId, mira))?.version ?? 0;

async function aPlaceOf(guideId: number): Promise<number> {
  const find = 'SELECT id FROM places WHERE guide_id = $1 ORDER BY id LIMIT 1';
  return (await rowsOf<{ id: number }>(find, guideId))[0]?.id ?? 0;
}

const aGuide = () => createGuide(db, { authorId: isla.id, title: 'Trams' });

const onDraft =
  (send: (id: number) => ReturnType<Sending>): Case['prepare'] =>
  async () => {
    const id = await asIsla.draft();
    return () => send(id);
  };

const onDraftPlace =
  (send: (id: number) => ReturnType<Sending>, before?: (id: number) => unknown): Case['prepare'] =>
  async () => {
    const id = await asIsla.addPlace(await asIsla.draft());
    await before?.(id);
    return () => send(id);
  };

const onSubmitted =
  (send: (id: number) => ReturnType<Sending>): Case['prepare'] =>
  async () => {
    const id = await asIsla.submitted();
    return () => send(id);
  };

const onTester =
  (send: (id: number) => ReturnType<Sending>): Case['prepare'] =>
  async () => {
    const { tester } = await inviteTester(app, asIsla, await asIsla.draft(), anEmail());
    return () => send(tester.tester_id);
  };

/**
 * Every call that an admin may change something with: what it records, or why it records nothing. The calls for creators
 * are made for someone else's guide.
 */
const CASES: Readonly<Record<Changing<'admin' | 'creator'>, Case | string>> = {
  setUserRole: {
    action: 'role_changed',
    prepare: () => aPersonCase('PUT', 'role', { user_role: 'creator' }),
  },
  suspendUser: {
    action: 'account_suspended',
    prepare: () => aPersonCase('POST', 'suspend', { reason: 'A private matter' }),
  },
  reinstateUser: {
    action: 'account_reinstated',
    prepare: async () => {
      const { id } = await createPerson(db, 'user', 'Robin Adeyemi');
      await asMira.post(`/api/admin/users/${id}/suspend`, { reason: 'A private matter' });
      return () => asMira.post(`/api/admin/users/${id}/reinstate`, { reason: 'A private matter' });
    },
  },
  endUserSessions: { action: 'sessions_ended', prepare: () => aPersonCase('DELETE', 'sessions') },
  approveCreatorRequest: {
    action: 'creator_request_approved',
    prepare: async () => {
      const id = await aRequest();
      return () => asMira.post(`/api/admin/creator_requests/${id}/approve`);
    },
  },
  declineCreatorRequest: {
    action: 'creator_request_declined',
    prepare: async () => {
      const id = await aRequest();
      const reason = 'A private matter';
      return () => asMira.post(`/api/admin/creator_requests/${id}/decline`, { reason });
    },
  },
  refundOrder: {
    action: 'refund_requested',
    prepare: async () => {
      const order = await buyAndPay(app, await aGuide(), await createPerson(db));
      const reason = 'A private matter';
      return () => asMira.post(`/api/admin/orders/${order}/refund`, { reason });
    },
  },
  recordPayout: {
    action: 'payout_recorded',
    prepare: async () => {
      const creator = await createPerson(db, 'creator', 'Isla Marchetti');
      const sale = { cents: 1_000, at: '2025-01-10T00:00:00Z', buyerId: mira.id };
      await earn(db, creator.id, sale);
      const payout = { month: '2025-01', amount: 7 };
      return () => asMira.post(`/api/admin/creators/${creator.id}/payouts`, payout);
    },
  },
  retryJob: {
    action: 'job_retried',
    prepare: async () => {
      await enqueue(db, 'unknown_task', { maxAttempts: 3, priority: 0 }, {});
      const [job] = await rowsOf<{ id: string }>(
        'SELECT max(id)::text AS id FROM graphile_worker.jobs',
      );
      const fail = `SELECT graphile_worker.permanently_fail_jobs(ARRAY[$1::bigint], 'no')`;
      await rowsOf(fail, job?.id);
      return () => asMira.post(`/api/admin/jobs/${job?.id}/retry`);
    },
  },
  answerMessage: {
    action: 'message_answered',
    prepare: async () => {
      const key = await aMessage();
      const text = 'A private matter';
      return () => asMira.post(`/api/admin/messages/${key}/answer`, { text });
    },
  },
  closeMessage: {
    action: 'message_closed',
    prepare: async () => {
      const key = await aMessage();
      return () => asMira.post(`/api/admin/messages/${key}/close`);
    },
  },
  moderateGuideReview: {
    action: 'review_hidden',
    prepare: async () => {
      const id = await aReview();
      return () => moderate(app, id, mira, 'hide');
    },
  },
  showReviewAnswer: {
    action: 'review_answer_shown',
    prepare: async () => {
      const id = await aReview('See www.pills.example');
      const version = await versionOf(id);
      return () => asMira.post(`/api/admin/guide_reviews/${id}/answer/show`, { version });
    },
  },
  deleteReviewAnswer: {
    action: 'review_answer_deleted',
    prepare: async () => {
      const id = await aReview('Thanks');
      const version = await versionOf(id);
      return () => asMira.send('DELETE', `/api/guide_reviews/${id}/answer?version=${version}`);
    },
  },
  answerPlaceReport: {
    action: 'place_report_answered',
    prepare: async () => {
      const { creator, placeId } = await createOpenGuide(app);
      await reportPlace(app, placeId, VISITOR);
      const { report_id: id } = await newestFor(app, creator);
      return () => answerReport(app, id, mira);
    },
  },
  saveGuideComment: {
    action: 'draft_noted',
    prepare: onDraft((id) => {
      const comment = 'A private matter';
      return asMira.send('PUT', `/api/admin/pending_guides/${id}/comment`, { comment });
    }),
  },
  savePlaceComment: {
    action: 'draft_place_noted',
    prepare: onDraftPlace((id) => {
      const comment = 'A private matter';
      return asMira.send('PUT', `/api/admin/pending_places/${id}/comment`, { comment });
    }),
  },
  approveGuide: { action: 'draft_approved', prepare: onSubmitted((id) => asMira.approve(id)) },
  rejectGuide: {
    action: 'draft_rejected',
    prepare: onSubmitted((id) => asMira.reject(id, { comment: 'A private matter' })),
  },
  requestRevision: {
    action: 'revision_requested',
    prepare: onSubmitted((id) => asMira.requestRevision(id, { comment: 'A private matter' })),
  },
  changeStatus: {
    action: 'draft_status_changed',
    prepare: onSubmitted((id) => asMira.change(id, 'withdrawn')),
  },
  createPendingGuide: {
    action: 'draft_started',
    prepare: async () => {
      const source_published_guide_id = await aGuide();
      return () => asMira.post('/api/pending_guides/', { source_published_guide_id });
    },
  },
  updatePendingGuide: {
    action: 'draft_edited',
    prepare: onDraft((id) =>
      asMira.send('PUT', `/api/pending_guides/${id}`, { pg_description: 'A private matter' }),
    ),
  },
  deletePendingGuide: {
    action: 'draft_deleted',
    prepare: onDraft((id) => asMira.send('DELETE', `/api/pending_guides/${id}`)),
  },
  addPendingPlace: {
    action: 'draft_place_added',
    prepare: onDraft((id) =>
      asMira.post(`/api/pending_guides/${id}/places/`, { pp_title: 'Town Hall' }),
    ),
  },
  updatePendingPlace: {
    action: 'draft_place_edited',
    prepare: onDraftPlace((id) =>
      asMira.send('PUT', `/api/pending_places/${id}`, { pp_description: 'A private matter' }),
    ),
  },
  deletePendingPlace: {
    action: 'draft_place_deleted',
    prepare: onDraftPlace((id) => asMira.send('DELETE', `/api/pending_places/${id}`)),
  },
  orderPendingPlaces: {
    action: 'draft_places_ordered',
    prepare: async () => {
      const id = await asIsla.draft();
      const pp_ids = [await asIsla.addPlace(id), await asIsla.addPlace(id)].toReversed();
      return () => asMira.send('PUT', `/api/pending_guides/${id}/place_order`, { pp_ids });
    },
  },
  withdrawPendingPlace: {
    action: 'draft_place_withdrawn',
    prepare: onDraftPlace((id) => asMira.post(`/api/pending_places/${id}/withdraw`)),
  },
  republishPendingPlace: {
    action: 'draft_place_republished',
    prepare: onDraftPlace(
      (id) => asMira.post(`/api/pending_places/${id}/republish`),
      (id) => asIsla.post(`/api/pending_places/${id}/withdraw`),
    ),
  },
  withdrawGuide: {
    action: 'guide_withdrawn',
    prepare: async () => {
      const id = await aGuide();
      return () => asMira.post(`/api/guides/${id}/withdraw`, { comment: 'A private matter' });
    },
  },
  republishGuide: {
    action: 'guide_republished',
    prepare: async () => {
      const id = await createGuide(db, { authorId: isla.id, listing: 'withdrawn' });
      return () => asMira.post(`/api/guides/${id}/republish`);
    },
  },
  withdrawPlace: {
    action: 'place_withdrawn',
    prepare: async () => {
      const id = await aPlaceOf(await aGuide());
      return () => asMira.post(`/api/places/${id}/withdraw`, { comment: 'A private matter' });
    },
  },
  republishPlace: {
    action: 'place_republished',
    prepare: async () => {
      const id = await aPlaceOf(await aGuide());
      await asMira.post(`/api/places/${id}/withdraw`);
      return () => asMira.post(`/api/places/${id}/republish`);
    },
  },
  inviteTesters: {
    action: 'testers_invited',
    prepare: onDraft((id) =>
      asMira.post(`/api/pending_guides/${id}/testers`, { emails: [anEmail()] }),
    ),
  },
  resendInvitation: {
    action: 'tester_invited_again',
    prepare: onTester((id) => asMira.post(`/api/testers/${id}/resend`)),
  },
  removeTester: {
    action: 'tester_removed',
    prepare: onTester((id) => asMira.send('DELETE', `/api/testers/${id}`)),
  },

  requestWalkReport: 'computes figures again, and changes nothing that anyone made',
  copyPendingGuide: 'only the guide’s own creator may',
  copyGuide: 'only the guide’s own creator may',
  answerGuideReview: 'only the guide’s own creator may',
  saveProfile: 'their own',
  savePortrait: 'their own',
  createUpload: 'their own',
  appendUpload: 'their own',
  abandonUpload: 'their own',
  deleteMedia: 'their own',
};

const RECORDED = Object.entries(CASES).flatMap(([name, one]) =>
  typeof one === 'string' ? [] : [[name, one] as const],
);

type LogRow = {
  readonly action: string;
  readonly by_id: number;
  readonly request_id: string;
  readonly row: string;
};

const latestId = async () =>
  (await rowsOf<{ id: number | null }>('SELECT max(id) AS id FROM admin_actions'))[0]?.id ?? 0;
const loggedAfter = (id: number) =>
  rowsOf<LogRow>(
    'SELECT action, by_id, request_id, a::text AS row FROM admin_actions a WHERE id > $1 ORDER BY id',
    id,
  );

/** Tables that a refused call may change as well. */
const NOT_OF_THE_EFFECT = ['rate_counters', 'idempotent_replies', 'session_tokens', 'walk_reports'];

/** Equal while nothing in the database has changed. */
async function fingerprint(): Promise<unknown> {
  const tables = await rowsOf<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> ALL ($1) ORDER BY 1`,
    NOT_OF_THE_EFFECT,
  );
  const digests = tables.map(
    ({ name }) =>
      `SELECT '${name}' AS name, md5(string_agg(t::text, '|' ORDER BY t::text)) AS digest FROM ${name} t`,
  );
  return rowsOf(`${digests.join(' UNION ALL ')} ORDER BY name`);
}

/** Does something while the log can't be written. */
async function whileLogFails<T>(work: () => Promise<T>): Promise<T> {
  await rowsOf(`ALTER TABLE admin_actions ADD CONSTRAINT broken CHECK (false) NOT VALID`);
  try {
    return await work();
  } finally {
    await rowsOf('ALTER TABLE admin_actions DROP CONSTRAINT broken');
  }
}

describe('every call with which admins change something', () => {
  it('is in the table above', () => {
    const changing = (Object.keys(CALLS) as CallName[]).filter(
      (name) =>
        ['admin', 'creator'].includes(CALLS[name].access) &&
        !['GET', 'HEAD'].includes(CALLS[name].method),
    );
    expect(Object.keys(CASES).toSorted()).toEqual(changing.toSorted());
  });

  it.each(RECORDED)('records what it does, or does nothing: %s', async (_, { action, prepare }) => {
    const send = await prepare();
    const before = await fingerprint();
    expect((await whileLogFails(send)).statusCode).toBe(500);
    expect(await fingerprint()).toEqual(before);

    const last = await latestId();
    const reply = await send();
    expect(reply.statusCode, reply.body).toBeLessThan(300);
    const logged = await loggedAfter(last);
    const request_id = reply.headers['x-request-id'];
    expect(logged).toMatchObject([{ action, by_id: mira.id, request_id }]);
    // What people write to each other isn't copied into a log that keeps it forever.
    expect(logged[0]?.row).not.toContain('A private matter');
  });

  it('records nothing when it changes nothing, or is an admin’s own work', async () => {
    const { id } = await createPerson(db);
    const role = () => asMira.send('PUT', `/api/admin/users/${id}/role`, { user_role: 'creator' });
    await role();
    const own = await asMira.draft();
    const last = await latestId();
    await role();
    await asMira.send('PUT', `/api/pending_guides/${own}`, { pg_title: 'My own' });
    await asMira.addPlace(own);
    await asMira.change(own, 'submitted');
    expect(await loggedAfter(last)).toEqual([]);
    await asMira.approve(own);
    expect(await loggedAfter(last)).toMatchObject([{ action: 'draft_approved' }]);
  });

  it('records one row for requests at the same time that have one effect', async () => {
    const { id } = await createPerson(db);
    const order = await buyAndPay(app, await aGuide(), await createPerson(db));
    const last = await latestId();
    const many = <T>(send: () => Promise<T>) => Promise.all(Array.from({ length: 8 }, send));
    await many(() => asMira.post(`/api/admin/users/${id}/suspend`, { reason: 'Spam' }));
    await many(() => asMira.post(`/api/admin/orders/${order}/refund`, { reason: 'Broken' }));
    const actions = (await loggedAfter(last)).map(({ action }) => action);
    expect(actions).toEqual(['account_suspended', 'refund_requested']);
  });
});

const list = async (query = '', person: Pick<TestPerson, 'cookies'> = mira) =>
  (await get(`/api/admin/actions${query}`, person)).json<AdminActionPage>();
const about = (on: AdminSubject, id: number, items: readonly AdminAction[]) =>
  items.filter(({ subject, subject_id }) => subject === on && subject_id === String(id));

describe('GET /api/admin/actions', () => {
  it.each(['/api/admin/actions', '/api/admin/actions.csv'])(
    'is for admins only: %s',
    async (url) => {
      expect((await get(url)).statusCode).toBe(401);
      expect((await get(url, await createPerson(db))).statusCode).toBe(403);
      expect((await get(url, isla)).statusCode).toBe(403);
      expect((await get(url, mira)).statusCode).toBe(200);
    },
  );

  it('lists the newest first, page by page', async () => {
    const { id } = await createPerson(db, 'user', 'Robin Adeyemi');
    for (const user_role of ['creator', 'user', 'creator']) {
      await asMira.send('PUT', `/api/admin/users/${id}/role`, { user_role });
    }
    const first = await list('?limit=2');
    const second = await list(`?limit=2&cursor=${first.next_cursor}`);
    const items = about('account', id, [...first.items, ...second.items]);
    expect(items.map(({ details }) => details)).toEqual([
      { from: 'user', to: 'creator' },
      { from: 'creator', to: 'user' },
      { from: 'user', to: 'creator' },
    ]);
    expect(items[0]).toMatchObject({
      action: 'role_changed',
      by_id: mira.id,
      by_name: 'Mira Chen',
      subject: 'account',
      subject_name: 'Robin Adeyemi',
    });
  });

  it('names the fields of an edit, and the price before and after', async () => {
    const id = await asIsla.draft({ pg_title: 'Trams', pg_price: 4.99 });
    await asMira.send('PUT', `/api/pending_guides/${id}`, {
      pg_title: 'More trams',
      pg_price: 6.99,
    });
    const [edit] = about('draft', id, (await list('?action=draft_edited')).items);
    expect(edit).toMatchObject({
      subject_name: 'More trams',
      details: { fields: ['title', 'price'], from: '$4.99', to: '$6.99' },
    });
  });

  it('filters by admin, action, type and time, and together', async () => {
    const noor = await createPerson(db, 'admin', 'Noor');
    const { id } = await createPerson(db, 'user', 'Robin Adeyemi');
    const suspended = await workAs(app, noor).post(`/api/admin/users/${id}/suspend`, {
      reason: 'Spam',
    });
    expect(suspended.statusCode).toBe(200);
    const byNoor = await list(`?by_id=${noor.id}`);
    expect(byNoor.items).toMatchObject([{ action: 'account_suspended', subject_id: String(id) }]);
    expect(byNoor.admins).toEqual(
      expect.arrayContaining([
        { u_id: mira.id, u_name: 'Mira Chen' },
        { u_id: noor.id, u_name: 'Noor' },
      ]),
    );
    const actions = (await list('?action=role_changed&limit=100')).items;
    expect(new Set(actions.map(({ action }) => action))).toEqual(new Set(['role_changed']));
    const orders = (await list('?subject=order&limit=100')).items;
    expect(new Set(orders.map(({ subject }) => subject))).toEqual(new Set(['order']));
    const at = byNoor.items[0]?.acted_at ?? '';
    const after = new Date(Date.parse(at) + 1).toISOString();
    const countOf = async (query: string) =>
      (await list(`?by_id=${noor.id}&subject=account&${query}`)).items.length;
    expect(await countOf(`from=${at}&until=${after}`)).toBe(1);
    expect(await countOf(`from=${after}`)).toBe(0);
    expect(await countOf(`until=${at}`)).toBe(0);
  });

  it.each([
    'from=yesterday',
    'until=2026-02-31T25:00:00Z',
    'from=2016-12-31T23:59:60Z',
    'action=nothing',
    'subject=nothing',
    'cursor=nothing',
    'by_id=0',
  ])('refuses %s', async (query) => {
    expect((await get(`/api/admin/actions?${query}`, mira)).statusCode).toBe(422);
  });

  it('is a file as well, with the filters of the list', async () => {
    const { id } = await createPerson(db, 'user', '=Robin');
    await asMira.send('PUT', `/api/admin/users/${id}/role`, { user_role: 'creator' });
    const reply = await get('/api/admin/actions.csv?action=role_changed', mira);
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(reply.headers['content-disposition']).toContain('laneway-activity.csv');
    const [headings, newest] = reply.body.split('\r\n');
    expect(headings).toBe(
      'Date (UTC),Entry,Admin,Admin’s name,Action,Type,Number,Name,From,To,Amount (AUD),Request,What happened',
    );
    expect(newest).toContain(`Mira Chen,role_changed,account,${id},'=Robin,user,creator,,`);
    expect(newest).toContain('Mira Chen changed the role of =Robin from user to creator');
    expect(reply.body).not.toContain('account_suspended');
  });
});

describe('once someone has deleted their account', () => {
  it('their name and what they named go from the log, and nothing else', async () => {
    const ada = await createAccount(db, { role: 'creator', name: 'Ada Traceable' });
    const browser = await logInAs(app, ada);
    const reply = await browser.post('/api/pending_guides/', { pg_title: 'Traceable draft' });
    const { pg_id: draft } = reply.json<{ pg_id: number }>();
    await asMira.send('PUT', `/api/admin/users/${ada.id}/role`, { user_role: 'user' });
    await asMira.send('PUT', `/api/pending_guides/${draft}`, { pg_title: 'Traceable title' });
    const { length } = (await list('?limit=100')).items;
    expect((await browser.send('DELETE', '/api/user', { u_password: PASSWORD })).statusCode).toBe(
      204,
    );
    const { items } = await list('?limit=100');
    expect(items).toHaveLength(length);
    expect(JSON.stringify(items)).not.toContain('Traceable');
    expect(about('account', ada.id, items)).toMatchObject([
      { action: 'role_changed', subject_name: null },
    ]);
  });

  it('what they did as an admin stays, without their name', async () => {
    const otto = await createAccount(db, { role: 'admin', name: 'Otto Traceable' });
    const browser = await logInAs(app, otto);
    const { id } = await createPerson(db, 'user', 'Robin Adeyemi');
    await browser.send('PUT', `/api/admin/users/${id}/role`, { user_role: 'creator' });
    await browser.send('DELETE', '/api/user', { u_password: PASSWORD });
    const page = await list(`?by_id=${otto.id}`);
    expect(page.items).toMatchObject([{ by_name: null, subject_name: 'Robin Adeyemi' }]);
    expect(page.admins.find(({ u_id }) => u_id === otto.id)).toEqual({
      u_id: otto.id,
      u_name: null,
    });
    expect((await get(`/api/admin/actions.csv?by_id=${otto.id}`, mira)).body).toContain(
      'A former admin changed the role of Robin Adeyemi',
    );
  });
});
