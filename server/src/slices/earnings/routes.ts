import { answer, type HandlersOf, refused } from '../../platform/calls.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { getMoneyTotals } from './get-money-totals.ts';
import { listSales } from './list-sales.ts';
import { listPayables, recordPayout } from './payouts.ts';
import { statementCsv } from './statement-csv.ts';
import { getStatement, listStatements } from './statements.ts';

export type EarningsDeps = { readonly db: Database; readonly clock: Clock };

/** A creator sees what is theirs; the money of the whole is for admins. */
export function earningsHandlers({ db, clock }: EarningsDeps): HandlersOf<'earnings'> {
  return {
    listStatements: async ({ viewer, query }) => {
      const page = await listStatements(db, viewer.id, query, clock());
      return page.ok
        ? answer<'listStatements'>({ status: 200, body: page.value })
        : refused(page.error);
    },
    getStatement: async ({ viewer, params }) => {
      const found = await getStatement(db, viewer.id, params.month, clock());
      return found.ok
        ? answer<'getStatement'>({ status: 200, body: found.value })
        : refused(found.error);
    },
    getStatementCsv: async ({ viewer, params }) => {
      const found = await getStatement(db, viewer.id, params.month, clock());
      if (!found.ok) return refused(found.error);
      const name = `laneway-statement-${params.month}.csv`;
      const headers = { 'content-disposition': `attachment; filename="${name}"` };
      return answer<'getStatementCsv'>({ status: 200, body: statementCsv(found.value) }, headers);
    },
    listSales: async ({ viewer, query }) => {
      const page = await listSales(db, viewer.id, query);
      return page.ok ? answer<'listSales'>({ status: 200, body: page.value }) : refused(page.error);
    },
    getMoneyTotals: async ({ query }) => {
      const totals = await getMoneyTotals(db, query, clock());
      return totals.ok
        ? answer<'getMoneyTotals'>({ status: 200, body: totals.value })
        : refused(totals.error);
    },
    listPayables: async ({ query }) => {
      const page = await listPayables(db, query, clock());
      return page.ok
        ? answer<'listPayables'>({ status: 200, body: page.value })
        : refused(page.error);
    },
    recordPayout: async ({ params, body }) => {
      const done = await recordPayout(db, params.id, body, clock());
      return done.ok
        ? answer<'recordPayout'>({ status: 200, body: done.value })
        : refused(done.error);
    },
  };
}
