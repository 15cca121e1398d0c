/** The status of a revision between draft and publication. */
export const CONTENT_STATUSES = [
  'draft',
  'submitted',
  'needs_revision',
  'approved',
  'rejected',
  'withdrawn',
  'published',
] as const;

export type ContentStatus = (typeof CONTENT_STATUSES)[number];

export const STATUS_NAMES: Readonly<Record<ContentStatus, string>> = {
  draft: 'Draft',
  submitted: 'Submitted',
  needs_revision: 'Needs Revision',
  approved: 'Approved',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
  published: 'Published',
};

export function isContentStatus(value: unknown): value is ContentStatus {
  return CONTENT_STATUSES.some((status) => status === value);
}

/** The status of a place in the dashboard. */
export const PLACE_STATUSES = ['draft', 'published', 'withdrawn'] as const;

export type PlaceStatus = (typeof PLACE_STATUSES)[number];

/** A place is reviewed with its guide, so everything that is neither live nor withdrawn counts as draft. */
export function placeStatusOf(status: ContentStatus): PlaceStatus {
  return status === 'published' || status === 'withdrawn' ? status : 'draft';
}

/** The cause of a transition, as stored in the audit log. */
export const TRANSITION_SOURCES = [
  'user_action',
  'admin_review',
  /** A background job, such as the clean-up after a deleted account. */
  'system_process',
  /** The consequence of another transition, such as publication after approval. */
  'automatic',
] as const;

export type TransitionSource = (typeof TRANSITION_SOURCES)[number];
