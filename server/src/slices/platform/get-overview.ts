import { MAX_FAILED_TRANSFERS, type Overview } from '@laneway/contract/platform';
import { decimalFromCents } from '@laneway/domain/money';
import { DAY_MS } from '@laneway/domain/timing';
import type { Queryable } from '../../platform/database/database.ts';
import { countAccounts } from '../accounts/public.ts';
import { countGuides } from '../catalogue/public/count-guides.ts';
import { countOpenRequests } from '../creator-requests/public/count-open-requests.ts';
import { currentTotals } from '../earnings/public/get-money-totals.ts';
import { sumStoredBytes } from '../media/public.ts';
import { countWaitingMessages } from '../messages/public/count-waiting-messages.ts';
import { sumPaidOrders } from '../purchases/public.ts';
import { countInReview, findFailedTransfers } from '../review/public.ts';
import { countWaitingReviews } from '../reviews/public/count-waiting-reviews.ts';
import { countSearches } from '../search/public/count-searches.ts';
import { countJobs } from './job-store.ts';

/**
 * The platform's key figures. Each slice counts its own, and each count says what it reads: an index, or the rows of a
 * limited time. They run one after the other, because a connection for each would make visitors wait.
 */
export async function getOverview(db: Queryable, version: string, now: Date): Promise<Overview> {
  const { user, creator, admin } = await countAccounts(db);
  const guides = await countGuides(db);
  const review = await countInReview(db);
  const failed = await findFailedTransfers(db, MAX_FAILED_TRANSFERS);
  const guideReviews = await countWaitingReviews(db);
  const messages = await countWaitingMessages(db);
  const creatorRequests = await countOpenRequests(db);
  const sold = await sumPaidOrders(db, new Date(now.getTime() - 30 * DAY_MS));
  const searches = await countSearches(db, now);
  const totals = await currentTotals(db, now);
  const jobs = await countJobs(db);
  return {
    version,
    users: { total: user + creator + admin, creators: creator, admins: admin },
    guides,
    review: {
      ...review,
      failed_transfers: failed.map(({ id, title, failure }) => ({
        pg_id: id,
        pg_title: title,
        failure,
      })),
      guide_reviews: guideReviews,
      creator_requests: creatorRequests,
    },
    messages_to_answer: messages,
    sales: { orders_30_days: sold.orders, gross_30_days: decimalFromCents(sold.cents) },
    searches: { today: searches.today, days_30: searches.days30 },
    ledger: {
      month: totals.to,
      sales: totals.sales,
      refunds: totals.refunds,
      royalties: totals.royalties,
      fees: totals.fees,
      owed_to_creators: totals.owed_to_creators,
      reconciled: totals.reconciled,
    },
    jobs,
    storage_bytes: await sumStoredBytes(db),
  };
}
