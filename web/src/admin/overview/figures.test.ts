import { describe, expect, it } from 'vitest';
import { someOverview } from '../../api/queries/overview.test-data.ts';
import type { Overview } from '../../api/queries/overview.ts';
import { jobLabel } from './failed-jobs.tsx';
import { FIGURE_GROUPS } from './figures.ts';

const shown = (overview: Overview) =>
  FIGURE_GROUPS.map(({ title, figures }) => [
    title(overview),
    ...figures.map(({ name, value, opens, tone }) =>
      [name, value(overview), opens, tone?.(overview)].filter(Boolean).join(' | '),
    ),
  ]);

describe('the overview', () => {
  it('shows every figure, its link, and what needs an admin', () => {
    expect(shown(someOverview())).toEqual([
      [
        'Publishing',
        'Guides to review | 4 | guides | turn',
        'Being published | 1',
        'Couldn’t be published | 0 | guides',
        'Reviews to check | 2 | reviews | turn',
        'Messages to answer | 5 | messages | turn',
        'Creator requests | 3 | creator-requests | turn',
      ],
      ['Guides', 'Live guides | 182 | guides', 'Places in them | 1,730', 'Withdrawn guides | 9'],
      ['People', 'Accounts | 12,408 | users', 'Creators | 61', 'Admins | 3'],
      ['Last 30 days', 'Paid orders | 412 | orders', 'Sales | $2,381.40'],
      ['Searches', 'Today | 318', 'Last 30 days | 9,204'],
      [
        'Ledger, November 2026',
        'Sales so far | $1,190.70 | money',
        'Less refunds | $14.97',
        'Royalties | $680.20',
        'Our fees, including GST | $495.53',
        'Owed to creators today | $477.11 | royalties',
        'Reconciliation | All totals match | money',
      ],
      [
        'System',
        'Jobs waiting | 7',
        'Jobs running | 2',
        'Jobs failed | 0',
        'Media stored | 45.00 GB',
        'Version | 1.4.0',
      ],
    ]);
  });

  it('marks failures', () => {
    const { review, ledger, jobs } = someOverview();
    const lines = shown(
      someOverview({
        review: { ...review, submitted: 0, transfer_failed: 2 },
        ledger: { ...ledger, reconciled: false },
        jobs: { ...jobs, failed: 3 },
      }),
    ).flat();
    expect(lines).toContain('Guides to review | 0 | guides');
    expect(lines).toContain('Couldn’t be published | 2 | guides | danger');
    expect(lines).toContain('Reconciliation | Totals don’t match | money | danger');
    expect(lines).toContain('Jobs failed | 3 | danger');
  });
});

it.each([
  ['transfer_guide', 'Publish a guide'],
  ['scan_media', 'Scan a file'],
  ['a_job_of_tomorrow', 'a job of tomorrow'],
])('the job %s is called “%s”', (task, label) => {
  expect(jobLabel(task)).toBe(label);
});
