import type { SliceManifest } from '../../platform/slice.ts';
import type { TestCheckouts } from '../../ports/test-checkout.ts';
import { purchasesPersonalData } from './personal-data.ts';
import type { PurchasesDeps } from './purchases-deps.ts';
import { purchaseHandlers } from './routes.ts';
import { purchaseJobs } from './sweep-orders.ts';
import { testCheckoutJobs } from './test-checkout-jobs.ts';

const EVERY_MINUTE = '* * * * *';

export function purchasesSlice(
  deps: PurchasesDeps,
  testCheckouts: TestCheckouts | null,
): SliceManifest {
  return {
    name: 'purchases',
    handlers: purchaseHandlers(deps, testCheckouts),
    jobs: { ...purchaseJobs(deps), ...testCheckoutJobs(testCheckouts) },
    cron: { sweep_orders: EVERY_MINUTE, deliver_test_reports: EVERY_MINUTE },
    people: purchasesPersonalData,
  };
}
