import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The id of the request that the running code works for, in its handler or in a job that it queued; nothing in work of
 * our own, such as a job on a schedule. It isn't a parameter, because jobs, emails and notifications are added deep
 * inside the operations, and log lines are written everywhere.
 */
export const requestIds = new AsyncLocalStorage<string | undefined>();
