import type { Queryable } from '../../platform/database/database.ts';
import {
  answer,
  type HandlersOf,
  refused,
  respond,
  respondWith,
} from '../../platform/http/calls.ts';
import { csvHeaders, sendCsv } from '../../platform/http/csv.ts';
import type { Clock } from '../../platform/process/clock.ts';
import type { SliceManifest } from '../../platform/slice.ts';
import { exportMoney } from './export-money.ts';
import { listSales } from './list-sales.ts';
import { listUpcomingPayouts } from './list-upcoming-payouts.ts';
import { listPayables, recordPayout } from './payouts.ts';
import { getMoneyTotals } from './public/get-money-totals.ts';
import { getStatement, listStatements, statementCsv } from './statements.ts';

type EarningsDeps = { readonly db: Queryable; readonly clock: Clock };

/** The only personal data in this slice are people's ids, which the ledger keeps. */
export function earningsSlice(deps: EarningsDeps): SliceManifest {
  return { name: 'earnings', handlers: earningsHandlers(deps) };
}

/** Creators see their own earnings; the platform's totals are for admins. */
function earningsHandlers({ db, clock }: EarningsDeps): HandlersOf<'earnings'> {
  return {
    listStatements: async ({ viewer, query }) => {
      return respond(200, await listStatements(db, viewer.id, query, clock()));
    },
    getStatement: async ({ viewer, params }) => {
      return respond(200, await getStatement(db, viewer.id, params.month, clock()));
    },
    getStatementCsv: async ({ viewer, params }) => {
      const found = await getStatement(db, viewer.id, params.month, clock());
      const headers = csvHeaders(`laneway-statement-${params.month}.csv`);
      return respondWith(200, found, statementCsv, headers);
    },
    listSales: async ({ viewer, query }) => {
      return respond(200, await listSales(db, viewer.id, query));
    },
    getMoneyTotals: async ({ query }) => {
      return respond(200, await getMoneyTotals(db, query, clock()));
    },
    exportMoney: async ({ query, reply }) => {
      const found = exportMoney(db, query);
      return found.ok ? sendCsv(reply, 'laneway-money.csv', found.value) : refused(found.error);
    },
    listPayables: async ({ query }) => {
      return respond(200, await listPayables(db, query, clock()));
    },
    listUpcomingPayouts: async () =>
      answer<'listUpcomingPayouts'>({ status: 200, body: await listUpcomingPayouts(db, clock()) }),
    recordPayout: async ({ viewer, params, body, transact }) =>
      transact(async (tx) =>
        respond(200, await recordPayout(tx, viewer, params.id, body, clock())),
      ),
  };
}
