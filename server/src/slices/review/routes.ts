import { type HandlersOf, respond } from '../../platform/calls.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database.ts';
import { changeStatus } from './change-status.ts';
import { getHistory } from './get-history.ts';

export type ReviewDeps = { readonly db: Queryable; readonly clock: Clock };

type ReviewHandlers = Pick<HandlersOf<'review'>, 'changeStatus' | 'getGuideHistory'>;

export function reviewHandlers({ db, clock }: ReviewDeps): ReviewHandlers {
  return {
    changeStatus: async ({ params, body, viewer, transact }) =>
      transact(async (tx) =>
        respond(200, await changeStatus(tx, viewer, params.id, body, clock())),
      ),
    getGuideHistory: async ({ params, viewer }) =>
      respond(200, await getHistory(db, viewer, params.id)),
  };
}
