/**
 * Every call of the API: its path, who may make it and which slice owns it.
 *
 * The browser bundles this table, so it imports nothing but numbers. The input and replies of a call are declared in
 * the endpoints.
 */
import { BODY_LIMITS } from './limits.ts';
import type { CountedPerCall, RateLimitName } from './rate-limits.ts';

export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may make a call. What they may do with a guide or an order (own it, edit it, see its content) is decided by the
 * operation.
 *
 * - `creator`: the role creator or admin.
 * - `signature`: a payment provider, identified by its signature over the body.
 * - `operator`: the person who runs the server; the public can't reach these because of where the server listens.
 */
export type Access = 'anyone' | 'signed-in' | 'creator' | 'admin' | 'signature' | 'operator';

export type Slice =
  | 'accounts'
  | 'creator-requests'
  | 'wish-list'
  | 'catalogue'
  | 'offline'
  | 'search'
  | 'discovery'
  | 'purchases'
  | 'gifts'
  | 'authoring'
  | 'walks'
  | 'review'
  | 'testers'
  | 'media'
  | 'messages'
  | 'notifications'
  | 'earnings'
  | 'reviews'
  | 'place-reports'
  | 'sharing'
  | 'platform';

export type Call = {
  readonly method: Method;
  /** `{name}` is a parameter; a trailing slash is part of the path. */
  readonly path: `/${string}`;
  readonly access: Access;
  readonly slice: Slice;
  /**
   * How it supports an Idempotency-Key. A key belongs to a person, so calls that are open to anyone don't support it.
   *
   * - `stored`: the reply is stored in the transaction of its effect, so the effect happens once.
   * - `repeatable`: the call waits for a payment provider, which no transaction may do. Repeated after a crash, it
   *   continues what it started.
   */
  readonly idempotent?: 'stored' | 'repeatable';
  /** Changes nothing, although its method suggests that it does. */
  readonly readOnly?: true;
  /** The client doesn't renew the session and retry when it is refused. */
  readonly neverRetried?: true;
  /** The format of its body if that isn't JSON: all bytes at once, or a stream. */
  readonly body?: 'raw' | 'streamed';
  /** The maximum size of its body in bytes, if not `BODY_LIMITS.usual`. */
  readonly bodyLimit?: number;
  /** Its rate limits, in addition to the general allowance. */
  readonly limits?: readonly RateLimitName[];
  /** Runs one at a time per person (per address without a session), because a run takes much memory or time. */
  readonly serial?: true;
  /** Replaces the general allowance, which is counted before the body is read. */
  readonly allowance?: readonly CountedPerCall[];
};

const LOGIN_LIMITS = [
  'logins_from_address',
  'logins_to_account_from_address',
  'logins_to_account',
  'logins_with_known_device',
] as const;
const CHUNK_ALLOWANCE = ['upload_chunks_from_address', 'upload_chunks_of_person'] as const;

// biome-ignore format: one call per line, so that a changed path or access is a changed line
export const CALLS = {
  // The session and the account.
  login: { method: 'POST', path: '/api/login', access: 'anyone', slice: 'accounts', neverRetried: true, limits: LOGIN_LIMITS },
  logout: { method: 'POST', path: '/api/logout', access: 'anyone', slice: 'accounts' },
  refreshToken: { method: 'POST', path: '/api/refresh-token', access: 'anyone', slice: 'accounts', neverRetried: true },
  getUser: { method: 'GET', path: '/api/user', access: 'signed-in', slice: 'accounts' },
  createUser: { method: 'POST', path: '/api/user', access: 'anyone', slice: 'accounts', limits: ['sign_ups_from_address'] },
  deleteUser: { method: 'DELETE', path: '/api/user', access: 'signed-in', slice: 'accounts', limits: ['password_checks_of_person'] },
  exportUser: { method: 'GET', path: '/api/user/export', access: 'signed-in', slice: 'accounts', limits: ['exports_of_person'] },
  getProfile: { method: 'GET', path: '/api/user/profile', access: 'creator', slice: 'accounts' },
  saveProfile: { method: 'PUT', path: '/api/user/profile', access: 'creator', slice: 'accounts' },
  savePortrait: { method: 'PUT', path: '/api/user/portrait', access: 'creator', slice: 'accounts', body: 'raw', bodyLimit: BODY_LIMITS.photo, limits: ['portraits_of_person'] },
  deletePortrait: { method: 'DELETE', path: '/api/user/portrait', access: 'signed-in', slice: 'accounts' },
  getPortrait: { method: 'GET', path: '/api/creators/{id}/portrait', access: 'anyone', slice: 'accounts' },
  saveName: { method: 'PUT', path: '/api/user/name', access: 'signed-in', slice: 'accounts' },
  changePassword: { method: 'PUT', path: '/api/user/password', access: 'signed-in', slice: 'accounts', limits: ['password_checks_of_person'] },
  getEmailChange: { method: 'GET', path: '/api/user/email-change', access: 'signed-in', slice: 'accounts' },
  requestEmailChange: { method: 'POST', path: '/api/user/email-change', access: 'signed-in', slice: 'accounts', limits: ['password_checks_of_person', 'email_changes_of_person', 'email_changes_to_email'] },
  cancelEmailChange: { method: 'DELETE', path: '/api/user/email-change', access: 'signed-in', slice: 'accounts' },
  confirmEmailChange: { method: 'POST', path: '/api/confirm-email-change', access: 'signed-in', slice: 'accounts' },
  requestPasswordReset: { method: 'POST', path: '/api/request-password-reset', access: 'anyone', slice: 'accounts', limits: ['link_requests_from_address'] },
  validateResetToken: { method: 'GET', path: '/api/validate-reset-token', access: 'anyone', slice: 'accounts' },
  resetPassword: { method: 'POST', path: '/api/reset-password', access: 'anyone', slice: 'accounts' },
  activateAccount: { method: 'POST', path: '/api/activate-account', access: 'anyone', slice: 'accounts' },
  confirmEmail: { method: 'POST', path: '/api/confirm-email', access: 'signed-in', slice: 'accounts' },
  resendConfirmation: { method: 'POST', path: '/api/resend-confirmation', access: 'signed-in', slice: 'accounts', limits: ['confirmations_of_person'] },
  resendActivation: { method: 'POST', path: '/api/resend-activation', access: 'anyone', slice: 'accounts', limits: ['link_requests_from_address'] },
  listOwnSessions: { method: 'GET', path: '/api/user/sessions', access: 'signed-in', slice: 'accounts' },
  endOwnSession: { method: 'DELETE', path: '/api/user/sessions/{session_id}', access: 'signed-in', slice: 'accounts' },
  endOtherSessions: { method: 'DELETE', path: '/api/user/sessions', access: 'signed-in', slice: 'accounts' },
  listUsers: { method: 'GET', path: '/api/admin/users', access: 'admin', slice: 'accounts' },
  setUserRole: { method: 'PUT', path: '/api/admin/users/{id}/role', access: 'admin', slice: 'accounts', idempotent: 'stored' },
  getManagedUser: { method: 'GET', path: '/api/admin/users/{id}', access: 'admin', slice: 'accounts' },
  suspendUser: { method: 'POST', path: '/api/admin/users/{id}/suspend', access: 'admin', slice: 'accounts', idempotent: 'stored' },
  reinstateUser: { method: 'POST', path: '/api/admin/users/{id}/reinstate', access: 'admin', slice: 'accounts', idempotent: 'stored' },
  listUserSessions: { method: 'GET', path: '/api/admin/users/{id}/sessions', access: 'admin', slice: 'accounts' },
  endUserSessions: { method: 'DELETE', path: '/api/admin/users/{id}/sessions', access: 'admin', slice: 'accounts' },
  listAccountActs: { method: 'GET', path: '/api/admin/users/{id}/acts', access: 'admin', slice: 'accounts' },

  // Asking to become a creator.
  getCreatorRequest: { method: 'GET', path: '/api/user/creator_request', access: 'signed-in', slice: 'creator-requests' },
  requestCreatorRole: { method: 'POST', path: '/api/user/creator_request', access: 'signed-in', slice: 'creator-requests', idempotent: 'stored', limits: ['creator_requests_of_person'] },
  listCreatorRequests: { method: 'GET', path: '/api/admin/creator_requests', access: 'admin', slice: 'creator-requests' },
  approveCreatorRequest: { method: 'POST', path: '/api/admin/creator_requests/{id}/approve', access: 'admin', slice: 'creator-requests', idempotent: 'stored' },
  declineCreatorRequest: { method: 'POST', path: '/api/admin/creator_requests/{id}/decline', access: 'admin', slice: 'creator-requests', idempotent: 'stored' },

  // Guides that someone has saved for later.
  getWishList: { method: 'GET', path: '/api/user/wish_list', access: 'signed-in', slice: 'wish-list' },
  changeWishList: { method: 'POST', path: '/api/user/wish_list', access: 'signed-in', slice: 'wish-list', idempotent: 'stored', limits: ['wish_list_changes_of_person'] },

  // Published guides and places.
  listGuides: { method: 'GET', path: '/api/guides', access: 'anyone', slice: 'catalogue' },
  getGuide: { method: 'GET', path: '/api/guides/{id}', access: 'anyone', slice: 'catalogue' },
  getSamplePlace: { method: 'GET', path: '/api/guides/{id}/sample', access: 'anyone', slice: 'catalogue' },
  listOwnedGuides: { method: 'GET', path: '/api/get_guides', access: 'signed-in', slice: 'catalogue' },
  listPlaces: { method: 'GET', path: '/api/places', access: 'anyone', slice: 'catalogue', serial: true },
  getGuideOfPlace: { method: 'GET', path: '/api/places/{id}/guide', access: 'anyone', slice: 'catalogue' },
  getCreator: { method: 'GET', path: '/api/creators/{id}', access: 'anyone', slice: 'catalogue' },
  listGuidesOfUser: { method: 'GET', path: '/api/admin/users/{id}/guides', access: 'admin', slice: 'catalogue' },
  exportGuide: { method: 'GET', path: '/api/guides/{id}/export', access: 'anyone', slice: 'catalogue', serial: true, limits: ['guide_exports_from_address'] },
  search: { method: 'POST', path: '/api/search', access: 'anyone', slice: 'search', serial: true, readOnly: true, limits: ['searches_from_address'] },
  discoverGuides: { method: 'GET', path: '/api/discover', access: 'anyone', slice: 'discovery' },
  browseGuides: { method: 'GET', path: '/api/browse', access: 'anyone', slice: 'discovery' },
  listGuideLanguages: { method: 'GET', path: '/api/guide_languages', access: 'anyone', slice: 'discovery' },
  listPopularSearches: { method: 'GET', path: '/api/search/popular', access: 'anyone', slice: 'search' },

  // Purchases and gifts. The test checkout replaces a provider's site, which has no session.
  purchase: { method: 'POST', path: '/api/purchase', access: 'signed-in', slice: 'purchases', idempotent: 'repeatable' },
  getOrder: { method: 'GET', path: '/api/orders/{id}', access: 'signed-in', slice: 'purchases' },
  listOwnOrders: { method: 'GET', path: '/api/user/orders', access: 'signed-in', slice: 'purchases' },
  receivePaymentEvent: { method: 'POST', path: '/api/webhooks/payments', access: 'signature', slice: 'purchases', bodyLimit: BODY_LIMITS.paymentEvent, body: 'raw' },
  showTestCheckout: { method: 'GET', path: '/checkout/test/{order}', access: 'anyone', slice: 'purchases' },
  payTestCheckout: { method: 'POST', path: '/checkout/test/{order}/pay', access: 'anyone', slice: 'purchases' },
  cancelTestCheckout: { method: 'POST', path: '/checkout/test/{order}/cancel', access: 'anyone', slice: 'purchases' },
  declineTestCheckout: { method: 'POST', path: '/checkout/test/{order}/decline', access: 'anyone', slice: 'purchases' },
  listOrders: { method: 'GET', path: '/api/admin/orders', access: 'admin', slice: 'purchases' },
  exportOrders: { method: 'GET', path: '/api/admin/orders.csv', access: 'admin', slice: 'purchases', serial: true, limits: ['money_exports_of_person'] },
  refundOrder: { method: 'POST', path: '/api/admin/orders/{id}/refund', access: 'admin', slice: 'purchases', idempotent: 'repeatable' },
  purchaseForFriend: { method: 'POST', path: '/api/purchase-for-friend', access: 'signed-in', slice: 'gifts', idempotent: 'repeatable' },
  resendGift: { method: 'POST', path: '/api/orders/{id}/resend-gift', access: 'signed-in', slice: 'gifts', limits: ['gift_emails_of_person', 'gift_emails_to_email'] },

  // Drafts, and the guides published from them.
  listDashboardGuides: { method: 'GET', path: '/api/user/dashboard-guides', access: 'creator', slice: 'authoring' },
  listAuthoredGuides: { method: 'GET', path: '/api/user/authored_guides', access: 'creator', slice: 'authoring' },
  createPendingGuide: { method: 'POST', path: '/api/pending_guides/', access: 'creator', slice: 'authoring', idempotent: 'stored', bodyLimit: BODY_LIMITS.pendingGuide },
  getPendingGuide: { method: 'GET', path: '/api/pending_guides/{id}', access: 'creator', slice: 'authoring', serial: true },
  updatePendingGuide: { method: 'PUT', path: '/api/pending_guides/{id}', access: 'creator', slice: 'authoring', idempotent: 'stored', bodyLimit: BODY_LIMITS.pendingGuide },
  deletePendingGuide: { method: 'DELETE', path: '/api/pending_guides/{id}', access: 'creator', slice: 'authoring', idempotent: 'stored' },
  copyPendingGuide: { method: 'POST', path: '/api/pending_guides/{id}/copy', access: 'creator', slice: 'authoring', idempotent: 'stored', serial: true, limits: ['guide_copies_of_person'] },
  copyGuide: { method: 'POST', path: '/api/guides/{id}/copy', access: 'creator', slice: 'authoring', idempotent: 'stored', serial: true, limits: ['guide_copies_of_person'] },
  addPendingPlace: { method: 'POST', path: '/api/pending_guides/{id}/places/', access: 'creator', slice: 'authoring', idempotent: 'stored', bodyLimit: BODY_LIMITS.pendingPlace },
  updatePendingPlace: { method: 'PUT', path: '/api/pending_places/{id}', access: 'creator', slice: 'authoring', idempotent: 'stored', bodyLimit: BODY_LIMITS.pendingPlace },
  deletePendingPlace: { method: 'DELETE', path: '/api/pending_places/{id}', access: 'creator', slice: 'authoring', idempotent: 'stored' },
  orderPendingPlaces: { method: 'PUT', path: '/api/pending_guides/{id}/place_order', access: 'creator', slice: 'authoring', idempotent: 'stored' },
  exportPendingGuide: { method: 'GET', path: '/api/pending_guides/{id}/export', access: 'creator', slice: 'authoring', serial: true, limits: ['guide_exports_from_address'] },
  geocode: { method: 'GET', path: '/api/geocode', access: 'creator', slice: 'authoring', limits: ['address_searches_of_person'] },
  getGuideListing: { method: 'GET', path: '/api/guides/{id}/listing', access: 'creator', slice: 'authoring' },
  withdrawGuide: { method: 'POST', path: '/api/guides/{id}/withdraw', access: 'creator', slice: 'authoring', idempotent: 'stored' },
  withdrawPlace: { method: 'POST', path: '/api/places/{id}/withdraw', access: 'creator', slice: 'authoring', idempotent: 'stored' },
  withdrawPendingPlace: { method: 'POST', path: '/api/pending_places/{id}/withdraw', access: 'creator', slice: 'authoring', idempotent: 'stored' },
  republishPendingPlace: { method: 'POST', path: '/api/pending_places/{id}/republish', access: 'creator', slice: 'authoring', idempotent: 'stored' },
  republishGuide: { method: 'POST', path: '/api/guides/{id}/republish', access: 'creator', slice: 'authoring', idempotent: 'stored' },
  republishPlace: { method: 'POST', path: '/api/places/{id}/republish', access: 'creator', slice: 'authoring', idempotent: 'stored' },

  // Review.
  changeStatus: { method: 'POST', path: '/api/pending_guides/{id}/change_status', access: 'creator', slice: 'review', idempotent: 'stored', neverRetried: true },
  getGuideHistory: { method: 'GET', path: '/api/pending_guides/{id}/history', access: 'creator', slice: 'review' },
  getWalkReport: { method: 'GET', path: '/api/pending_guides/{id}/walk-report', access: 'creator', slice: 'walks', serial: true },
  requestWalkReport: { method: 'POST', path: '/api/admin/pending_guides/{id}/walk-report', access: 'admin', slice: 'walks', idempotent: 'stored' },
  listReviewQueue: { method: 'GET', path: '/api/admin/reviews', access: 'admin', slice: 'review' },
  getGuideReview: { method: 'GET', path: '/api/admin/pending_guides/{id}/review', access: 'admin', slice: 'review' },
  getGuideComment: { method: 'GET', path: '/api/admin/pending_guides/{id}/comment', access: 'admin', slice: 'review' },
  saveGuideComment: { method: 'PUT', path: '/api/admin/pending_guides/{id}/comment', access: 'admin', slice: 'review', idempotent: 'stored' },
  getPlaceComment: { method: 'GET', path: '/api/admin/pending_places/{id}/comment', access: 'admin', slice: 'review' },
  savePlaceComment: { method: 'PUT', path: '/api/admin/pending_places/{id}/comment', access: 'admin', slice: 'review', idempotent: 'stored' },
  approveGuide: { method: 'POST', path: '/api/admin/pending_guides/{id}/approve', access: 'admin', slice: 'review', idempotent: 'stored' },
  rejectGuide: { method: 'POST', path: '/api/admin/pending_guides/{id}/reject', access: 'admin', slice: 'review', idempotent: 'stored' },
  requestRevision: { method: 'POST', path: '/api/admin/pending_guides/{id}/request_revision', access: 'admin', slice: 'review', idempotent: 'stored' },

  // Testers of a draft: its author invites them, and the token of their link is their access.
  listTesters: { method: 'GET', path: '/api/pending_guides/{id}/testers', access: 'creator', slice: 'testers' },
  inviteTesters: { method: 'POST', path: '/api/pending_guides/{id}/testers', access: 'creator', slice: 'testers', idempotent: 'stored', limits: ['test_invitations_of_person', 'test_invitations_to_email'] },
  resendInvitation: { method: 'POST', path: '/api/testers/{id}/resend', access: 'creator', slice: 'testers', idempotent: 'stored', limits: ['test_invitations_of_person'] },
  removeTester: { method: 'DELETE', path: '/api/testers/{id}', access: 'creator', slice: 'testers', idempotent: 'stored' },
  openTestedDraft: { method: 'POST', path: '/api/tested-draft/open', access: 'anyone', slice: 'testers', limits: ['tester_links_from_address'] },
  saveTesterNote: { method: 'PUT', path: '/api/tested-draft/note', access: 'anyone', slice: 'testers', limits: ['tester_notes_from_address', 'tester_notes_of_link'] },

  // Media. Anyone may ask for a file: the operation decides for each one, because visitors may see public files.
  presignUrl: { method: 'GET', path: '/api/presign-url', access: 'anyone', slice: 'media' },
  getMedia: { method: 'GET', path: '/media/{bucket}/{key}', access: 'anyone', slice: 'media' },
  downloadMedia: { method: 'GET', path: '/api/offline-media/{bucket}/{key}', access: 'anyone', slice: 'media', limits: ['offline_files_from_address'] },
  getMediaScan: { method: 'GET', path: '/api/media/scan', access: 'creator', slice: 'media' },
  listMedia: { method: 'GET', path: '/api/media', access: 'creator', slice: 'media' },
  getMediaStorage: { method: 'GET', path: '/api/media/storage', access: 'creator', slice: 'media' },
  deleteMedia: { method: 'DELETE', path: '/api/media', access: 'creator', slice: 'media', idempotent: 'stored' },
  createUpload: { method: 'POST', path: '/api/uploads', access: 'creator', slice: 'media', body: 'streamed', limits: ['uploads_of_person'] },
  getUploadOffset: { method: 'HEAD', path: '/api/uploads/{id}', access: 'creator', slice: 'media', allowance: CHUNK_ALLOWANCE },
  appendUpload: { method: 'PATCH', path: '/api/uploads/{id}', access: 'creator', slice: 'media', body: 'streamed', allowance: CHUNK_ALLOWANCE },
  abandonUpload: { method: 'DELETE', path: '/api/uploads/{id}', access: 'creator', slice: 'media' },

  // Guides on a device. Visitors may save public guides.
  getOfflinePack: { method: 'GET', path: '/api/guides/{id}/offline-pack', access: 'anyone', slice: 'offline', serial: true, limits: ['offline_packs_from_address'] },
  listOfflineVersions: { method: 'GET', path: '/api/offline-versions', access: 'anyone', slice: 'offline' },
  deleteOfflineCopy: { method: 'DELETE', path: '/api/guides/{id}/offline-copy', access: 'signed-in', slice: 'offline' },

  // Messages and notifications.
  sendMessage: { method: 'POST', path: '/api/message', access: 'signed-in', slice: 'messages', idempotent: 'stored', limits: ['messages_of_person'] },
  sendSupportMessage: { method: 'POST', path: '/api/support-message', access: 'anyone', slice: 'messages', limits: ['support_messages_from_address'] },
  listOwnMessages: { method: 'GET', path: '/api/user/messages', access: 'signed-in', slice: 'messages' },
  listMessages: { method: 'GET', path: '/api/admin/messages', access: 'admin', slice: 'messages' },
  answerMessage: { method: 'POST', path: '/api/admin/messages/{message_key}/answer', access: 'admin', slice: 'messages', idempotent: 'stored', limits: ['message_answers_of_person'] },
  closeMessage: { method: 'POST', path: '/api/admin/messages/{message_key}/close', access: 'admin', slice: 'messages', idempotent: 'stored' },
  listNotifications: { method: 'GET', path: '/api/notices', access: 'signed-in', slice: 'notifications' },
  streamNotifications: { method: 'GET', path: '/api/notices/stream', access: 'signed-in', slice: 'notifications' },
  readNotifications: { method: 'POST', path: '/api/notices/read', access: 'signed-in', slice: 'notifications' },
  readNotification: { method: 'POST', path: '/api/notices/{id}/read', access: 'signed-in', slice: 'notifications' },

  // Owners' reviews of guides.
  listGuideReviews: { method: 'GET', path: '/api/guides/{id}/reviews', access: 'anyone', slice: 'reviews' },
  putGuideReview: { method: 'PUT', path: '/api/guides/{id}/review', access: 'signed-in', slice: 'reviews', idempotent: 'stored', limits: ['reviews_of_person'] },
  deleteGuideReview: { method: 'DELETE', path: '/api/guides/{id}/review', access: 'signed-in', slice: 'reviews', idempotent: 'stored' },
  reportGuideReview: { method: 'POST', path: '/api/guide_reviews/{id}/report', access: 'signed-in', slice: 'reviews', idempotent: 'stored', limits: ['review_reports_of_person'] },
  listTestimonials: { method: 'GET', path: '/api/testimonials', access: 'anyone', slice: 'reviews' },
  listReceivedReviews: { method: 'GET', path: '/api/user/guide_reviews', access: 'creator', slice: 'reviews' },
  answerGuideReview: { method: 'POST', path: '/api/guide_reviews/{id}/answer', access: 'creator', slice: 'reviews', idempotent: 'stored', limits: ['reviews_of_person'] },
  deleteReviewAnswer: { method: 'DELETE', path: '/api/guide_reviews/{id}/answer', access: 'creator', slice: 'reviews', idempotent: 'stored' },
  showReviewAnswer: { method: 'POST', path: '/api/admin/guide_reviews/{id}/answer/show', access: 'admin', slice: 'reviews', idempotent: 'stored' },
  listReviewsToModerate: { method: 'GET', path: '/api/admin/guide_reviews', access: 'admin', slice: 'reviews' },
  moderateGuideReview: { method: 'POST', path: '/api/admin/guide_reviews/{id}/moderate', access: 'admin', slice: 'reviews', idempotent: 'stored' },

  // Problems with places. Visitors may report what they can open; a report's key is known to its sender only.
  reportPlace: { method: 'POST', path: '/api/places/{id}/reports', access: 'anyone', slice: 'place-reports', limits: ['place_reports_from_address', 'place_reports_of_person'] },
  addReportPhoto: { method: 'PUT', path: '/api/place_report_photos/{report_key}', access: 'anyone', slice: 'place-reports', body: 'raw', bodyLimit: BODY_LIMITS.photo, limits: ['report_photos_from_address'] },
  getReportPhoto: { method: 'GET', path: '/api/place_reports/{id}/photo', access: 'creator', slice: 'place-reports' },
  listReceivedPlaceReports: { method: 'GET', path: '/api/user/place_reports', access: 'creator', slice: 'place-reports' },
  listPlaceReports: { method: 'GET', path: '/api/admin/place_reports', access: 'admin', slice: 'place-reports' },
  answerPlaceReport: { method: 'POST', path: '/api/place_reports/{id}/answer', access: 'creator', slice: 'place-reports', idempotent: 'stored' },

  // Search statistics, without any user data.
  listSearchWords: { method: 'GET', path: '/api/user/search_words', access: 'creator', slice: 'search' },

  // Earnings.
  listStatements: { method: 'GET', path: '/api/earnings/statements', access: 'creator', slice: 'earnings' },
  getStatement: { method: 'GET', path: '/api/earnings/statements/{month}', access: 'creator', slice: 'earnings' },
  getStatementCsv: { method: 'GET', path: '/api/earnings/statements/{month}/csv', access: 'creator', slice: 'earnings' },
  listSales: { method: 'GET', path: '/api/earnings/sales', access: 'creator', slice: 'earnings' },
  getMoneyTotals: { method: 'GET', path: '/api/admin/money/totals', access: 'admin', slice: 'earnings' },
  exportMoney: { method: 'GET', path: '/api/admin/money.csv', access: 'admin', slice: 'earnings', serial: true, limits: ['money_exports_of_person'] },
  listPayables: { method: 'GET', path: '/api/admin/money/payables', access: 'admin', slice: 'earnings' },
  listUpcomingPayouts: { method: 'GET', path: '/api/admin/money/upcoming', access: 'admin', slice: 'earnings', serial: true },
  recordPayout: { method: 'POST', path: '/api/admin/creators/{id}/payouts', access: 'admin', slice: 'earnings', idempotent: 'stored' },

  // For search engines, and for chats and social networks that preview links. None of them has a session.
  getEmbed: { method: 'GET', path: '/embed/guides/{id}', access: 'anyone', slice: 'sharing', limits: ['embeds_from_address'] },
  getShareCard: { method: 'GET', path: '/share/guides/{id}', access: 'anyone', slice: 'sharing', limits: ['share_cards_from_address'] },
  getSitemap: { method: 'GET', path: '/sitemap.xml', access: 'anyone', slice: 'sharing', limits: ['sitemaps_from_address'] },
  getSitemapPart: { method: 'GET', path: '/sitemaps/{part}', access: 'anyone', slice: 'sharing', limits: ['sitemaps_from_address'] },
  getRobots: { method: 'GET', path: '/robots.txt', access: 'anyone', slice: 'sharing' },

  // The server itself.
  getAppVersion: { method: 'GET', path: '/api/app-version', access: 'anyone', slice: 'platform' },
  getConfig: { method: 'GET', path: '/api/config', access: 'anyone', slice: 'platform' },
  getOpenApi: { method: 'GET', path: '/api/openapi.json', access: 'anyone', slice: 'platform' },
  showApiDocs: { method: 'GET', path: '/api/docs', access: 'anyone', slice: 'platform' },
  getOverview: { method: 'GET', path: '/api/admin/overview', access: 'admin', slice: 'platform' },
  getSystemStatus: { method: 'GET', path: '/api/admin/system', access: 'admin', slice: 'platform' },
  listAdminActions: { method: 'GET', path: '/api/admin/actions', access: 'admin', slice: 'platform' },
  exportAdminActions: { method: 'GET', path: '/api/admin/actions.csv', access: 'admin', slice: 'platform', serial: true, limits: ['admin_log_exports_of_person'] },
  listJobs: { method: 'GET', path: '/api/admin/jobs', access: 'admin', slice: 'platform' },
  retryJob: { method: 'POST', path: '/api/admin/jobs/{id}/retry', access: 'admin', slice: 'platform', idempotent: 'stored' },
  checkAlive: { method: 'GET', path: '/healthz', access: 'operator', slice: 'platform' },
  checkReady: { method: 'GET', path: '/readyz', access: 'operator', slice: 'platform' },
  getMetrics: { method: 'GET', path: '/metrics', access: 'operator', slice: 'platform' },
  showMailbox: { method: 'GET', path: '/dev/mailbox', access: 'operator', slice: 'platform' },
  listMailbox: { method: 'GET', path: '/dev/mailbox.json', access: 'operator', slice: 'platform' },
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof CALLS;

/** The calls of one slice. */
export type CallOf<S extends Slice> = {
  [N in CallName]: (typeof CALLS)[N]['slice'] extends S ? N : never;
}[CallName];

/** The names of a call's path parameters. */
export type ParamName<N extends CallName> = NamesIn<(typeof CALLS)[N]['path']>;

type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;
