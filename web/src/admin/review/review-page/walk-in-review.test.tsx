// @vitest-environment happy-dom
import type { GuideWalkReport } from '@laneway/contract/walks';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  LONG_SILENCE,
  OFTEN_MISSED,
  SILENT_WALK,
  someStop,
  storedReport,
} from '../../../creator/walk-editor/checks/walk-report.test-data.ts';
import { button } from '../../../ui/testing/queries.test-data.ts';
import { resubmitted, someReview } from '../review.test-data.ts';
import { type ShowReviewOptions, showReview } from './show-review.test-data.tsx';

const STOPS = [someStop(21), someStop(22, { grade: 'red', missed: 140 })];
const show = (stored: GuideWalkReport, options: ShowReviewOptions = {}) =>
  showReview(someReview(), { ...options, replies: { getWalkReport: () => stored } });
afterEach(() => vi.restoreAllMocks());

const walkItem = () => screen.findByRole('button', { name: /^Walk/ });

describe('the walk of a guide under review', () => {
  it.each<[string, GuideWalkReport]>([
    ['1 to fix', storedReport(STOPS, [OFTEN_MISSED, LONG_SILENCE])],
    ['1 worth a look', storedReport(STOPS, [LONG_SILENCE])],
    ['all fine', storedReport(STOPS)],
    ['being simulated', { ...SILENT_WALK, state: 'waiting' }],
    ['not simulated yet', { ...SILENT_WALK, state: 'none' }],
    ['couldn’t be simulated', { ...SILENT_WALK, state: 'failed' }],
    ['nothing to simulate', SILENT_WALK],
    ['nothing to simulate', { ...SILENT_WALK, state: 'off' }],
  ])('is in the list: %s', async (text, stored) => {
    await show(stored);
    // The list is rendered before the report has loaded.
    const item = await walkItem();
    await expect.poll(() => item.textContent).toContain(text);
  });

  it('is shown with its places, which lead to their own items', async () => {
    const { user } = await show(storedReport(STOPS, [OFTEN_MISSED]));
    await user.click(await walkItem());
    screen.getByRole('heading', { level: 2, name: 'Walk' });
    await screen.findByText('992 of 1,000 walkers hear every place in time.');
    screen.getByRole('heading', { name: 'Note on the guide' });
    expect((await walkItem()).getAttribute('aria-current')).toBe('true');
    await user.click(button('2. Banana Alley'));
    await screen.findByRole('heading', { level: 2, name: '2 Banana Alley' });
  });

  it('links to the heading of a place and back to its own, and moves the focus', async () => {
    const { user } = await show(storedReport(STOPS, [OFTEN_MISSED]));
    const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
    const opened = (name: string) => screen.findByRole('heading', { level: 2, name });
    await user.click(await walkItem());
    await opened('Walk');
    // In the list, j and k continue from the same item.
    expect(document.activeElement).toBe(await walkItem());
    await user.click(await screen.findByRole('button', { name: 'Show 2. Banana Alley' }));
    const heading = await opened('2 Banana Alley');
    expect(document.activeElement).toBe(heading);
    expect(scrolled.mock.contexts.at(-1)).toBe(heading);
    await user.click(button('Back to the walk'));
    expect(document.activeElement).toBe(await opened('Walk'));
    expect(scrolled).toHaveBeenCalledTimes(3);
  });

  it('shows the note on the guide, whichever note was open before', async () => {
    const { user } = await show(storedReport(STOPS), { placeId: 22 });
    await screen.findByRole('heading', { name: 'Note on Banana Alley' });
    await user.click(await walkItem());
    screen.getByRole('heading', { name: 'Note on the guide' });
  });

  it('links to a place with all its fields, even if nothing has changed there, and back', async () => {
    const places = someReview().guide.pending_places ?? [];
    const { user } = await showReview(someReview({}, resubmitted(places)), {
      replies: { getWalkReport: () => storedReport(STOPS, [LONG_SILENCE]) },
    });
    await user.click(await walkItem());
    await user.click(await screen.findByRole('button', { name: '2. Banana Alley' }));
    await screen.findByRole('heading', { level: 2, name: '2 Banana Alley' });
    expect(screen.queryByText('Nothing changed here.')).toBeNull();
    screen.getByRole('heading', { level: 3, name: 'Title' });
    await user.click(button('Back to the walk'));
    screen.getByRole('heading', { level: 2, name: 'Walk' });
    await user.click(screen.getByLabelText('Only changes'));
    await user.click(screen.getByLabelText('Only changes'));
    await user.click(screen.getByRole('button', { name: /^Guide/ }));
    await screen.findByText('Nothing changed here.');
  });

  it('is the item after the places on a phone', async () => {
    const { user } = await show(storedReport(STOPS), { size: 'narrow' });
    for (let step = 0; step < 3; step += 1) {
      await user.click(await screen.findByRole('button', { name: 'Next item' }));
    }
    await screen.findByRole('heading', { level: 2, name: 'Walk' });
    await user.click(button('Previous item'));
    await screen.findByRole('heading', { level: 2, name: '2 Banana Alley' });
  });
});

describe('publishing', () => {
  const ask = async (stored: GuideWalkReport) => {
    const { user } = await show(stored);
    await walkItem();
    await user.click(button('Publish'));
    return within(screen.getByRole('dialog'));
  };

  it('isn’t possible while the walk has a blocking finding', async () => {
    const dialog = await ask(storedReport(STOPS, [OFTEN_MISSED]));
    dialog.getByText('You can’t publish this guide yet because of its walk.');
    dialog.getByText(/only started in time for 84% of walkers/);
    const publish = dialog.getByRole('button', { name: 'Publish' });
    expect(publish.getAttribute('aria-disabled')).toBe('true');
  });

  it.each([
    ['none', /^We’ll simulate its walk first/],
    ['waiting', /^We’re still simulating its walk/],
    ['failed', /^We couldn’t simulate its walk/],
  ] as const)(
    'is possible for a walk without a report (%s), with a warning',
    async (state, text) => {
      const dialog = await ask({ ...SILENT_WALK, state });
      dialog.getByText(text);
      const publish = dialog.getByRole('button', { name: 'Publish' });
      expect(publish.getAttribute('aria-disabled')).toBe('false');
    },
  );

  it('doesn’t mention a walk whose report has no blocking findings', async () => {
    const dialog = await ask(storedReport(STOPS, [LONG_SILENCE]));
    expect(dialog.queryByRole('region', { name: 'Walk' })).toBeNull();
  });
});
