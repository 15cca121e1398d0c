// @vitest-environment happy-dom

import type { WalkPlan } from '@laneway/domain/walk/plan/walk-plan';
import { zigzagPlan } from '@laneway/domain/walk/simulation/zigzag.test-data';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from '../../../core/store.ts';
import { button } from '../../../ui/testing/queries.test-data.ts';
import type { Checked } from './check-state.ts';
import type { CheckStep } from './check-steps.ts';
import type { LastCheck } from './use-walk-check.ts';
import { WalkCheck, type WalkCheckProps } from './walk-check.tsx';
import { someReport, someStop } from './walk-report.test-data.ts';

/** A worker that is controlled by the test. */
class FakeWorker extends EventTarget {
  static all: FakeWorker[] = [];
  isEnded = false;
  sent: unknown = null;
  constructor() {
    super();
    FakeWorker.all.push(this);
  }
  postMessage(message: unknown) {
    this.sent = message;
  }
  terminate() {
    this.isEnded = true;
  }
}
const tell = (step: CheckStep) =>
  act(() => {
    const worker = FakeWorker.all.at(-1);
    if (worker?.isEnded === false)
      worker.dispatchEvent(new MessageEvent('message', { data: step }));
  });

beforeEach(() => {
  FakeWorker.all = [];
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(cleanup);

const plan = zigzagPlan({ stops: 2 });
const names = new Map([
  [101, '1. Princes Bridge'],
  [102, '2. Banana Alley'],
]);
const bad = someStop(102, { grade: 'red', missed: 180, early: 45, queued: 90, falseStarts: 30 });
const report = someReport([someStop(101), bad]);
const suggestions = [
  { stopId: 101, radius: 20, grade: 'green' },
  { stopId: 102, radius: 35, grade: 'green' },
] as const;

function show(changes: Partial<WalkCheckProps> = {}) {
  const ways = { onSelect: vi.fn(), onApply: vi.fn() };
  const lastCheck: LastCheck = createStore<Checked | null>(null);
  const element = (more: Partial<WalkCheckProps> = {}) => (
    <WalkCheck
      {...ways}
      plan={plan}
      names={names}
      selected={null}
      isReadOnly={false}
      onReorder={null}
      lastCheck={lastCheck}
      {...changes}
      {...more}
    />
  );
  const { rerender, unmount } = render(element());
  return {
    ...ways,
    user: userEvent.setup(),
    change: (next: WalkPlan, more: Partial<WalkCheckProps> = {}) =>
      rerender(element({ plan: next, ...more })),
    unmount,
  };
}
/** The text of a place and its figures. */
const place = (name: RegExp): string => {
  const rows = within(screen.getByRole('list', { name: 'Places' })).getAllByRole('listitem');
  return rows.find((row) => name.test(row.textContent))?.textContent ?? '';
};
const checked = async (changes: Partial<WalkCheckProps> = {}, found = suggestions) => {
  const shown = show(changes);
  await shown.user.click(button('Simulate 1,000 walks'));
  tell({ kind: 'done', report, suggestions: [...found] });
  return shown;
};

describe('a check of a walk', () => {
  it('shows the last check of the same plan, also one that was made elsewhere', () => {
    const lastCheck = createStore<Checked | null>({ plan, report, suggestions: [] });
    show({ lastCheck });
    screen.getByText(/walkers hear every place in time/);
    expect(FakeWorker.all).toHaveLength(0);
    expect(lastCheck.getState()?.report).toBe(report);
  });

  it('starts on request, and shows first figures early', async () => {
    const { user } = show();
    expect(FakeWorker.all).toHaveLength(0);
    await user.click(button('Simulate 1,000 walks'));
    expect(FakeWorker.all[0]?.sent).toEqual(plan);
    screen.getByText('Simulating walks...');
    tell({ kind: 'walking', walked: 50, report });
    screen.getByText(/^50 of 1,000, about \d+ s left$/);
    expect(screen.getByRole('progressbar')).toHaveProperty('value', 50);
    screen.getByText('992 of 1,000 walkers hear every place in time.');
    tell({ kind: 'searching', report });
    screen.getByText('Looking for better zones...');
    tell({ kind: 'done', report, suggestions: [] });
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull();
    expect(FakeWorker.all[0]?.isEnded).toBe(true);
  });

  it('keeps the names of the places in its findings, even of deleted ones', async () => {
    const { change } = await checked();
    const [first] = plan.stops;
    change({ ...plan, stops: first ? [first] : [] }, { names: new Map([[101, '1. New Bridge']]) });
    screen.getByText(/^“2\. Banana Alley” only started in time for/);
    expect(screen.queryByRole('button', { name: 'Show 2. Banana Alley' })).toBeNull();
    expect(place(/New Bridge/)).toContain('Reliable');
  });

  it('says of a place that got its audio since that it isn’t checked yet', async () => {
    const [first, second] = plan.stops;
    if (first === undefined || second === undefined) throw new Error('two stops are needed');
    const silent = { ...plan, stops: [first, { ...second, hasAudio: false }] };
    const { user, change } = show({ plan: silent });
    await user.click(button('Simulate 1,000 walks'));
    const silentReport = someReport([someStop(101), someStop(102, { passes: 0 })]);
    tell({ kind: 'done', report: silentReport, suggestions: [] });
    expect(place(/Banana Alley/)).toContain('No audio');
    screen.getByText(/Banana Alley” has no audio/);
    change(plan);
    expect(place(/Banana Alley/)).toContain('Not checked yet');
    expect(screen.queryByText(/Banana Alley” has no audio/)).toBeNull();
  });

  it('can be cancelled, and keeps the figures there are', async () => {
    const { user } = show();
    await user.click(button('Simulate 1,000 walks'));
    tell({ kind: 'walking', walked: 50, report });
    await user.click(button('Cancel'));
    expect(FakeWorker.all[0]?.isEnded).toBe(true);
    screen.getByText('992 of 1,000 walkers hear every place in time.');
    await user.click(button('Check again'));
    expect(FakeWorker.all).toHaveLength(2);
  });

  it('stops when the walk changes, and says that the figures are older', async () => {
    const { user, change } = show();
    await user.click(button('Simulate 1,000 walks'));
    tell({ kind: 'walking', walked: 50, report });
    change({ ...plan });
    expect(FakeWorker.all[0]?.isEnded).toBe(false);
    change({ ...plan, loop: true });
    expect(FakeWorker.all[0]?.isEnded).toBe(true);
    screen.getByText(/these figures are of an older version/);
    await user.click(button('Check again'));
    expect(FakeWorker.all[1]?.sent).toEqual({ ...plan, loop: true });
    tell({ kind: 'done', report, suggestions: [] });
    expect(screen.queryByText(/older version/)).toBeNull();
  });

  it('ends when its page is closed', async () => {
    const { user, unmount } = show();
    await user.click(button('Simulate 1,000 walks'));
    unmount();
    expect(FakeWorker.all[0]?.isEnded).toBe(true);
  });

  it('shows that it can’t run, and can be tried again', async () => {
    vi.stubGlobal('Worker', undefined);
    const { user } = show();
    await user.click(button('Simulate 1,000 walks'));
    screen.getByText('We couldn’t simulate any walks in this browser. Try again.');
    vi.stubGlobal('Worker', FakeWorker);
    await user.click(button('Simulate 1,000 walks'));
    act(() => void FakeWorker.all[0]?.dispatchEvent(new Event('error')));
    screen.getByText('We couldn’t simulate any walks in this browser. Try again.');
  });

  it.each([
    ['isn’t walked', { ...plan, mode: 'off' as const }, /^People don’t walk this guide/],
    ['has no audio', { ...plan, stops: [] }, /^No place starts by itself yet/],
  ])('isn’t offered for a guide that %s', (_, empty, text) => {
    show({ plan: empty });
    screen.getByText(text);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the result of a check', () => {
  it('shows each place in words and figures, and rare events only if they occurred', async () => {
    await checked();
    const good = place(/Princes Bridge/);
    for (const text of ['Reliable', 'In time900 of 900', 'Too early0%', 'Starts within6 s']) {
      expect(good).toContain(text);
    }
    expect(good).not.toMatch(/Heard twice|Out of order|Heard elsewhere/);
    const missed = place(/Banana Alley/);
    for (const text of [
      'Often missed',
      'In time720 of 900',
      'Too early5%',
      'Delayed by the audio before it10%',
      'Heard elsewhere3%',
    ]) {
      expect(missed).toContain(text);
    }
  });

  it('separates blocking findings from advice, and links to the places', async () => {
    const { user, onSelect } = await checked();
    const needed = screen.getByRole('region', { name: 'Needed before you submit' });
    expect(needed.textContent).toContain('“2. Banana Alley” only started in time for 80%');
    const advice = screen.getByRole('region', { name: 'Worth a look' });
    expect(advice.textContent).toContain('started over 40 m too early for 5% of walkers');
    await user.click(within(needed).getByRole('button', { name: 'Show 2. Banana Alley' }));
    await user.click(button('1. Princes Bridge'));
    expect(onSelect.mock.calls).toEqual([[102], [101]]);
  });

  it('offers other zone sizes, one by one or all at once', async () => {
    const { user, onApply } = await checked();
    screen.getByText('Make the zone 35 m');
    await user.click(button('Apply to 2. Banana Alley: make the zone 35 m'));
    const zoneOf = (at: number, radius: number) => ({ ...plan.stops[at]?.zone, radius });
    expect(onApply).toHaveBeenLastCalledWith([{ stopId: 102, zone: zoneOf(1, 35) }]);
    await user.click(button('Apply all'));
    expect(onApply).toHaveBeenLastCalledWith([
      { stopId: 101, zone: zoneOf(0, 20) },
      { stopId: 102, zone: zoneOf(1, 35) },
    ]);
  });

  it('distinguishes places just above and just below the limit for reliable', async () => {
    const stops = [someStop(101, { missed: 10 }), someStop(102, { missed: 11, grade: 'amber' })];
    const { user } = show();
    await user.click(button('Simulate 1,000 walks'));
    tell({ kind: 'done', report: someReport(stops), suggestions: [] });
    expect(place(/Princes Bridge/)).toContain('ReliableIn time890 of 900');
    expect(place(/Banana Alley/)).toContain('Sometimes missedIn time889 of 900');
    screen.getByText(/“Reliable” means in time for 988 of 1,000 or more\.$/);
  });

  it('recommends the suggested size, or something else if no size is better', async () => {
    const { user, change } = show();
    const advice = () =>
      screen.getByRole('region', { name: 'Needed before you submit' }).textContent;
    await user.click(button('Simulate 1,000 walks'));
    tell({ kind: 'searching', report });
    expect(advice()).toContain('Make its zone bigger, or move it onto the path.');
    tell({ kind: 'done', report, suggestions: [...suggestions] });
    expect(advice()).toContain('Make its zone 35 m.');
    change({ ...plan, loop: true });
    expect(advice()).not.toContain('35 m');
    await user.click(button('Check again'));
    tell({ kind: 'done', report, suggestions: [] });
    expect(advice()).toContain('No size we tried is better. Move it onto the path, or let');
  });

  it('removes suggestions once the walk has changed', async () => {
    const { change } = await checked();
    change({ ...plan, loop: true });
    expect(screen.queryByText('Make the zone 35 m')).toBeNull();
  });

  it('offers no changes to a locked guide', async () => {
    await checked({ isReadOnly: true });
    screen.getByText('Make the zone 35 m');
    expect(screen.queryByRole('button', { name: /^Apply/ })).toBeNull();
  });
});

describe('an order against the path', () => {
  const [first, second] = zigzagPlan({ stops: 3 }).stops;
  const third = zigzagPlan({ stops: 3 }).stops[2];
  const inOrder = zigzagPlan({ stops: 3 });
  const wrong: WalkPlan = {
    ...inOrder,
    stops: [third, first, second].filter((stop) => stop !== undefined),
  };
  const missed = someReport([
    someStop(103, { grade: 'red', missed: 400 }),
    someStop(101),
    someStop(102),
  ]);
  const checkWrong = async (changes: Partial<WalkCheckProps>) => {
    const shown = show({ plan: wrong, ...changes });
    await shown.user.click(button('Simulate 1,000 walks'));
    tell({ kind: 'done', report: missed, suggestions: [] });
    return shown;
  };

  it('is named first, and put right by a button that checks the walk again', async () => {
    const onReorder = vi.fn();
    const { user, change } = await checkWrong({ onReorder });
    const needed = screen.getByRole('region', { name: 'Needed before you submit' });
    expect(within(needed).getAllByRole('listitem')).toHaveLength(1);
    within(needed).getByText(/^The path reaches /);
    await user.click(button('Reorder places'));
    expect(onReorder).toHaveBeenCalledWith([101, 102, 103]);
    expect(FakeWorker.all).toHaveLength(1);
    change(inOrder);
    expect(FakeWorker.all).toHaveLength(2);
    expect(FakeWorker.all[1]?.sent).toEqual(inOrder);
  });

  it('has no button for someone who can’t move places', async () => {
    await checkWrong({ onReorder: null });
    screen.getByText(/^The path reaches /);
    expect(screen.queryByRole('button', { name: 'Reorder places' })).toBeNull();
  });
});
