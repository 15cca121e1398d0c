// @vitest-environment happy-dom
import { exampleGuide } from '@laneway/contract/examples.test-data';
import { cleanup, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { button } from '../ui/testing/queries.test-data.ts';
import { renderPage } from '../ui/testing/render-page.test-data.tsx';
import { GuideOverviewBody, type GuideOverviewBodyProps } from './guide-overview-body.tsx';

const PAID = { ...exampleGuide, g_image: null, g_audio: null, g_video: null, g_place_count: 5 };

const show = (props: Partial<GuideOverviewBodyProps> = {}) =>
  renderPage(
    () => (
      <GuideOverviewBody
        guide={PAID}
        opening="open"
        onOpen={() => {}}
        onGift={() => {}}
        onNavigate={() => {}}
        {...props}
      />
    ),
    { page: 'guidesHomePage' },
  );

/** The overview doesn't show these to someone who may buy a guide: they are for the map, for lists or for the app. */
const NOT_TOLD = ['g_location', 'g_path', 'g_boundary', 'g_walk', 'g_bounds', 'g_access'];
const FOR_THE_APP = ['g_last_modified', 'g_has_audio'];

it('tells someone who may buy a guide everything that is public of it', async () => {
  const read = new Set<string | symbol>();
  const at = 'https://media.example/guides/7';
  const tracks = { g_audio: `${at}/welcome.mp3`, g_audio_captions: `${at}/welcome.vtt` };
  const video = { g_video: `${at}/walk.mp4`, g_video_captions: null };
  const guide = new Proxy(
    { ...PAID, ...tracks, ...video },
    {
      get: (of, field) => {
        read.add(field);
        return Reflect.get(of, field);
      },
    },
  );
  await show({ guide, opening: 'buy' });
  const unread = Object.keys(exampleGuide).filter((field) => !read.has(field));
  expect(unread.toSorted()).toEqual([...NOT_TOLD, ...FOR_THE_APP].toSorted());
});

const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

it('shows Yours, Open and Gift for an owned guide', async () => {
  await show({ ownership: 'yours' });
  expect(screen.getByText('Yours')).toBeDefined();
  expect(document.body.textContent).not.toContain('$');
  expect(buttons()).toEqual(['Read more', 'Open map', 'Gift', 'Share']);
});

it('has the walk button beside the main button, in the sheet’s footer', async () => {
  await show({ walk: <button type="button">Start walk</button> });
  expect(buttons()).toEqual(['Read more', 'Open map', 'Start walk', 'Gift', 'Share']);
  expect(button('Start walk').closest('[data-sheet-foot]')).not.toBeNull();
});

it('has room for what leads its creator to the editor', async () => {
  await show({ ownership: 'yours', edit: <button type="button">Edit</button> });
  expect(buttons()).toEqual(['Read more', 'Open map', 'Edit', 'Gift', 'Share']);
});

it('shows the formatting of a description, also of one that needs no “Read more”', async () => {
  const g_description = 'Start at **the arch**, by [the market](https://market.example/).';
  await show({ guide: { ...PAID, g_description } });
  expect((await screen.findByText('the arch')).tagName).toBe('STRONG');
  expect(screen.getByRole('link', { name: /^the market/ })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Read more' })).toBeNull();
});

it('plays the introduction of a guide that isn’t open, with its captions', async () => {
  // Everything is in view.
  vi.stubGlobal('IntersectionObserver', undefined);
  const g_audio = 'https://media.example/guides/7/welcome.mp3';
  const g_audio_captions = 'https://media.example/guides/7/welcome.vtt';
  const { user } = await show({
    guide: { ...PAID, g_audio, g_audio_captions },
    opening: 'buy',
  });
  const player = await screen.findByRole('group', { name: `Audio: ${PAID.g_title}` });
  expect(player.textContent).toContain('Introduction');
  expect(button('Captions')).toBeDefined();
  await user.click(button('Play'));
  expect(document.querySelector('audio')?.src).toBe(g_audio);
  expect(document.querySelector('audio')?.paused).toBe(false);
});

it('plays a video introduction in place of the cover', async () => {
  const g_video = 'https://media.example/guides/7/walk.mp4';
  await show({ guide: { ...PAID, g_video, g_video_captions: null }, opening: 'buy' });
  await screen.findByRole('group', { name: `Video: ${PAID.g_title}` });
  expect(document.querySelector('video')?.src).toBe(g_video);
  expect(document.querySelector('img')).toBeNull();
});

it('shows the rating as text, or as a link to the reviews', async () => {
  await show();
  expect(screen.getByText('4.5 ★ (12)')).toBeDefined();
  expect(screen.queryByRole('button', { name: /Rated 4.5 out of 5/ })).toBeNull();
  cleanup();
  const onRating = vi.fn();
  const { user } = await show({ onRating });
  await user.click(button('Rated 4.5 out of 5 by 12 people'));
  expect(onRating).toHaveBeenCalledOnce();
  cleanup();
  await show({ guide: { ...PAID, g_rating: null, g_rating_count: 2 }, onRating });
  expect(screen.queryByText(/★/)).toBeNull();
});

it('names the language, and marks the texts with it', async () => {
  await show();
  expect(screen.getByText('English')).toBeDefined();
  expect(screen.getByRole('heading', { name: PAID.g_title }).lang).toBe('');
  cleanup();
  await show({ guide: { ...PAID, g_language: 'de' } });
  expect(screen.getByText('Deutsch').closest('li')?.lang).toBe('de');
  expect(screen.getByRole('heading', { name: PAID.g_title }).lang).toBe('de');
  expect(
    screen
      .getByText(/Eleven lanes/)
      .closest('[lang]')
      ?.getAttribute('lang'),
  ).toBe('de');
  expect(button('Read more').closest('[lang="de"]')).toBeNull();
});

it.each([
  ['en-AU', '$4.99'],
  ['en-US', 'A$4.99'],
])('shows the price to a reader of %s as %s, also on the button', async (locale, price) => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(locale);
  await show({ opening: 'buy' });
  expect(screen.getByText(price)).toBeDefined();
  expect(button(`Buy for ${price}`)).toBeDefined();
  vi.restoreAllMocks();
});

it('links from the creator’s name to their page, if there is one', async () => {
  await show();
  expect(screen.queryByRole('link')).toBeNull();
  cleanup();
  const onAuthor = vi.fn();
  const { user } = await show({ onAuthor });
  await user.click(screen.getByRole('link', { name: 'Mirka Wong' }));
  expect(onAuthor).toHaveBeenCalledWith('/creators/3-mirka-wong');
});

it('offers to continue a started guide, and to see all places', async () => {
  const onOpen = vi.fn();
  const onAllPlaces = vi.fn();
  const { user } = await show({
    ownership: 'yours',
    progress: { kind: 'continue', placeId: 13, number: 3 },
    onOpen,
    onAllPlaces,
  });
  expect(buttons()).toEqual([
    'Read more',
    'Continue at place 3',
    'See all places',
    'Gift',
    'Share',
  ]);
  await user.click(button('Continue at place 3'));
  await user.click(button('See all places'));
  expect(onOpen).toHaveBeenCalledOnce();
  expect(onAllPlaces).toHaveBeenCalledOnce();
});

it('has only one button to continue while a walk is unfinished', async () => {
  await show({
    progress: { kind: 'continue', placeId: 13, number: 3 },
    walk: <button type="button">Resume walk</button>,
    isWalkFirst: true,
  });
  expect(buttons()).toEqual(['Read more', 'Resume walk', 'See all places', 'Gift', 'Share']);
});

it('shows that all places were visited, and opens the guide', async () => {
  await show({
    ownership: 'yours',
    progress: { kind: 'all done', isVisited: true, placeCount: 5 },
  });
  expect(screen.getByText('All 5 places visited')).toBeDefined();
  expect(buttons()).toEqual(['Read more', 'Open map', 'Gift', 'Share']);
});

it.each([
  ['for sale', PAID, '$4.99'],
  ['for members', { ...PAID, g_price: 0 }, 'Free with an account'],
  ['for everyone', { ...PAID, g_price: 0, g_is_public: true }, 'Free for everyone'],
])('shows the price, or that it is free, of a guide %s', async (_what, guide, text) => {
  await show({ guide });
  expect(screen.getByText(text)).toBeDefined();
  expect(screen.queryByText('Yours')).toBeNull();
});

it('shows no price until it is known who owns the guide', async () => {
  await show({ ownership: 'unknown' });
  expect(document.body.textContent).not.toContain('$');
});
