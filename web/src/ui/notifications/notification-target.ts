import type { GuideView, PLAIN_PARTS, RecordRef } from '@laneway/domain/app-links/dashboard-route';
import { dashboardOf, type Role } from '@laneway/domain/roles';
import type { Notification } from '../../api/queries/notification-pages.ts';
import type { Entry } from '../../core/navigation/pages.ts';

type FindTarget = (about: Notification, role: Role) => Entry | null;

/** Admins are notified of guides to review, and authors of their own. */
const reviewed: FindTarget = ({ pg_id }, role) =>
  inDashboard(role, pg_id, 'pending', role === 'admin' ? 'review' : 'edit');

const written: FindTarget = ({ pg_id }, role) => inDashboard(role, pg_id, 'pending', 'edit');

const tested: FindTarget = ({ pg_id }, role) => inDashboard(role, pg_id, 'pending', 'testers');

/** A guide off sale has no page, but its author still has it in the dashboard. */
const listed: FindTarget = ({ g_id }, role) => inDashboard(role, g_id, 'published', 'edit');

const published: FindTarget = ({ g_id }) =>
  g_id === null ? null : { page: 'placesHomePage', guideId: g_id };

const part =
  (name: (typeof PLAIN_PARTS)[number]): FindTarget =>
  (_, role) => {
    const page = dashboardOf(role);
    return page === 'guidesHomePage' ? null : { page, route: { part: name } };
  };

/** In the admin dashboard, the part 'reviews' is for moderating all reviews, not for those that the admin received. */
const received: FindTarget = (about, role) =>
  part(role === 'admin' ? 'received-reviews' : 'reviews')(about, role);

const TARGETS: Readonly<Record<Notification['kind'], FindTarget>> = {
  guide_edited: written,
  guide_submitted: reviewed,
  guide_needs_revision: written,
  guide_approved: reviewed,
  guide_rejected: written,
  // A revision is withdrawn from review, a listing from sale.
  guide_withdrawn: (about, role) => reviewed(about, role) ?? listed(about, role),
  guide_published: published,
  transfer_failed: reviewed,
  gift_received: published,
  creator_request_to_check: part('creator-requests'),
  // The app may not know of the new role yet: opening the dashboard makes it ask the server.
  creator_request_approved: (_, role) => ({
    page: role === 'admin' ? 'adminDashboard' : 'creatorDashboard',
    route: { part: 'guides', open: null },
  }),
  creator_request_declined: () => ({ page: 'makeGuides' }),
  guide_sold: part('earnings'),
  sale_refunded: part('earnings'),
  guide_reviewed: received,
  review_answer_removed: received,
  review_answered: ({ g_id }) => (g_id === null ? null : { page: 'experience', guideId: g_id }),
  review_to_check: part('reviews'),
  place_reported: part('place-reports'),
  place_report_to_check: part('place-reports'),
  place_report_answered: published,
  media_infected: part('media'),
  tester_note: tested,
  message_to_answer: part('messages'),
  saved_guide_updated: published,
};

/** The page that a notification is about; null if there is none, or none that this person may open. */
export function notificationTarget(about: Notification, role: Role): Entry | null {
  return TARGETS[about.kind](about, role);
}

function inDashboard(
  role: Role,
  id: number | null,
  source: Exclude<RecordRef['source'], 'unsaved'>,
  view: GuideView,
): Entry | null {
  const page = dashboardOf(role);
  if (page === 'guidesHomePage' || id === null) return null;
  return { page, route: { part: 'guides', open: { guide: { source, id }, place: null, view } } };
}
