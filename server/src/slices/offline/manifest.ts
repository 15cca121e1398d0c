import { answer, type HandlersOf, refused } from '../../platform/http/calls.ts';
import { namesTag } from '../../platform/http/entity-tag.ts';
import type { SliceManifest } from '../../platform/slice.ts';
import { getOfflinePack } from './get-offline-pack.ts';
import { listOfflineVersions } from './list-offline-versions.ts';
import type { OfflineDeps } from './offline-deps.ts';
import { offlinePersonalData } from './personal-data.ts';
import { deleteCopy } from './store.ts';

export function offlineSlice(deps: OfflineDeps): SliceManifest {
  return { name: 'offline', handlers: offlineHandlers(deps), personalData: offlinePersonalData };
}

function offlineHandlers(deps: OfflineDeps): HandlersOf<'offline'> {
  const { db } = deps;
  return {
    getOfflinePack: async ({ params, viewer, request, reply }) => {
      const known = request.headers['if-none-match'];
      const made = await getOfflinePack(deps, viewer, params.id, (version) =>
        namesTag(known, tagOf(version)),
      );
      if (!made.ok) return refused(made.error);
      const { version, pack } = made.value;
      const headers = { etag: tagOf(version), 'cache-control': 'private, no-cache' };
      if (pack !== null) return answer<'getOfflinePack'>({ status: 200, body: pack }, headers);
      reply
        .code(304)
        .headers({ ...headers, vary: 'accept-encoding, cookie' })
        .send();
      return { kind: 'sent' };
    },
    listOfflineVersions: async ({ query, viewer }) =>
      answer<'listOfflineVersions'>({
        status: 200,
        body: await listOfflineVersions(db, viewer, query.guide_ids),
      }),
    deleteOfflineCopy: async ({ params, viewer }) => {
      await deleteCopy(db, viewer.id, params.id);
      return answer<'deleteOfflineCopy'>({ status: 204, body: undefined });
    },
  };
}

/** Weak, because ratings and dates in a pack may change without a new version. */
function tagOf(version: string): string {
  return `W/"${version}"`;
}
