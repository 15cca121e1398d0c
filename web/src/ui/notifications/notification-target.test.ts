import type { Role } from '@laneway/domain/roles';
import { expect, it } from 'vitest';
import type { Notification } from '../../api/queries/notification-pages.ts';
import type { Entry } from '../../core/navigation/pages.ts';
import { someNotification } from './notification.test-data.ts';
import { notificationTarget } from './notification-target.ts';

const PENDING = { pg_id: 12, g_id: null };
const PUBLISHED = { pg_id: null, g_id: 5 };
const BOTH = { pg_id: 12, g_id: 5 };
const NEITHER = { pg_id: null, g_id: null };

const draft = { guide: { source: 'pending', id: 12 }, place: null, view: 'edit' } as const;
const listing = { guide: { source: 'published', id: 5 }, place: null, view: 'edit' } as const;
const creators = { page: 'creatorDashboard', route: { part: 'guides', open: draft } } as const;
const admins = { page: 'adminDashboard', route: { part: 'guides', open: draft } } as const;
const review = {
  page: 'adminDashboard',
  route: { part: 'guides', open: { ...draft, view: 'review' } },
} as const;
const testers = {
  page: 'creatorDashboard',
  route: { part: 'guides', open: { ...draft, view: 'testers' } },
} as const;
const guidePage = { page: 'placesHomePage', guideId: 5 } as const;

type Row = [Notification['kind'], Role, Pick<Notification, 'pg_id' | 'g_id'>, Entry | null];

const ROWS: readonly Row[] = [
  ['guide_edited', 'creator', PENDING, creators],
  ['guide_submitted', 'creator', PENDING, creators],
  ['guide_submitted', 'admin', PENDING, review],
  ['guide_needs_revision', 'creator', PENDING, creators],
  // An admin who is also the author.
  ['guide_needs_revision', 'admin', PENDING, admins],
  ['guide_approved', 'creator', PENDING, creators],
  ['guide_approved', 'admin', PENDING, review],
  ['guide_rejected', 'creator', PENDING, creators],
  ['tester_note', 'creator', PENDING, testers],
  ['guide_withdrawn', 'admin', PENDING, review],
  [
    'guide_withdrawn',
    'creator',
    PUBLISHED,
    { page: 'creatorDashboard', route: { part: 'guides', open: listing } },
  ],
  ['guide_published', 'creator', BOTH, guidePage],
  ['transfer_failed', 'admin', PENDING, review],
  ['gift_received', 'user', PUBLISHED, guidePage],
  [
    'guide_reviewed',
    'creator',
    PUBLISHED,
    { page: 'creatorDashboard', route: { part: 'reviews' } },
  ],
  // An admin who is also the author.
  [
    'guide_reviewed',
    'admin',
    PUBLISHED,
    { page: 'adminDashboard', route: { part: 'received-reviews' } },
  ],
  [
    'review_answer_removed',
    'creator',
    PUBLISHED,
    { page: 'creatorDashboard', route: { part: 'reviews' } },
  ],
  ['review_to_check', 'admin', PUBLISHED, { page: 'adminDashboard', route: { part: 'reviews' } }],
  ['media_infected', 'creator', NEITHER, { page: 'creatorDashboard', route: { part: 'media' } }],
  ['guide_sold', 'creator', PUBLISHED, { page: 'creatorDashboard', route: { part: 'earnings' } }],
  [
    'sale_refunded',
    'creator',
    PUBLISHED,
    { page: 'creatorDashboard', route: { part: 'earnings' } },
  ],
  ['review_answered', 'user', PUBLISHED, { page: 'experience', guideId: 5 }],
  ['message_to_answer', 'admin', NEITHER, { page: 'adminDashboard', route: { part: 'messages' } }],
  [
    'creator_request_to_check',
    'admin',
    NEITHER,
    { page: 'adminDashboard', route: { part: 'creator-requests' } },
  ],
  [
    'creator_request_approved',
    'creator',
    NEITHER,
    { page: 'creatorDashboard', route: { part: 'guides', open: null } },
  ],
  // Their role was still unknown to this page when the notification arrived.
  [
    'creator_request_approved',
    'user',
    NEITHER,
    { page: 'creatorDashboard', route: { part: 'guides', open: null } },
  ],
  ['creator_request_declined', 'user', NEITHER, { page: 'makeGuides' }],
  // The guide was deleted.
  ['guide_needs_revision', 'creator', NEITHER, null],
  ['guide_withdrawn', 'admin', NEITHER, null],
  ['gift_received', 'user', NEITHER, null],
  // Someone who is no longer a creator has no dashboard.
  ['guide_rejected', 'user', PENDING, null],
  ['guide_withdrawn', 'user', PUBLISHED, null],
  ['media_infected', 'user', NEITHER, null],
];

it.each(ROWS)('%s leads a person with the role %s who has %j to %j', (kind, role, ids, entry) => {
  expect(notificationTarget(someNotification(1, { kind, ...ids }), role)).toEqual(entry);
});
