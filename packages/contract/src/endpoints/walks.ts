import type { EndpointsOf } from '../endpoint-schema.ts';
import { IdParams } from '../objects.ts';
import { problems } from '../problem.ts';
import { GuideWalkReport } from '../walks.ts';

export const walkEndpoints = {
  getWalkReport: {
    summary: 'Get what simulated walks say of a pending guide',
    description: 'For its author and admins. Walks are simulated when a guide is submitted.',
    params: IdParams,
    responses: { 200: GuideWalkReport, ...problems(404) },
  },
  requestWalkReport: {
    summary: 'Have a pending guide simulated',
    description:
      'For a reviewer who finds no report, or one that failed. A report that is there stays.',
    params: IdParams,
    responses: { 200: GuideWalkReport, ...problems(404) },
  },
} as const satisfies EndpointsOf<'walks'>;
