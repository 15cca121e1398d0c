import { type Statement, statement } from '../../platform/database/database.ts';

/** Searches that are no longer reported, and days that no figure shows. */
export const searchLeftovers: readonly Statement<never>[] = [
  statement<never>(
    'search.old_texts',
    `DELETE FROM search_texts WHERE month < date_trunc('month', now()) - interval '1 month'`,
  ),
  statement<never>(
    'search.old_shown',
    `DELETE FROM search_shown WHERE month < date_trunc('month', now()) - interval '1 month'`,
  ),
  statement<never>(
    'search.old_days',
    `DELETE FROM search_days WHERE day < now() - interval '400 days'`,
  ),
];
