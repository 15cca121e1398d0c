import { formatCents } from '../money.ts';
import { REPORT_OUTCOME_TEXTS, REPORT_OUTCOMES } from '../place-reports/report-states.ts';
import { isContentStatus, STATUS_NAMES } from '../statuses.ts';

/** The kind of thing that an admin's action changed. Drafts and published guides are numbered separately. */
export const ADMIN_SUBJECTS = {
  account: 'Accounts',
  creator_request: 'Creator requests',
  order: 'Orders',
  draft: 'Drafts',
  draft_place: 'Places in drafts',
  guide: 'Published guides',
  place: 'Published places',
  review: 'Reviews',
  place_report: 'Reports',
  message: 'Messages',
  job: 'Jobs',
} as const;

export type AdminSubject = keyof typeof ADMIN_SUBJECTS;

/** The facts of an action, in our own words and figures only: what people wrote stays where it can be deleted. */
export type AdminActionDetails = {
  /** A role, a status or a price before and after. */
  readonly from?: string;
  readonly to?: string;
  readonly cents?: number;
  /** The last month that a payout is for. */
  readonly month?: string;
  /** The fields that were changed, in words. */
  readonly fields?: readonly string[];
  /** The number of testers, or of reviews if it was more than one. */
  readonly count?: number;
};

type ActionRule = {
  readonly on: AdminSubject;
  /** The name of the action in a list of them. */
  readonly label: string;
  /** The rest of the sentence after the admin's name; `on` names the thing that was changed. */
  readonly text: (on: string, details: AdminActionDetails) => string;
};

/** Everything that admins change. An operation of theirs that isn't here has to be added, or a test fails. */
export const ADMIN_ACTIONS = {
  role_changed: {
    on: 'account',
    label: 'Changed a role',
    text: (on, { from, to }) => `changed the role of ${on}${fromTo(from, to)}`,
  },
  account_suspended: { on: 'account', label: 'Suspended', text: (on) => `suspended ${on}` },
  account_reinstated: { on: 'account', label: 'Reinstated', text: (on) => `reinstated ${on}` },
  sessions_ended: {
    on: 'account',
    label: 'Logged out everywhere',
    text: (on) => `logged ${on} out everywhere`,
  },
  payout_recorded: {
    on: 'account',
    label: 'Recorded a payout',
    text: (on, { cents, month }) =>
      `recorded a payout${amount(cents)} to ${on}${month === undefined ? '' : ` for royalties up to ${month}`}`,
  },
  creator_request_approved: {
    on: 'creator_request',
    label: 'Approved a creator request',
    text: (on) => `approved the creator request of ${on}`,
  },
  creator_request_declined: {
    on: 'creator_request',
    label: 'Declined a creator request',
    text: (on) => `declined the creator request of ${on}`,
  },
  // The provider may still refuse it, which the order shows.
  refund_requested: {
    on: 'order',
    label: 'Refunded an order',
    text: (on, { cents }) => `requested a refund${amount(cents)} for ${on}`,
  },
  draft_approved: { on: 'draft', label: 'Approved a guide', text: (on) => `approved ${on}` },
  draft_rejected: { on: 'draft', label: 'Rejected a guide', text: (on) => `rejected ${on}` },
  revision_requested: {
    on: 'draft',
    label: 'Requested a revision',
    text: (on) => `requested a revision of ${on}`,
  },
  draft_status_changed: {
    on: 'draft',
    label: 'Changed a status',
    text: (on, { from, to }) => `changed the status of ${on}${fromTo(status(from), status(to))}`,
  },
  publishing_repeated: {
    on: 'draft',
    label: 'Published again after a failure',
    text: (on) => `tried again to publish ${on}`,
  },
  draft_noted: {
    on: 'draft',
    label: 'Changed a review note',
    text: (on) => `changed the review note on ${on}`,
  },
  draft_place_noted: {
    on: 'draft_place',
    label: 'Changed a place’s review note',
    text: (on) => `changed the review note on ${on}`,
  },
  draft_started: {
    on: 'draft',
    label: 'Started a draft',
    text: (on) => `started a draft of ${on}`,
  },
  draft_edited: {
    on: 'draft',
    label: 'Edited a guide',
    text: (on, { fields, from, to }) =>
      `edited ${on}${list(fields)}${from === undefined || to === undefined ? '' : `, price from ${from} to ${to}`}`,
  },
  draft_places_ordered: {
    on: 'draft',
    label: 'Reordered places',
    text: (on) => `changed the order of places in ${on}`,
  },
  draft_deleted: { on: 'draft', label: 'Deleted a draft', text: (on) => `deleted the draft ${on}` },
  testers_invited: {
    on: 'draft',
    label: 'Invited testers',
    text: (on, { count = 1 }) =>
      `invited ${count === 1 ? 'a tester' : `${count} testers`} of ${on}`,
  },
  tester_invited_again: {
    on: 'draft',
    label: 'Sent a tester another link',
    text: (on) => `sent a tester of ${on} another link`,
  },
  tester_removed: {
    on: 'draft',
    label: 'Removed a tester',
    text: (on) => `removed a tester of ${on}`,
  },
  draft_place_added: {
    on: 'draft_place',
    label: 'Added a place',
    text: (on) => `added the place ${on} to a draft`,
  },
  draft_place_edited: {
    on: 'draft_place',
    label: 'Edited a place',
    text: (on, { fields }) => `edited the place ${on}${list(fields)}`,
  },
  draft_place_deleted: {
    on: 'draft_place',
    label: 'Deleted a place',
    text: (on) => `deleted the place ${on} from a draft`,
  },
  draft_place_withdrawn: {
    on: 'draft_place',
    label: 'Hid a place in a draft',
    text: (on) => `hid the place ${on} in a draft`,
  },
  draft_place_republished: {
    on: 'draft_place',
    label: 'Restored a place in a draft',
    text: (on) => `restored the place ${on} in a draft`,
  },
  guide_withdrawn: { on: 'guide', label: 'Withdrew a guide', text: (on) => `withdrew ${on}` },
  guide_republished: {
    on: 'guide',
    label: 'Republished a guide',
    text: (on) => `republished ${on}`,
  },
  place_withdrawn: {
    on: 'place',
    label: 'Hid a place',
    text: (on) => `hid the place ${on} from visitors`,
  },
  place_republished: {
    on: 'place',
    label: 'Republished a place',
    text: (on) => `republished the place ${on}`,
  },
  review_shown: {
    on: 'review',
    label: 'Showed a review',
    text: (on, { count }) => `showed ${reviews(count)} of ${on}`,
  },
  review_hidden: {
    on: 'review',
    label: 'Hid a review',
    text: (on, { count }) => `hid ${reviews(count)} of ${on}`,
  },
  review_answer_shown: {
    on: 'review',
    label: 'Showed an answer to a review',
    text: (on) => `showed the answer to a review of ${on}`,
  },
  review_answer_deleted: {
    on: 'review',
    label: 'Deleted an answer to a review',
    text: (on) => `deleted the answer to a review of ${on}`,
  },
  place_report_answered: {
    on: 'place_report',
    label: 'Answered a report',
    text: (on, { to }) => `answered a report about ${on}${outcome(to)}`,
  },
  message_answered: {
    on: 'message',
    label: 'Answered a message',
    text: (on) => `answered a message from ${on}`,
  },
  message_closed: {
    on: 'message',
    label: 'Closed a message',
    text: (on) => `closed a message from ${on}`,
  },
  job_retried: { on: 'job', label: 'Retried a job', text: (on) => `retried the job ${on}` },
} as const satisfies Readonly<Record<string, ActionRule>>;

export type AdminActionName = keyof typeof ADMIN_ACTIONS;

export const ADMIN_ACTION_NAMES = Object.keys(ADMIN_ACTIONS) as readonly AdminActionName[];
export const ADMIN_SUBJECT_NAMES = Object.keys(ADMIN_SUBJECTS) as readonly AdminSubject[];

export type AdminAction = {
  readonly action: AdminActionName;
  /** Null once that admin has deleted their account. */
  readonly byName: string | null;
  readonly subject: AdminSubject;
  readonly subjectId: string;
  /** The name at that time; null if it had none, or went with the account of the person it was from. */
  readonly subjectName: string | null;
  readonly details: AdminActionDetails;
};

/** The action in a sentence: “Mira Chen suspended Robin Adeyemi”. */
export function adminActionText(action: AdminAction): string {
  const { text }: ActionRule = ADMIN_ACTIONS[action.action];
  return `${action.byName ?? 'A former admin'} ${text(subjectText(action), action.details)}`;
}

function subjectText({ subject, subjectId: id, subjectName: name }: AdminAction): string {
  switch (subject) {
    case 'account':
      return name ?? `account ${id}`;
    case 'creator_request':
      return name ?? 'a former user';
    case 'message':
      return name ?? 'someone';
    case 'order':
      return `order ${id.slice(0, SHORT_ORDER)}${name === null ? '' : ` of “${name}”`}`;
    case 'job':
      return name ?? id;
    case 'draft_place':
      return name === null ? id : `“${name}”`;
    case 'draft':
      return name === null ? `draft ${id}` : `“${name}”`;
    case 'guide':
    case 'place':
    case 'review':
    case 'place_report':
      return name === null ? `“Untitled”` : `“${name}”`;
  }
}

/** As much of an order's id as its list shows. */
const SHORT_ORDER = 8;

function fromTo(from: string | undefined, to: string | undefined): string {
  return from === undefined || to === undefined ? '' : ` from ${from} to ${to}`;
}

function status(name: string | undefined): string | undefined {
  return isContentStatus(name) ? STATUS_NAMES[name] : name;
}

function amount(cents: number | undefined): string {
  return cents === undefined ? '' : ` of ${formatCents(cents)}`;
}

function list(fields: readonly string[] | undefined): string {
  return fields === undefined || fields.length === 0 ? '' : ` (${fields.join(', ')})`;
}

function reviews(count: number | undefined): string {
  return count === undefined ? 'a review' : `${count} reviews`;
}

function outcome(name: string | undefined): string {
  const known = REPORT_OUTCOMES.find((each) => each === name);
  return known === undefined ? '' : `: ${REPORT_OUTCOME_TEXTS[known].label.toLowerCase()}`;
}
