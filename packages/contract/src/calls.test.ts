import { describe, expect, it } from 'vitest';
import { type Access, CALLS, type Call, type CallName } from './calls.ts';
import type { EndpointSchema } from './endpoint-schema.ts';
import { ENDPOINTS } from './endpoints.ts';
import { GENERAL_ALLOWANCE, RATE_LIMITS, type RateLimit } from './rate-limits.ts';

const NAMES = Object.keys(CALLS) as CallName[];

const addressOfCall = (name: CallName) => `${CALLS[name].method} ${CALLS[name].path}`;

/** The calls by the access they require. Moving a line between these lists grants or denies access. */
const CALLS_BY_ACCESS: Record<Access, string[]> = {
  anyone: [
    'POST /api/login',
    'POST /api/logout',
    'POST /api/refresh-token',
    'POST /api/user',
    'GET /api/creators/{id}/portrait',
    'POST /api/request-password-reset',
    'GET /api/validate-reset-token',
    'POST /api/reset-password',
    'POST /api/activate-account',
    'POST /api/resend-activation',
    'GET /api/guides',
    'GET /api/guides/{id}',
    'GET /api/guides/{id}/sample',
    'GET /api/places',
    'GET /api/places/{id}/guide',
    'GET /api/creators/{id}',
    'GET /api/guides/{id}/export',
    'POST /api/search',
    'GET /api/discover',
    'GET /api/browse',
    'GET /api/guide_languages',
    'GET /api/search/popular',
    'GET /checkout/test/{order}',
    'POST /checkout/test/{order}/pay',
    'POST /checkout/test/{order}/cancel',
    'POST /checkout/test/{order}/decline',
    'POST /api/tested-draft/open',
    'PUT /api/tested-draft/note',
    'GET /api/presign-url',
    'GET /media/{bucket}/{key}',
    'GET /api/offline-media/{bucket}/{key}',
    'GET /api/guides/{id}/offline-pack',
    'GET /api/offline-versions',
    'POST /api/support-message',
    'GET /api/guides/{id}/reviews',
    'GET /api/testimonials',
    'POST /api/places/{id}/reports',
    'PUT /api/place_report_photos/{report_key}',
    'GET /embed/guides/{id}',
    'GET /share/guides/{id}',
    'GET /sitemap.xml',
    'GET /sitemaps/{part}',
    'GET /robots.txt',
    'GET /api/app-version',
    'GET /api/config',
    'GET /api/openapi.json',
    'GET /api/docs',
  ],
  'signed-in': [
    'GET /api/user',
    'DELETE /api/user',
    'GET /api/user/export',
    'DELETE /api/user/portrait',
    'PUT /api/user/name',
    'PUT /api/user/password',
    'GET /api/user/email-change',
    'POST /api/user/email-change',
    'DELETE /api/user/email-change',
    'POST /api/confirm-email-change',
    'POST /api/confirm-email',
    'POST /api/resend-confirmation',
    'GET /api/user/sessions',
    'DELETE /api/user/sessions/{session_id}',
    'DELETE /api/user/sessions',
    'GET /api/user/creator_request',
    'POST /api/user/creator_request',
    'GET /api/user/wish_list',
    'POST /api/user/wish_list',
    'GET /api/get_guides',
    'POST /api/purchase',
    'GET /api/orders/{id}',
    'GET /api/user/orders',
    'POST /api/purchase-for-friend',
    'POST /api/orders/{id}/resend-gift',
    'DELETE /api/guides/{id}/offline-copy',
    'POST /api/message',
    'GET /api/user/messages',
    'GET /api/notices',
    'GET /api/notices/stream',
    'POST /api/notices/read',
    'POST /api/notices/{id}/read',
    'PUT /api/guides/{id}/review',
    'DELETE /api/guides/{id}/review',
    'POST /api/guide_reviews/{id}/report',
  ],
  creator: [
    'GET /api/user/profile',
    'PUT /api/user/profile',
    'PUT /api/user/portrait',
    'GET /api/user/dashboard-guides',
    'GET /api/user/authored_guides',
    'POST /api/pending_guides/',
    'GET /api/pending_guides/{id}',
    'PUT /api/pending_guides/{id}',
    'DELETE /api/pending_guides/{id}',
    'POST /api/pending_guides/{id}/copy',
    'POST /api/guides/{id}/copy',
    'POST /api/pending_guides/{id}/places/',
    'PUT /api/pending_places/{id}',
    'DELETE /api/pending_places/{id}',
    'PUT /api/pending_guides/{id}/place_order',
    'GET /api/pending_guides/{id}/export',
    'GET /api/geocode',
    'GET /api/guides/{id}/listing',
    'POST /api/guides/{id}/withdraw',
    'POST /api/places/{id}/withdraw',
    'POST /api/pending_places/{id}/withdraw',
    'POST /api/pending_places/{id}/republish',
    'POST /api/guides/{id}/republish',
    'POST /api/places/{id}/republish',
    'POST /api/pending_guides/{id}/change_status',
    'GET /api/pending_guides/{id}/history',
    'GET /api/pending_guides/{id}/walk-report',
    'GET /api/pending_guides/{id}/testers',
    'POST /api/pending_guides/{id}/testers',
    'POST /api/testers/{id}/resend',
    'DELETE /api/testers/{id}',
    'GET /api/media/scan',
    'GET /api/media',
    'GET /api/media/storage',
    'DELETE /api/media',
    'POST /api/uploads',
    'HEAD /api/uploads/{id}',
    'PATCH /api/uploads/{id}',
    'DELETE /api/uploads/{id}',
    'GET /api/user/guide_reviews',
    'POST /api/guide_reviews/{id}/answer',
    'DELETE /api/guide_reviews/{id}/answer',
    'GET /api/place_reports/{id}/photo',
    'GET /api/user/place_reports',
    'POST /api/place_reports/{id}/answer',
    'GET /api/user/search_words',
    'GET /api/earnings/statements',
    'GET /api/earnings/statements/{month}',
    'GET /api/earnings/statements/{month}/csv',
    'GET /api/earnings/sales',
  ],
  admin: [
    'GET /api/admin/users',
    'PUT /api/admin/users/{id}/role',
    'GET /api/admin/users/{id}',
    'POST /api/admin/users/{id}/suspend',
    'POST /api/admin/users/{id}/reinstate',
    'GET /api/admin/users/{id}/sessions',
    'DELETE /api/admin/users/{id}/sessions',
    'GET /api/admin/users/{id}/acts',
    'GET /api/admin/creator_requests',
    'POST /api/admin/creator_requests/{id}/approve',
    'POST /api/admin/creator_requests/{id}/decline',
    'GET /api/admin/users/{id}/guides',
    'GET /api/admin/orders',
    'GET /api/admin/orders.csv',
    'POST /api/admin/orders/{id}/refund',
    'POST /api/admin/pending_guides/{id}/walk-report',
    'GET /api/admin/reviews',
    'GET /api/admin/pending_guides/{id}/review',
    'GET /api/admin/pending_guides/{id}/comment',
    'PUT /api/admin/pending_guides/{id}/comment',
    'GET /api/admin/pending_places/{id}/comment',
    'PUT /api/admin/pending_places/{id}/comment',
    'POST /api/admin/pending_guides/{id}/approve',
    'POST /api/admin/pending_guides/{id}/reject',
    'POST /api/admin/pending_guides/{id}/request_revision',
    'GET /api/admin/messages',
    'POST /api/admin/messages/{message_key}/answer',
    'POST /api/admin/messages/{message_key}/close',
    'POST /api/admin/guide_reviews/{id}/answer/show',
    'GET /api/admin/guide_reviews',
    'POST /api/admin/guide_reviews/{id}/moderate',
    'GET /api/admin/place_reports',
    'GET /api/admin/money/totals',
    'GET /api/admin/money.csv',
    'GET /api/admin/money/payables',
    'GET /api/admin/money/upcoming',
    'POST /api/admin/creators/{id}/payouts',
    'GET /api/admin/overview',
    'GET /api/admin/system',
    'GET /api/admin/actions',
    'GET /api/admin/actions.csv',
    'GET /api/admin/jobs',
    'POST /api/admin/jobs/{id}/retry',
  ],
  signature: ['POST /api/webhooks/payments'],
  operator: [
    'GET /healthz',
    'GET /readyz',
    'GET /metrics',
    'GET /dev/mailbox',
    'GET /dev/mailbox.json',
  ],
};

/** The documented calls; clients outside this repository rely on every character. */
const PROMISED = [
  'POST /api/login',
  'GET /api/user',
  'POST /api/user',
  'POST /api/refresh-token',
  'POST /api/request-password-reset',
  'GET /api/validate-reset-token',
  'POST /api/reset-password',
  'POST /api/activate-account',
  'POST /api/purchase',
  'POST /api/purchase-for-friend',
  'GET /api/guides',
  'GET /api/guides/{id}',
  'GET /api/get_guides',
  'GET /api/places',
  'GET /api/user/dashboard-guides',
  'GET /api/user/authored_guides',
  'POST /api/pending_guides/',
  'GET /api/pending_guides/{id}',
  'PUT /api/pending_guides/{id}',
  'POST /api/pending_guides/{id}/places/',
  'PUT /api/pending_places/{id}',
  'POST /api/search',
  'POST /api/message',
  'GET /api/app-version',
  'GET /api/admin/reviews',
  'GET /api/admin/pending_guides/{id}/comment',
  'PUT /api/admin/pending_guides/{id}/comment',
  'GET /api/admin/pending_places/{id}/comment',
  'PUT /api/admin/pending_places/{id}/comment',
  'POST /api/admin/pending_guides/{id}/approve',
  'POST /api/admin/pending_guides/{id}/reject',
  'POST /api/admin/pending_guides/{id}/request_revision',
  'POST /api/pending_guides/{id}/change_status',
  'POST /api/guides/{id}/withdraw',
  'POST /api/places/{id}/withdraw',
  'POST /api/pending_places/{id}/withdraw',
  'POST /api/guides/{id}/republish',
  'POST /api/places/{id}/republish',
  'GET /api/presign-url',
];

describe('the table of calls', () => {
  it('gives each call the access that is listed here', () => {
    const callsByAccess: Record<Access, string[]> = {
      anyone: [],
      'signed-in': [],
      creator: [],
      admin: [],
      signature: [],
      operator: [],
    };
    for (const name of NAMES) callsByAccess[CALLS[name].access].push(addressOfCall(name));
    expect(callsByAccess).toEqual(CALLS_BY_ACCESS);
  });

  it('keeps everything under /api/admin for admins', () => {
    for (const name of NAMES) {
      const { path, access }: Call = CALLS[name];
      expect(path.startsWith('/api/admin/'), name).toBe(access === 'admin');
    }
  });

  it('contains every promised call with its exact method and path', () => {
    expect(NAMES.map(addressOfCall)).toEqual(expect.arrayContaining(PROMISED));
  });

  it('has no two calls with the same method and path, whatever their parameters are called', () => {
    const addresses = NAMES.map((name) => addressOfCall(name).replace(/\{\w+\}/g, '{}'));
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('has an endpoint for every call, and no other endpoints', () => {
    expect(Object.keys(ENDPOINTS).sort()).toEqual([...NAMES].sort());
  });

  it('accepts an idempotency key only on calls that change something for a signed-in person', () => {
    for (const name of NAMES) {
      const { method, access, idempotent }: Call = CALLS[name];
      if (idempotent === undefined) continue;
      expect(['POST', 'PUT', 'DELETE'], name).toContain(method);
      expect(['signed-in', 'creator', 'admin'], name).toContain(access);
    }
  });

  it('says how a body is read wherever its endpoint describes one that is not JSON', () => {
    const read = NAMES.filter((name) => (CALLS[name] as Call).body !== undefined);
    const described = NAMES.filter(
      (name) => (ENDPOINTS[name] as EndpointSchema).rawBody !== undefined,
    );
    expect(read).toEqual(described);
  });

  const limitsOf = ({ limits = [], allowance = [] }: Call) => [...limits, ...allowance];

  it('uses every rate limit that is declared', () => {
    const used = NAMES.flatMap((name) => limitsOf(CALLS[name]));
    // No call is refused by this limit: searches beyond it still get results.
    const counted = [...GENERAL_ALLOWANCE, ...used, 'counted_searches'];
    expect(new Set(counted)).toEqual(new Set(Object.keys(RATE_LIMITS)));
  });

  it('has limits per person only on calls that need a login', () => {
    for (const name of NAMES) {
      const call: Call = CALLS[name];
      const perPerson = limitsOf(call).filter(
        (limit) => (RATE_LIMITS[limit] as RateLimit).per === 'person',
      );
      if (perPerson.length > 0) {
        expect(['signed-in', 'creator', 'admin'], name).toContain(call.access);
      }
    }
  });
});
