import { Type } from 'typebox';
import { type EndpointsOf, HTML, plainText } from '../endpoint-schema.ts';
import {
  Alive,
  AppVersion,
  AppVersionQuery,
  ClientConfig,
  Job,
  JobPage,
  JobParams,
  ListJobsQuery,
  Mailbox,
  Overview,
  Readiness,
} from '../platform.ts';
import { problems } from '../problem.ts';

export const platformEndpoints = {
  getAppVersion: {
    summary: 'The version that is being served',
    query: AppVersionQuery,
    responses: { 200: AppVersion },
  },
  getConfig: {
    summary: 'What the client has to know of how this server is run',
    responses: { 200: ClientConfig },
  },
  getOpenApi: {
    summary: 'This description',
    responses: { 200: Type.Unknown({ description: 'An OpenAPI 3.1 document.' }) },
  },
  showApiDocs: {
    summary: 'This description as a page',
    responses: { 200: HTML },
  },
  getOverview: {
    summary: 'The state of the whole in numbers',
    responses: { 200: Overview },
  },
  listJobs: {
    summary: 'Work that waits, runs or has failed',
    query: ListJobsQuery,
    responses: { 200: JobPage },
  },
  retryJob: {
    summary: 'Try a failed job again now',
    params: JobParams,
    responses: { 200: Job, ...problems(404, 409) },
  },
  checkAlive: {
    summary: 'The process answers',
    responses: { 200: Alive },
  },
  checkReady: {
    summary: 'The database and the media store answer',
    responses: { 200: Readiness, ...problems(503) },
  },
  getMetrics: {
    summary: 'Measurements for Prometheus',
    responses: { 200: plainText('text/plain') },
  },
  showMailbox: {
    summary: 'The mails that were not sent, as a page; only where no mail server is named',
    responses: { 200: HTML, ...problems(404) },
  },
  listMailbox: {
    summary: 'The mails that were not sent, newest first; only where no mail server is named',
    responses: { 200: Mailbox, ...problems(404) },
  },
} as const satisfies EndpointsOf<'platform'>;
