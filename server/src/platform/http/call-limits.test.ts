import { CALLS, type Call, type CallName } from '@laneway/contract/calls';
import { RATE_LIMITS, type RateLimit, type RateLimitName } from '@laneway/contract/rate-limits';
import { ok } from '@laneway/domain/result';
import type { InjectOptions } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { createAccount, logInAs, PASSWORD, type TestAccount } from '../../testing/accounts.ts';
import { openBrowser } from '../../testing/browser.ts';
import { useLimit } from '../../testing/limits.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { allowanceOf, limitsOf } from './call-limits.ts';

let aheadMs = 0;
const app = await createTestApp({
  geocoder: { find: async () => [] },
  clock: () => new Date(Date.now() + aheadMs),
});
const { db } = app;

beforeEach(async () => {
  // The process remembers a refusal for a second.
  aheadMs += 1_000;
  await db.pool.query('DELETE FROM rate_counters');
});

type Limited = {
  [N in CallName]: (typeof CALLS)[N] extends { readonly limits: readonly unknown[] } ? N : never;
}[CallName];

const NEW_EMAIL = 'new@people.example';
const TESTER_EMAIL = 'tess@people.example';
/** There is no place 1, no report with this key, and no such order. */
const ORDER_ID = '4f0c2d9e-77a1-4b3e-9c55-0d6f1a2b3c4d';
const REPORT_KEY = '0123456789abcdef0123456789abcdef';
const TESTER_TOKEN = 'a token that nobody was sent';

/** A valid body or query by this person, for every call with separate limits. */
const VALID: Record<Limited, (person: TestAccount) => Pick<InjectOptions, 'payload' | 'query'>> = {
  login: ({ email }) => ({ payload: { u_email: email, u_password: 'a guess' } }),
  createUser: () => ({
    payload: { u_name: 'Grace', u_email: 'grace@people.example', u_password: PASSWORD },
  }),
  deleteUser: () => ({ payload: { u_password: 'a guess' } }),
  exportUser: () => ({}),
  changePassword: () => ({ payload: { current_password: 'a guess', new_password: PASSWORD } }),
  requestEmailChange: () => ({ payload: { email: NEW_EMAIL, u_password: PASSWORD } }),
  requestPasswordReset: ({ email }) => ({ payload: { email } }),
  resendActivation: ({ email }) => ({ payload: { email } }),
  resendConfirmation: () => ({}),
  createUpload: () => ({}),
  sendMessage: () => ({ query: { message_content: 'Hello' } }),
  sendSupportMessage: ({ email }) => ({ payload: { email, message_content: 'I’m locked out' } }),
  exportOrders: () => ({}),
  exportMoney: () => ({}),
  exportAdminActions: () => ({}),
  answerMessage: () => ({ payload: { text: 'Thanks!' } }),
  search: () => ({ query: { search_terms: 'lanes' } }),
  getOfflinePack: () => ({}),
  downloadMedia: () => ({}),
  exportGuide: () => ({ query: { format: 'gpx' } }),
  copyGuide: () => ({}),
  copyPendingGuide: () => ({}),
  exportPendingGuide: () => ({ query: { format: 'gpx' } }),
  getEmbed: () => ({}),
  getShareCard: () => ({}),
  getSitemap: () => ({}),
  getSitemapPart: () => ({}),
  geocode: () => ({ query: { q: 'Hosier Lane' } }),
  inviteTesters: () => ({ payload: { emails: [TESTER_EMAIL] } }),
  resendInvitation: () => ({}),
  openTestedDraft: () => ({ payload: { token: TESTER_TOKEN } }),
  requestCreatorRole: () => ({ payload: { text: 'A walk along the river' } }),
  changeWishList: () => ({ payload: { add: [], remove: [] } }),
  putGuideReview: () => ({ payload: { rating: 5 } }),
  answerGuideReview: () => ({ payload: { text: 'Thanks!' } }),
  reportGuideReview: () => ({ payload: { reason: 'spam' } }),
  reportPlace: () => ({ payload: { report_key: REPORT_KEY, kind: 'closed' } }),
  addReportPhoto: () => ({ payload: 'not an image' }),
  savePortrait: () => ({ payload: 'not an image' }),
  resendGift: () => ({ payload: { friend_email: NEW_EMAIL } }),
  saveTesterNote: () => ({ payload: { token: TESTER_TOKEN, pp_id: null, note: 'Lovely' } }),
};

const ADDRESS = '127.0.0.1';

/** The subject that a limit is counted for, if it isn't simply the person or the address. */
const SUBJECTS: Partial<Record<RateLimitName, (person: TestAccount) => string | number>> = {
  logins_from_address: () => ADDRESS,
  logins_to_account_from_address: ({ email }) => `${ADDRESS} ${email}`,
  logins_to_account: ({ email }) => email,
  confirmations_of_person: ({ id }) => id,
  email_changes_of_person: ({ id }) => id,
  email_changes_to_email: () => NEW_EMAIL,
  gift_emails_of_person: ({ id }) => id,
  messages_of_person: ({ id }) => id,
  place_reports_of_person: ({ id }) => id,
  test_invitations_of_person: ({ id }) => id,
  test_invitations_to_email: () => TESTER_EMAIL,
  tester_notes_of_link: () => TESTER_TOKEN,
};

const PAIRS = (Object.keys(VALID) as Limited[]).flatMap((call) =>
  CALLS[call].limits.map((limit) => [call, limit] as const),
);

async function useUp(limit: RateLimitName, person: TestAccount): Promise<void> {
  const { max, per }: RateLimit = RATE_LIMITS[limit];
  const subject = SUBJECTS[limit]?.(person) ?? (per === 'address' ? ADDRESS : person.id);
  await useLimit(app, limit, subject, max);
}

describe('the limits that the call table declares', () => {
  // A known browser is recognised by its cookie, so this limit has a test of its own below. Emails to a friend count
  // only for a gift of the caller's, so resend-gift.test.ts tests that limit.
  const elsewhere: readonly RateLimitName[] = ['logins_with_known_device', 'gift_emails_to_email'];
  const byName = PAIRS.filter(([, limit]) => !elsewhere.includes(limit));

  it.each(byName)('%s is refused once %s is used up', async (name, limit) => {
    const role = CALLS[name].access === 'admin' ? 'admin' : 'creator';
    const person = await createAccount(db, { role, verified: false });
    const { cookies } = await logInAs(app, person);
    // Without the cookie of a known browser, with which a login would count towards another limit.
    const { laneway_device: _, ...session } = cookies;
    const { method, path }: Call = CALLS[name];
    const url = path
      .replace('{report_key}', REPORT_KEY)
      .replace('{message_key}', 'support-1')
      .replace('/orders/{id}', `/orders/${ORDER_ID}`)
      .replaceAll(/\{\w+\}/g, '1');
    const ask = () =>
      app.send({ method, url, cookies: session, ...VALID[name](person) } as InjectOptions);
    const { statusCode } = await ask();
    expect(statusCode).not.toBe(429);
    if (statusCode === 501) return;
    await useUp(limit, person);
    expect((await ask()).statusCode).toBe(429);
  });

  it('login is refused once logins_with_known_device is used up', async () => {
    const person = await createAccount(db);
    const browser = await logInAs(app, person);
    const guess = async () =>
      (await browser.post('/api/login', { u_email: person.email, u_password: 'a guess' }))
        .statusCode;
    for (let n = 0; n < RATE_LIMITS.logins_with_known_device.max; n += 1) {
      expect(await guess()).toBe(401);
    }
    expect(await guess()).toBe(429);
  });

  it('count valid input only, while the general limit counts any', async () => {
    const person = await createAccount(db);
    const browser = await logInAs(app, person);
    for (let n = 0; n < RATE_LIMITS.password_checks_of_person.max + 1; n += 1) {
      const reply = await browser.send('DELETE', '/api/user', { u_password: 7 });
      expect(reply.statusCode).toBe(422);
    }
    await useLimit(app, 'unsafe_calls_of_person', person.id, 300);
    const reply = await browser.send('DELETE', '/api/user', { u_password: 7 });
    expect(reply.statusCode).toBe(429);
  });

  it('count each address separately', async () => {
    await useLimit(app, 'link_requests_from_address', '203.0.113.1', 300);
    const ask = async (address: string) =>
      (
        await openBrowser(app, { address }).post('/api/resend-activation', {
          email: 'nobody@people.example',
        })
      ).statusCode;
    expect(await ask('203.0.113.1')).toBe(429);
    expect(await ask('203.0.113.2')).toBe(200);
  });
});

describe('the limits that a call counts towards', () => {
  /** The limits that a call counts towards, in order. */
  const takenBy = async (of: typeof limitsOf, call: Call): Promise<readonly string[]> => {
    const taken: string[] = [];
    const { perAddress, perPerson } = of(call, {
      take: async (name) => {
        taken.push(name);
        return ok(null);
      },
      giveBack: async () => undefined,
      clear: async () => undefined,
    });
    await perAddress(ADDRESS);
    await perPerson(1);
    return taken;
  };
  const unsafe: typeof limitsOf = (call, limits) => allowanceOf(call, true, limits);
  const safe: typeof limitsOf = (call, limits) => allowanceOf(call, false, limits);

  it('are the general ones if it may change something', async () => {
    const general = ['unsafe_calls_from_address', 'unsafe_calls_of_person'];
    expect(await takenBy(unsafe, CALLS.logout)).toEqual(general);
    expect(await takenBy(unsafe, CALLS.createUpload)).toEqual(general);
    expect(await takenBy(unsafe, CALLS.search)).toEqual([]);
    expect(await takenBy(safe, CALLS.getUser)).toEqual([]);
  });

  it('are separate ones for the chunks of an upload, of which there are many', async () => {
    const own = ['upload_chunks_from_address', 'upload_chunks_of_person'];
    expect(await takenBy(unsafe, CALLS.appendUpload)).toEqual(own);
    expect(await takenBy(safe, CALLS.getUploadOffset)).toEqual(own);
  });

  it('leave out those that only the operation can count', async () => {
    expect(await takenBy(limitsOf, CALLS.login)).toEqual([]);
    expect(await takenBy(limitsOf, CALLS.exportUser)).toEqual(['exports_of_person']);
    expect(await takenBy(limitsOf, CALLS.createUpload)).toEqual(['uploads_of_person']);
  });
});
