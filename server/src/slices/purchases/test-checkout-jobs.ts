import type { JobHandlers } from '../../platform/jobs/job-table.ts';
import type { TestCheckouts } from '../../ports/test-checkout.ts';

/** A provider resends webhooks that failed; so does the test provider, where it is in use. */
export function testCheckoutJobs(
  counter: TestCheckouts | null,
): Pick<JobHandlers, 'deliver_test_reports'> {
  return { deliver_test_reports: async () => counter?.deliverEvents() };
}
