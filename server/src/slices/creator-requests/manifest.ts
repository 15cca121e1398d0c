import type { Database } from '../../platform/database/database.ts';
import { answer, type HandlersOf, respond } from '../../platform/http/calls.ts';
import type { SliceManifest } from '../../platform/slice.ts';
import { approveRequest, type DecidingDeps, declineRequest } from './decide-request.ts';
import { listRequests } from './list-requests.ts';
import { creatorRequestsPersonalData } from './personal-data.ts';
import { presentRequest } from './present.ts';
import { requestCreatorRole } from './request-creator-role.ts';
import { findLatestRequest } from './store.ts';

type CreatorRequestsDeps = DecidingDeps & { readonly db: Database };

export function creatorRequestsSlice(deps: CreatorRequestsDeps): SliceManifest {
  return {
    name: 'creator-requests',
    handlers: creatorRequestHandlers(deps),
    personalData: creatorRequestsPersonalData,
  };
}

function creatorRequestHandlers(deps: CreatorRequestsDeps): HandlersOf<'creator-requests'> {
  const { db, clock } = deps;
  return {
    getCreatorRequest: async ({ viewer }) => {
      const latest = await findLatestRequest(db, viewer.id);
      const request = latest === null ? null : presentRequest(latest);
      return answer<'getCreatorRequest'>({ status: 200, body: { request } });
    },
    requestCreatorRole: ({ viewer, body, transact }) =>
      transact(async (tx) => respond(200, await requestCreatorRole(tx, clock, viewer, body))),
    listCreatorRequests: async ({ query }) => respond(200, await listRequests(db, query)),
    approveCreatorRequest: ({ viewer, params, transact }) =>
      transact(async (tx) => respond(200, await approveRequest(tx, deps, viewer, params.id))),
    declineCreatorRequest: ({ viewer, params, body, transact }) =>
      transact(async (tx) =>
        respond(200, await declineRequest(tx, deps, viewer, params.id, body.reason)),
      ),
  };
}
