import { ADMIN_ACTION_NAMES, ADMIN_SUBJECT_NAMES } from '@laneway/domain/accounts/admin-actions';
import { type Static, Type } from './json-schema.ts';
import { LIMITS } from './limits.ts';
import { reply, request } from './objects.ts';
import { page, pageFields, pagingFields } from './paging.ts';
import { Amount, Count, Currency, Id, Month, nullable, oneOf, Timestamp, text } from './scalars.ts';

export const AppVersion = reply('AppVersion', { version: text(64) });
export type AppVersion = Static<typeof AppVersion>;

export const AppVersionQuery = request('AppVersionQuery', {
  _t: Type.Optional(
    Type.String({ maxLength: 32, description: 'A timestamp that bypasses caches.' }),
  ),
});

export const PAYMENT_PROVIDERS = ['stripe', 'test'] as const;

/** The server's settings that the client needs to know. */
export const ClientConfig = reply('ClientConfig', {
  version: text(64),
  /** Null without a configured tile server; the built-in base map is shown. */
  tile_url: nullable(text(LIMITS.uri)),
  tile_attribution: nullable(text(500)),
  tile_offline: Type.Boolean(),
  /** True if the operator has configured a geocoder. */
  address_search: Type.Boolean(),
  payment_provider: oneOf(PAYMENT_PROVIDERS),
  /** The largest file of each kind. */
  max_upload_bytes: reply('MaxUploadBytes', {
    image: Count,
    audio: Count,
    video: Count,
    captions: Count,
  }),
  currency: Currency,
});
export type ClientConfig = Static<typeof ClientConfig>;

export const Alive = reply('Alive', { status: Type.Literal('ok') });
export type Alive = Static<typeof Alive>;

const Check = oneOf(['ok', 'failed']);

export const Readiness = reply('Readiness', {
  status: Check,
  checks: reply('ReadinessChecks', { database: Check, storage: Check }),
});
export type Readiness = Static<typeof Readiness>;

/** An email kept in the database because no mail server is configured. */
export const MailboxEmail = reply('MailboxEmail', {
  to: text(LIMITS.email),
  subject: text(1_000),
  text: text(100_000),
  html: text(400_000),
  links: Type.Array(text(LIMITS.uri), { maxItems: 100 }),
  sent_at: Timestamp,
});
export type MailboxEmail = Static<typeof MailboxEmail>;

export const Mailbox = Type.Array(MailboxEmail, { maxItems: 1_000 });

export const JOB_STATES = ['waiting', 'running', 'failed'] as const;

/** The queue's job ids have 64 bits, more than a JSON number holds. */
export const JobId = Type.String({ pattern: '^[1-9]\\d{0,18}$', maxLength: 19 });

export const JobParams = request('JobParams', { id: JobId });

/** An unfinished job. Its data is left out: it may be personal. */
export const Job = reply('Job', {
  job_id: JobId,
  task: text(128),
  state: oneOf(JOB_STATES),
  attempts: Count,
  max_attempts: Count,
  /** Shortened, and without personal data. */
  last_error: nullable(text(400)),
  created_at: Timestamp,
  run_at: Timestamp,
});
export type Job = Static<typeof Job>;

export const JobPage = page('JobPage', Job);
export type JobPage = Static<typeof JobPage>;

export const ListJobsQuery = request('ListJobsQuery', {
  state: Type.Optional(oneOf(JOB_STATES)),
  ...pagingFields,
});
export type ListJobsQuery = Static<typeof ListJobsQuery>;

/** The number of failed transfers listed in an overview; its count includes all. */
export const MAX_FAILED_TRANSFERS = 5;

/** An approved guide that couldn't be published. */
export const FailedTransfer = reply('FailedTransfer', {
  pg_id: Id,
  pg_title: nullable(text(LIMITS.title)),
  /** The error, and how to fix it. */
  failure: nullable(text(LIMITS.mediaFailure)),
});
export type FailedTransfer = Static<typeof FailedTransfer>;

/** The services that a process depends on. */
export const DEPENDENCIES = ['database', 'media_store', 'mail', 'scanner', 'payments'] as const;
export type Dependency = (typeof DEPENDENCIES)[number];

/** One minute of a process. */
export const SystemMinute = reply('SystemMinute', {
  ended_at: Timestamp,
  requests: Count,
  /** Answered with 500 or above. */
  errors: Count,
  /** The time in which 95 of 100 requests were answered; null if none was. */
  p95_ms: nullable(Count),
  memory_bytes: Count,
});
export type SystemMinute = Static<typeof SystemMinute>;

/** The process that answers, and the job queue that all processes share. */
export const SystemStatus = reply('SystemStatus', {
  /** The machine and the process id. */
  process: text(300),
  started_at: Timestamp,
  dependencies: Type.Array(
    reply('DependencyStatus', {
      name: oneOf(DEPENDENCIES),
      /** False where none is set up. */
      is_set_up: Type.Boolean(),
      /** Since when it is known not to work; null while it does. */
      down_since: nullable(Timestamp),
    }),
    { maxItems: DEPENDENCIES.length },
  ),
  jobs: reply('SystemJobs', {
    waiting: Count,
    running: Count,
    failed: Count,
    /** For how long the oldest job that is due has been waiting. */
    oldest_seconds: Count,
  }),
  memory_bytes: Count,
  connections: reply('SystemConnections', { in_use: Count, waiting: Count, max: Count }),
  /** The last hour at most, the oldest minute first. */
  minutes: Type.Array(SystemMinute, { maxItems: 60 }),
});
export type SystemStatus = Static<typeof SystemStatus>;

/** The state of the whole platform in numbers. */
export const Overview = reply('Overview', {
  version: text(64),
  users: reply('OverviewUsers', { total: Count, creators: Count, admins: Count }),
  guides: reply('OverviewGuides', { live: Count, withdrawn: Count, places: Count }),
  review: reply('OverviewReview', {
    submitted: Count,
    transferring: Count,
    transfer_failed: Count,
    /** The latest first. */
    failed_transfers: Type.Array(FailedTransfer, { maxItems: MAX_FAILED_TRANSFERS }),
    guide_reviews: Count,
    creator_requests: Count,
  }),
  /** Messages to the team that wait for an answer. */
  messages_to_answer: Count,
  sales: reply('OverviewSales', { orders_30_days: Count, gross_30_days: Amount }),
  /** Searches submitted with Enter, not every typed letter. */
  searches: reply('OverviewSearches', { today: Count, days_30: Count }),
  /** The ledger of the current month; the amounts owed are as of now. */
  ledger: reply('OverviewLedger', {
    month: Month,
    sales: Amount,
    refunds: Amount,
    royalties: Amount,
    fees: Amount,
    owed_to_creators: Amount,
    reconciled: Type.Boolean(),
  }),
  jobs: reply('OverviewJobs', { waiting: Count, running: Count, failed: Count }),
  storage_bytes: Count,
});
export type Overview = Static<typeof Overview>;

const AdminActionDetails = reply('AdminActionDetails', {
  /** A role, a status, an outcome or a price. */
  from: Type.Optional(text(40)),
  to: Type.Optional(text(40)),
  cents: Type.Optional(Count),
  month: Type.Optional(Month),
  /** The parts of a guide or place that were changed. */
  fields: Type.Optional(Type.Array(text(60), { maxItems: 40 })),
  /** The number of testers, or of reviews if it was more than one. */
  count: Type.Optional(Count),
});

/** A change that an admin has made. */
export const AdminAction = reply('AdminAction', {
  action_id: Id,
  acted_at: Timestamp,
  by_id: Id,
  /** Null once they have deleted their account. */
  by_name: nullable(text(LIMITS.name)),
  action: oneOf(ADMIN_ACTION_NAMES),
  subject: oneOf(ADMIN_SUBJECT_NAMES),
  subject_id: text(100),
  /** The name at that time; null if it had none, or went with someone’s account. */
  subject_name: nullable(text(LIMITS.title)),
  details: AdminActionDetails,
  /** The id of the request, as in X-Request-Id and the server’s log. */
  request_id: nullable(text(36)),
});
export type AdminAction = Static<typeof AdminAction>;

/** Someone who has acted as an admin, to choose from. */
const ActingAdmin = reply('ActingAdmin', { u_id: Id, u_name: nullable(text(LIMITS.name)) });

export const AdminActionPage = reply('AdminActionPage', {
  ...pageFields(AdminAction),
  /** Everyone in the log, whatever the filters. */
  admins: Type.Array(ActingAdmin, { maxItems: 1_000 }),
});
export type AdminActionPage = Static<typeof AdminActionPage>;

const Moment = Type.String({
  maxLength: 40,
  description: 'A date and time with its offset, like 2026-11-19T08:00:00Z.',
});

const adminActionFilters = {
  by_id: Type.Optional(Id),
  action: Type.Optional(oneOf(ADMIN_ACTION_NAMES)),
  subject: Type.Optional(oneOf(ADMIN_SUBJECT_NAMES)),
  /** The first moment, and the first one after the last. */
  from: Type.Optional(Moment),
  until: Type.Optional(Moment),
};

export const ListAdminActionsQuery = request('ListAdminActionsQuery', {
  ...adminActionFilters,
  ...pagingFields,
});
export type ListAdminActionsQuery = Static<typeof ListAdminActionsQuery>;

export const ExportAdminActionsQuery = request('ExportAdminActionsQuery', adminActionFilters);
export type ExportAdminActionsQuery = Static<typeof ExportAdminActionsQuery>;
