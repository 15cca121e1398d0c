import { EMPTY, type EndpointsOf } from '../endpoint-schema.ts';
import { IdParams } from '../objects.ts';
import { ListOfflineVersionsQuery, OfflinePack, OfflineVersionList } from '../offline-pack.ts';
import { problems } from '../problem.ts';
import { text } from '../scalars.ts';

export const offlineEndpoints = {
  getOfflinePack: {
    summary: 'Get everything a device needs to show a guide offline',
    description: 'While its files are still being measured, the answer is 503 with Retry-After.',
    params: IdParams,
    responses: { 200: OfflinePack, 304: EMPTY, ...problems(403, 404) },
    responseHeaders: {
      ETag: { description: 'Changes when the version does.', schema: text(200) },
    },
  },
  listOfflineVersions: {
    summary: 'List the versions of several guides, of those that the caller may save',
    description: 'For checking whether saved guides have changed.',
    query: ListOfflineVersionsQuery,
    responses: { 200: OfflineVersionList },
  },
  deleteOfflineCopy: {
    summary:
      'Delete the record that the caller has saved a guide, which ends the news of its updates',
    params: IdParams,
    responses: { 204: EMPTY },
  },
} as const satisfies EndpointsOf<'offline'>;
