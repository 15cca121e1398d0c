// @vitest-environment happy-dom
import type { PendingGuide } from '@laneway/contract/authoring';
import { examplePendingGuide, examplePendingPlace } from '@laneway/contract/examples.test-data';
import { contentTexts } from '@laneway/domain/content-texts';
import { NOT_YET_PROVIDED } from '@laneway/domain/guides/placeholder';
import { DEFAULT_WALK_SETTINGS } from '@laneway/domain/walk/plan/walk-settings';
import { writeWalkSettings } from '@laneway/domain/walk/text/walk-settings-text';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { someMedia } from '../../../media/uploads/queue/upload-item.test-data.ts';
import { type Replies, serverError } from '../../../ui/testing/fake-server.test-data.ts';
import { button } from '../../../ui/testing/queries.test-data.ts';
import { renderPage } from '../../../ui/testing/render-page.test-data.tsx';
import { DraftPreview, type DraftPreviewProps } from './draft-preview.tsx';

const UPLOADED = 's3://laneway-quarantine/3/tram.webp';

const place = (id: number, changes: Partial<typeof examplePendingPlace> = {}) => ({
  ...examplePendingPlace,
  pp_id: id,
  pp_order: id,
  pp_title: `Place ${id}`,
  pp_description: `About **place ${id}**.`,
  pp_image: NOT_YET_PROVIDED,
  pp_audio: NOT_YET_PROVIDED,
  pp_video: NOT_YET_PROVIDED,
  pp_path: null,
  pp_boundary: null,
  ...changes,
});

const GUIDE: PendingGuide = {
  ...examplePendingGuide,
  pg_title: 'City of Trams',
  pg_author_name: 'Isla',
  pg_image: NOT_YET_PROVIDED,
  pg_price: 4.99,
  pg_is_public: false,
  pending_places: [place(1), place(2, { pp_path: '(-37.8,144.9),(-37.9,144.9)' })],
};

const SERVER: Replies = {
  getConfig: () => serverError(),
  presignUrl: ({ query: { uri = '' } }) => `https://media.example/${encodeURIComponent(uri)}`,
};

const onClose = vi.fn();

beforeEach(() => onClose.mockReset());

const walk = (props: Partial<DraftPreviewProps> = {}, replies: Replies = {}) =>
  renderPage(
    () => <DraftPreview guide={GUIDE} onClose={onClose} {...props} />,
    { page: 'creatorDashboard', route: { part: 'media' } },
    { role: 'creator', replies: { ...SERVER, ...replies } },
  );

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

it('shows that it is a draft, and its author', async () => {
  await walk();
  expect(screen.getByRole('dialog', { name: 'Draft of City of Trams' })).toBeDefined();
  expect(screen.getByText('Draft')).toBeDefined();
  expect(screen.getByText('How visitors will see it')).toBeDefined();
  expect(screen.getAllByText('by Isla').length).toBeGreaterThan(0);
});

it('shows what visitors see before they buy, with the sample from the draft', async () => {
  const places = [
    place(1),
    place(2, { pp_is_sample: true, pp_path: '(-37.8,144.9),(-37.9,144.9)' }),
  ];
  const path = '(-37.8183,144.9671),(-37.8165,144.9690)';
  const { user } = await walk({
    guide: { ...GUIDE, pg_path: path, pg_climb_metres: 45, pending_places: places },
  });
  screen.getByText('300 m walk, climbs 45 m');
  screen.getByRole('img', { name: 'Rough outline of the route' });
  screen.getByText(/contact us within 6 months for a refund/);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Place 1', 'Place 2']),
  );
  await user.click(button('Try this place'));
  const sample = screen.getByRole('region', { name: 'Free sample' });
  expect(sample.textContent).toContain('About place 2.');
});

it('leads from the overview to the places, to a place, its map and back', async () => {
  const { user } = await walk();
  await user.click(button('Buy for $4.99'));
  expect(screen.getByText('Visitors pay $4.99 here. You don’t need to pay.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  await user.click(screen.getByRole('button', { name: /^Place 2 of 2: Place 2/ }));
  expect(heading()).toBe('Place 2');
  expect(screen.getByText('City of Trams · Place 2')).toBeDefined();
  expect(await screen.findByText('place 2', { selector: 'strong' })).toBeDefined();
  await user.click(button('Map'));
  expect(button(contentTexts.returnToGuide)).toBeDefined();
  await user.click(button('Back'));
  await user.click(screen.getByRole('button', { name: /Previous/ }));
  expect(heading()).toBe('Place 1');
  expect(document.activeElement?.textContent).toBe('Place 1');
  await user.click(button('Back'));
  expect(heading()).toBe('City of Trams');
  expect(onClose).not.toHaveBeenCalled();
});

it('goes back one screen with Escape, and closes from the first one', async () => {
  const { user } = await walk();
  await user.click(button('Buy for $4.99'));
  await user.keyboard('{Escape}');
  expect(button('Buy for $4.99')).toBeDefined();
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

it('can be closed from any screen', async () => {
  const { user } = await walk();
  await user.click(button('Buy for $4.99'));
  await user.click(button('Close draft'));
  expect(onClose).toHaveBeenCalledOnce();
});

it('moves the focus to the card when the overview is closed', async () => {
  const { user } = await walk();
  await user.click(button('Close'));
  expect(document.activeElement?.textContent).toContain('City of Trams');
  await user.keyboard('{Enter}');
  expect(button('Buy for $4.99')).toBeDefined();
});

it.each([
  ['Gift', 'Visitors can gift it once it’s published'],
  ['Share', 'Visitors can share it once it’s published'],
])('shows that %s works only after publishing', async (name, text) => {
  const { user } = await walk();
  await user.click(button(name));
  expect(screen.getByText(text)).toBeDefined();
});

it.each([
  [{ pg_is_public: true }, 'Open map', null],
  [{ pg_price: 0 }, 'Get it free', 'Visitors log in to get it free. You don’t need to pay.'],
])('with %j, has the main button %j', async (changes, label, said) => {
  const { user } = await walk({ guide: { ...GUIDE, ...changes } });
  await user.click(button(label));
  expect(heading()).toBe('City of Trams');
  expect(screen.getByText(said ?? 'How visitors will see it')).toBeDefined();
});

const ON_MAP = { ...GUIDE, pending_places: [place(1, { pp_location: '-37.81,144.96' }), place(2)] };

it.each([
  [{}, 'Visitors pay $4.99. You don’t need to pay.'],
  [{ pg_price: 0 }, 'Visitors get it free with an account. You don’t need one.'],
  [{ pg_is_public: true }, 'Free for everyone.'],
])('with %j, shows testers the cost in small print, and nothing to buy', async (changes, cost) => {
  const { user } = await walk({ guide: { ...ON_MAP, ...changes }, isTest: true });
  screen.getByText(cost);
  expect(screen.queryByRole('button', { name: /^(Buy|Get it|Open|Start walk)/ })).toBeNull();
  expect(screen.queryByText(/refund/)).toBeNull();
  expect(screen.queryByText('$4.99', { selector: 'p' })).toBeNull();
  await user.click(button('See all places'));
  expect(heading()).toBe('City of Trams');
  expect(screen.getByText('You’re testing this draft')).toBeDefined();
});

it('says to testers, not to creators, which texts are missing', async () => {
  const guide = { ...ON_MAP, pg_description: NOT_YET_PROVIDED };
  const { user } = await walk({ isTest: true, guide });
  screen.getByText('There’s no description yet.');
  expect(screen.queryByText(/^Your /)).toBeNull();
  await user.click(button('See all places'));
  expect(screen.queryByText(/^Your /)).toBeNull();
});

it('leads testers to the places of a guide that isn’t walked', async () => {
  const pg_walk = writeWalkSettings({ ...DEFAULT_WALK_SETTINGS, mode: 'off' });
  const { user } = await walk({ isTest: true, guide: { ...ON_MAP, pg_walk } });
  expect(screen.queryByRole('button', { name: 'See all places' })).toBeNull();
  await user.click(button('Walk the draft'));
  expect(screen.getByRole('button', { name: /^Place 2 of 2: Place 2/ })).toBeDefined();
});

it('shows that there are no places, and leads back', async () => {
  const { user } = await walk({ guide: { ...GUIDE, pending_places: [] } });
  await user.click(button('Buy for $4.99'));
  expect(screen.getByText('This guide has no places yet.')).toBeDefined();
  await user.click(button('Back to the guide'));
  expect(button('Buy for $4.99')).toBeDefined();
});

it('shows notes on the guide and on each place', async () => {
  const { user } = await walk({
    notes: (about) => (about.kind === 'guide' ? 'Of the guide' : `Of ${about.title}`),
  });
  expect(screen.getByText('Of the guide')).toBeDefined();
  await user.click(button('Buy for $4.99'));
  await user.click(screen.getByRole('button', { name: /^Place 1 of 2: Place 1/ }));
  expect(screen.getByText('Of Place 1')).toBeDefined();
});

it('shows no file before its scan, but the state of the scan', async () => {
  const guide = { ...GUIDE, pending_places: [place(1, { pp_audio: UPLOADED })] };
  const { user } = await walk({ guide }, { getMediaScan: () => someMedia({ state: 'pending' }) });
  await user.click(button('Buy for $4.99'));
  await user.click(screen.getByRole('button', { name: /^Place 1 of 1: Place 1/ }));
  expect(await screen.findByText('Scanning for viruses...')).toBeDefined();
});

it('shows a file as soon as its scan has passed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const guide = { ...GUIDE, pending_places: [place(1, { pp_audio: UPLOADED })] };
  const { user, server } = await walk(
    { guide },
    { getMediaScan: () => someMedia({ state: 'pending' }) },
  );
  await user.click(button('Buy for $4.99'));
  await user.click(screen.getByRole('button', { name: /^Place 1 of 1: Place 1/ }));
  await screen.findByText('Scanning for viruses...');
  server.replies = { ...server.replies, getMediaScan: () => someMedia({ state: 'clean' }) };
  await vi.advanceTimersByTimeAsync(5_000);
  await waitFor(() => expect(screen.queryByText('Scanning for viruses...')).toBeNull());
});

it('doesn’t request the state of files that the server has checked', async () => {
  const getMediaScan = vi.fn(() => someMedia({ state: 'pending' }));
  await walk({ guide: { ...GUIDE, pg_image: UPLOADED }, isMediaChecked: true }, { getMediaScan });
  await expect.poll(() => document.querySelectorAll('img').length).toBeGreaterThan(0);
  expect(getMediaScan).not.toHaveBeenCalled();
});
