import { CREATOR_REQUEST_STATES } from '@laneway/domain/creators/creator-request';
import { MEDIA_KINDS } from '@laneway/domain/media/kinds';
import { PLACE_REPORT_KINDS } from '@laneway/domain/place-reports/report-kinds';
import { ORDER_STATES } from '@laneway/domain/purchase/order-machine';
import { ROLES } from '@laneway/domain/roles';
import { CONTENT_STATUSES } from '@laneway/domain/statuses';
import { accountFields } from './accounts.ts';
import { pendingGuideContent } from './authoring.ts';
import { type Static, type TSchema, Type } from './json-schema.ts';
import { LIMITS } from './limits.ts';
import { ACCOUNT_ACTS } from './managed-users.ts';
import { Notice } from './notifications.ts';
import { reply } from './objects.ts';
import { PackVersion } from './offline-pack.ts';
import { ORDER_KINDS } from './purchases.ts';
import { Stars } from './reviews.ts';
import {
  Bio,
  Count,
  Email,
  Id,
  nullable,
  OrderId,
  oneOf,
  Price,
  ProfileLinks,
  Timestamp,
  text,
} from './scalars.ts';

/** High enough that nobody's history is cut off. */
function all<S extends TSchema>(item: S) {
  return Type.Array(item, { maxItems: 100_000 });
}

const ExportedAccount = reply('ExportedAccount', {
  ...accountFields,
  u_bio: Bio,
  u_links: ProfileLinks,
  /** The portrait as a WebP in base64. */
  portrait: nullable(text(700_000)),
  /** An email that they asked for and haven't confirmed. */
  new_email: nullable(Email),
  created_at: Timestamp,
  email_verified_at: nullable(Timestamp),
  age_confirmed_at: nullable(Timestamp),
  terms_version: nullable(text(64)),
});

/** A browser in which the user has logged in. Only the times of logins are known. */
const ExportedDevice = reply('ExportedDevice', {
  first_login_at: Timestamp,
  last_login_at: Timestamp,
});

/** A login that hasn't ended. */
const ExportedSession = reply('ExportedSession', {
  browser: nullable(text(LIMITS.browser)),
  logged_in_at: Timestamp,
  /** To a few minutes; null if it hasn't been used since the first. */
  last_used_at: nullable(Timestamp),
});

/** An action of an admin on the account. */
const ExportedAccountAct = reply('ExportedAccountAct', {
  act: oneOf(ACCOUNT_ACTS),
  user_role: nullable(oneOf(ROLES)),
  reason: nullable(text(LIMITS.accountReason)),
  acted_at: Timestamp,
});

const ExportedGuide = reply('ExportedGuide', {
  g_id: Id,
  g_title: text(LIMITS.title),
  acquired_at: Timestamp,
  acquired_by: oneOf(['order', 'gift', 'free']),
});

const ExportedOrder = reply('ExportedOrder', {
  order_id: OrderId,
  kind: oneOf(ORDER_KINDS),
  status: oneOf(ORDER_STATES),
  guide_id: Id,
  amount: Price,
  created_at: Timestamp,
  friend_email: nullable(text(LIMITS.email)),
  friend_name: nullable(text(LIMITS.name)),
  personal_message: nullable(text(LIMITS.personalMessage)),
});

const ExportedReview = reply('ExportedReview', {
  g_id: Id,
  rating: Stars,
  text: nullable(text(LIMITS.reviewText)),
  signature: nullable(text(LIMITS.name)),
  created_at: Timestamp,
});

/** The user's answer to a review of their guide. */
const ExportedReviewAnswer = reply('ExportedReviewAnswer', {
  g_id: Id,
  text: text(LIMITS.reviewAnswer),
  answered_at: Timestamp,
});

const ExportedPlaceReport = reply('ExportedPlaceReport', {
  p_id: Id,
  kind: oneOf(PLACE_REPORT_KINDS),
  text: nullable(text(LIMITS.placeReport)),
  created_at: Timestamp,
});

const ExportedCreatorRequest = reply('ExportedCreatorRequest', {
  text: text(LIMITS.creatorRequest),
  link: nullable(text(LIMITS.uri)),
  state: oneOf(CREATOR_REQUEST_STATES),
  reason: nullable(text(LIMITS.creatorRequest)),
  created_at: Timestamp,
});

const ExportedMessage = reply('ExportedMessage', {
  message_content: text(LIMITS.message),
  sent_at: Timestamp,
  /** The name given with a message that was sent without being logged in. */
  name: Type.Optional(text(LIMITS.name)),
  answer: Type.Optional(text(LIMITS.messageAnswer)),
});

/** The shapes are left out because they may be large; the dashboard exports them as files. */
const { pg_path, pg_boundary, ...exportedContent } = pendingGuideContent;
const ExportedDraft = reply('ExportedDraft', {
  pg_id: Id,
  ...exportedContent,
  pg_pending_status: oneOf(CONTENT_STATUSES),
  pg_updated: Timestamp,
});

/** A note by the user on someone's draft. */
const ExportedTesterNote = reply('ExportedTesterNote', {
  pg_title: text(LIMITS.title),
  pp_title: nullable(text(LIMITS.title)),
  note: text(LIMITS.testerNote),
  updated_at: Timestamp,
});

/** A guide that the user has saved on a device. */
const ExportedOfflineCopy = reply('ExportedOfflineCopy', {
  g_id: Id,
  version: PackVersion,
  saved_at: Timestamp,
});

/** A guide that the user has saved for later. */
const ExportedWish = reply('ExportedWish', { g_id: Id, added_at: Timestamp });

/** A file that the user has uploaded. The link works while they are logged in. */
const ExportedFile = reply('ExportedFile', {
  file_name: text(LIMITS.fileName),
  kind: oneOf(MEDIA_KINDS),
  mime: text(100),
  size_bytes: Count,
  uploaded_at: Timestamp,
  url: text(4_096),
});

/** All data about a user, for that user to download. */
export const UserExport = reply('UserExport', {
  exported_at: Timestamp,
  account: ExportedAccount,
  devices: all(ExportedDevice),
  sessions: all(ExportedSession),
  account_acts: all(ExportedAccountAct),
  guides: all(ExportedGuide),
  orders: all(ExportedOrder),
  reviews: all(ExportedReview),
  review_answers: all(ExportedReviewAnswer),
  place_reports: all(ExportedPlaceReport),
  creator_requests: all(ExportedCreatorRequest),
  messages: all(ExportedMessage),
  drafts: all(ExportedDraft),
  tester_notes: all(ExportedTesterNote),
  offline_copies: all(ExportedOfflineCopy),
  wish_list: all(ExportedWish),
  files: all(ExportedFile),
  notifications: all(Notice),
});
export type UserExport = Static<typeof UserExport>;
