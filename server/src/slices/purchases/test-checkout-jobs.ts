import type { JobHandler } from '../../platform/jobs.ts';
import type { TestCheckouts } from '../../ports/test-checkout.ts';

const DELIVER_REPORTS = 'deliver_test_reports';

export const testCheckoutCrontab = `* * * * * ${DELIVER_REPORTS}`;

/** A provider repeats what was not heard; so does ours, where it is the one in use. */
export function testCheckoutJobs(
  counter: TestCheckouts | null,
): Readonly<Record<string, JobHandler>> {
  return { [DELIVER_REPORTS]: async () => counter?.deliverEvents() };
}
