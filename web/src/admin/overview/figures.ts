import { formatSize } from '@laneway/domain/text/sizes';
import type { Overview } from '../../api/queries/overview.ts';
import type { PartOf } from '../../core/navigation/dashboard-parts.ts';
import { amountText } from '../../creator/earnings/amounts.ts';
import { longMonthText } from '../../creator/earnings/months.ts';

type AdminPart = PartOf<'adminDashboard'>;

/** `turn`: an admin has to act. `danger`: something is wrong. */
export type FigureTone = 'turn' | 'danger';

export type Figure = {
  readonly name: string;
  readonly value: (overview: Overview) => string;
  /** The related part of the dashboard. */
  readonly opens?: AdminPart;
  readonly tone?: (overview: Overview) => FigureTone | null;
};

export type FigureGroup = {
  readonly id: string;
  readonly title: (overview: Overview) => string;
  readonly figures: readonly Figure[];
};

const COUNT = new Intl.NumberFormat('en-AU');

function counted(
  name: string,
  count: (overview: Overview) => number,
  more: { readonly opens?: AdminPart; readonly tone?: FigureTone } = {},
): Figure {
  const { tone, ...rest } = more;
  return {
    name,
    value: (overview) => COUNT.format(count(overview)),
    ...rest,
    // A count of zero needs no attention.
    ...(tone === undefined ? {} : { tone: (overview) => (count(overview) > 0 ? tone : null) }),
  };
}

function amount(
  name: string,
  dollars: (overview: Overview) => number,
  more: { readonly opens?: AdminPart } = {},
): Figure {
  return { name, value: (overview) => amountText(dollars(overview)), ...more };
}

/** All figures of the overview. A new figure is a line here. */
export const FIGURE_GROUPS: readonly FigureGroup[] = [
  {
    id: 'publishing',
    title: () => 'Publishing',
    figures: [
      counted('Guides to review', ({ review }) => review.submitted, {
        opens: 'guides',
        tone: 'turn',
      }),
      counted('Being published', ({ review }) => review.transferring),
      counted('Couldn’t be published', ({ review }) => review.transfer_failed, {
        opens: 'guides',
        tone: 'danger',
      }),
      counted('Reviews to check', ({ review }) => review.guide_reviews, {
        opens: 'reviews',
        tone: 'turn',
      }),
      counted('Messages to answer', ({ messages_to_answer: count }) => count, {
        opens: 'messages',
        tone: 'turn',
      }),
      counted('Creator requests', ({ review }) => review.creator_requests, {
        opens: 'creator-requests',
        tone: 'turn',
      }),
    ],
  },
  {
    id: 'guides',
    title: () => 'Guides',
    figures: [
      counted('Live guides', ({ guides }) => guides.live, { opens: 'guides' }),
      counted('Places in them', ({ guides }) => guides.places),
      counted('Withdrawn guides', ({ guides }) => guides.withdrawn),
    ],
  },
  {
    id: 'people',
    title: () => 'People',
    figures: [
      counted('Accounts', ({ users }) => users.total, { opens: 'users' }),
      counted('Creators', ({ users }) => users.creators),
      counted('Admins', ({ users }) => users.admins),
    ],
  },
  {
    id: 'sales',
    title: () => 'Last 30 days',
    figures: [
      counted('Paid orders', ({ sales }) => sales.orders_30_days, { opens: 'orders' }),
      amount('Sales', ({ sales }) => sales.gross_30_days),
    ],
  },
  {
    id: 'searches',
    title: () => 'Searches',
    figures: [
      counted('Today', ({ searches }) => searches.today),
      counted('Last 30 days', ({ searches }) => searches.days_30),
    ],
  },
  {
    id: 'ledger',
    title: ({ ledger }) => `Ledger, ${longMonthText(ledger.month)}`,
    figures: [
      amount('Sales so far', ({ ledger }) => ledger.sales, { opens: 'money' }),
      amount('Less refunds', ({ ledger }) => ledger.refunds),
      amount('Royalties', ({ ledger }) => ledger.royalties),
      amount('Our fees, including GST', ({ ledger }) => ledger.fees),
      amount('Owed to creators today', ({ ledger }) => ledger.owed_to_creators, {
        opens: 'royalties',
      }),
      {
        name: 'Reconciliation',
        value: ({ ledger }) => (ledger.reconciled ? 'All totals match' : 'Totals don’t match'),
        opens: 'money',
        tone: ({ ledger }) => (ledger.reconciled ? null : 'danger'),
      },
    ],
  },
  {
    id: 'system',
    title: () => 'System',
    figures: [
      counted('Jobs waiting', ({ jobs }) => jobs.waiting),
      counted('Jobs running', ({ jobs }) => jobs.running),
      counted('Jobs failed', ({ jobs }) => jobs.failed, { tone: 'danger' }),
      { name: 'Media stored', value: ({ storage_bytes }) => formatSize(storage_bytes) },
      { name: 'Version', value: ({ version }) => version },
    ],
  },
];
