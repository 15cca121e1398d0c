import {
  CreatorParams,
  ListSalesQuery,
  MoneyTotals,
  MoneyTotalsQuery,
  MonthlySalesPage,
  MonthParams,
  PayablePage,
  Payout,
  RecordPayoutBody,
  StatementDetail,
  StatementPage,
  UpcomingPayouts,
} from '../earnings.ts';
import { type EndpointsOf, plainText } from '../endpoint-schema.ts';
import { PageQuery } from '../paging.ts';
import { problems } from '../problem.ts';

export const earningsEndpoints = {
  listStatements: {
    summary: 'List the caller’s statements, latest month first',
    query: PageQuery,
    responses: { 200: StatementPage },
  },
  getStatement: {
    summary: 'Get the statement of a month with its transactions',
    params: MonthParams,
    responses: { 200: StatementDetail, ...problems(404) },
  },
  getStatementCsv: {
    summary: 'Download the statement of a month as CSV',
    params: MonthParams,
    responses: { 200: plainText('text/csv'), ...problems(404) },
  },
  listSales: {
    summary: 'List the caller’s sales by month and guide, latest month first',
    query: ListSalesQuery,
    responses: { 200: MonthlySalesPage },
  },
  getMoneyTotals: {
    summary: 'Get the platform’s totals for a range of months',
    query: MoneyTotalsQuery,
    responses: { 200: MoneyTotals },
  },
  exportMoney: {
    summary: 'Download the ledger of a range of months as CSV, oldest entry first',
    query: MoneyTotalsQuery,
    responses: { 200: plainText('text/csv') },
  },
  listPayables: {
    summary: 'List creators who are due royalties',
    query: PageQuery,
    responses: { 200: PayablePage },
  },
  listUpcomingPayouts: {
    summary: 'List the payouts of the next months by the day on which they are due',
    responses: { 200: UpcomingPayouts },
  },
  recordPayout: {
    summary: 'Record a payout of royalties to a creator',
    params: CreatorParams,
    body: RecordPayoutBody,
    responses: { 200: Payout, ...problems(404, 409) },
  },
} as const satisfies EndpointsOf<'earnings'>;
