// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { button } from '../../ui/testing/queries.test-data.ts';
import { renderPage } from '../../ui/testing/render-page.test-data.tsx';
import { type PastWalk, pastWalks } from './past-walks.ts';
import { WalkHistory } from './walk-history.tsx';

const NOON = new Date(2026, 10, 18, 12).getTime();

const WALK: PastWalk = {
  startedAt: NOON,
  guideId: 9,
  title: 'Three Lanes',
  seconds: 4_320,
  metres: 2_304,
  visited: 3,
  count: 3,
};
const BY_LIST = {
  ...{ ...WALK, startedAt: new Date(2026, 10, 2, 8).getTime(), guideId: 8, title: 'City of Trams' },
  ...{ seconds: 20, metres: null, visited: 1 },
};

beforeEach(() => localStorage.clear());

async function open(...walks: readonly PastWalk[]) {
  for (const walk of walks) pastWalks.add('visitor', walk);
  return renderPage(WalkHistory, { page: 'walkHistory' }, { replies: {} });
}

const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

it('lists date, guide, places, time and distance of each walk', async () => {
  await open(BY_LIST, WALK);
  expect(rows()[0]).toContain(
    'Three Lanes 18 Nov 2026 · 3 of 3 places · 1\u00a0h 12\u00a0min · 2.3\u00a0km',
  );
  expect(rows()[1]).toContain('City of Trams 2 Nov 2026 · 1 of 3 places · 1\u00a0min');
  expect(rows()[1]).not.toContain('km');
});

it('opens the guide of a walk', async () => {
  const { user, currentEntry } = await open(WALK);
  await user.click(screen.getByRole('button', { name: /^Three Lanes/ }));
  expect(currentEntry()).toMatchObject({ page: 'sharedLink', guideId: 9 });
});

it('deletes one walk after a question', async () => {
  const { user } = await open(BY_LIST, WALK);
  await user.click(button('Delete City of Trams, 2 Nov 2026'));
  const dialog = screen.getByRole('dialog', { name: 'Delete this walk?' });
  expect(dialog.textContent).toContain('“City of Trams”, 2 Nov 2026, will be gone');
  await user.click(within(dialog).getByRole('button', { name: 'Delete walk' }));
  expect(rows()).toHaveLength(1);
  expect(pastWalks.read('visitor')).toEqual([WALK]);
});

it('deletes all walks after a question', async () => {
  const { user } = await open(BY_LIST, WALK);
  await user.click(button('Delete all walks'));
  const dialog = screen.getByRole('dialog', { name: 'Delete all walks?' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete all walks' }));
  expect(screen.getByText('No walks yet. When you end one, it shows up here.')).toBeDefined();
  expect(localStorage.length).toBe(0);
});

it('offers someone who has logged in the walks from before', async () => {
  localStorage.clear();
  for (const walk of [BY_LIST, WALK]) pastWalks.add('visitor', walk);
  const { user } = await renderPage(
    WalkHistory,
    { page: 'walkHistory' },
    { role: 'user', replies: {} },
  );
  expect(rows()).toHaveLength(0);
  expect(
    screen.getByText('There are 2 walks on this device from before you logged in.'),
  ).toBeDefined();
  expect(screen.queryByText(/No walks yet/)).toBeNull();
  await user.click(button('Add to your walks'));
  expect(rows()).toHaveLength(2);
  expect(pastWalks.read('visitor')).toEqual([]);
  expect(screen.queryByText(/from before you logged in/)).toBeNull();
});
