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
} from '../earnings.ts';
import { type EndpointsOf, plainText } from '../endpoint-schema.ts';
import { PageQuery } from '../paging.ts';
import { problems } from '../problem.ts';

export const earningsEndpoints = {
  listStatements: {
    summary: 'The caller’s statements, latest month first',
    query: PageQuery,
    responses: { 200: StatementPage },
  },
  getStatement: {
    summary: 'The statement of one month, line by line',
    params: MonthParams,
    responses: { 200: StatementDetail, ...problems(404) },
  },
  getStatementCsv: {
    summary: 'The statement of one month as a table to download',
    params: MonthParams,
    responses: { 200: plainText('text/csv'), ...problems(404) },
  },
  listSales: {
    summary: 'The caller’s sales by month and guide, latest month first',
    query: ListSalesQuery,
    responses: { 200: MonthlySalesPage },
  },
  getMoneyTotals: {
    summary: 'The platform’s money over a span of months',
    query: MoneyTotalsQuery,
    responses: { 200: MoneyTotals },
  },
  listPayables: {
    summary: 'Creators to whom royalties are due',
    query: PageQuery,
    responses: { 200: PayablePage },
  },
  recordPayout: {
    summary: 'Book royalties that were paid to a creator',
    params: CreatorParams,
    body: RecordPayoutBody,
    responses: { 200: Payout, ...problems(404, 409) },
  },
} as const satisfies EndpointsOf<'earnings'>;
