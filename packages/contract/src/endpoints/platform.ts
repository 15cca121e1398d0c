import { type EndpointsOf, HTML, plainText } from '../endpoint-schema.ts';
import { Type } from '../json-schema.ts';
import {
  AdminActionPage,
  Alive,
  AppVersion,
  AppVersionQuery,
  ClientConfig,
  ExportAdminActionsQuery,
  Job,
  JobPage,
  JobParams,
  ListAdminActionsQuery,
  ListJobsQuery,
  Mailbox,
  Overview,
  Readiness,
  SystemStatus,
} from '../platform.ts';
import { problems } from '../problem.ts';

export const platformEndpoints = {
  getAppVersion: {
    summary: 'Get the version of the app',
    query: AppVersionQuery,
    responses: { 200: AppVersion },
  },
  getConfig: {
    summary: 'Get the settings that the client needs',
    responses: { 200: ClientConfig },
  },
  getOpenApi: {
    summary: 'Get this description',
    responses: { 200: Type.Unknown({ description: 'An OpenAPI 3.1 document.' }) },
  },
  showApiDocs: {
    summary: 'Show this description as a page',
    responses: { 200: HTML },
  },
  getOverview: {
    summary: 'Get the platform’s key figures',
    responses: { 200: Overview },
  },
  getSystemStatus: {
    summary: 'Get the state of the process that answers, and of the job queue',
    responses: { 200: SystemStatus },
  },
  listAdminActions: {
    summary: 'List what admins have changed, newest first',
    query: ListAdminActionsQuery,
    responses: { 200: AdminActionPage },
  },
  exportAdminActions: {
    summary: 'Download what admins have changed as CSV, newest first',
    query: ExportAdminActionsQuery,
    responses: { 200: plainText('text/csv') },
  },
  listJobs: {
    summary: 'List jobs that are waiting, running or failed',
    query: ListJobsQuery,
    responses: { 200: JobPage },
  },
  retryJob: {
    summary: 'Retry a failed job now',
    params: JobParams,
    responses: { 200: Job, ...problems(404, 409) },
  },
  checkAlive: {
    summary: 'Check that the process responds',
    responses: { 200: Alive },
  },
  checkReady: {
    summary: 'Check that the database and the media store respond',
    responses: { 200: Readiness, ...problems(503) },
  },
  getMetrics: {
    summary: 'Get metrics for Prometheus',
    responses: { 200: plainText('text/plain') },
  },
  showMailbox: {
    summary: 'Show unsent emails as a page, if no mail server is set up',
    responses: { 200: HTML, ...problems(404) },
  },
  listMailbox: {
    summary: 'List unsent emails, newest first, if no mail server is set up',
    responses: { 200: Mailbox, ...problems(404) },
  },
} as const satisfies EndpointsOf<'platform'>;
