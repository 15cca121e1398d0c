// @vitest-environment happy-dom
import { exampleGuide } from '@laneway/contract/examples.test-data';
import { MAX_WISHES } from '@laneway/domain/guides/wish-list';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openOverlay } from '../../core/navigation/nav-state.ts';
import { WishButton } from '../../guide/wishes/wish-button.tsx';
import { wishStore } from '../../guide/wishes/wish-store.ts';
import { type Replies, serverError } from '../../ui/testing/fake-server.test-data.ts';
import { button } from '../../ui/testing/queries.test-data.ts';
import { renderPage } from '../../ui/testing/render-page.test-data.tsx';
import { toastBottom } from '../../ui/toast-spot.ts';
import { WishListPage } from './wish-list-page.tsx';

const guide = (g_id: number, g_title: string) => ({
  ...exampleGuide,
  g_id,
  g_title,
  g_image: null,
});
const ON_SALE = [guide(1, 'City of Trams'), guide(2, 'Gold Rush'), guide(3, 'Three Lanes')];

beforeEach(() => localStorage.clear());

const open = (role: 'user' | null = null, replies: Replies = {}) =>
  renderPage(
    WishListPage,
    { page: 'wishList' },
    // As the server does, it fills up with other guides.
    { role, replies: { listGuides: () => ON_SALE, ...replies } },
  );
const rows = () =>
  screen.queryAllByRole('listitem').map((row) => row.querySelector('button')?.textContent ?? '');

describe('the wish list of a visitor', () => {
  it('starts empty, and says how to fill it', async () => {
    const { user, currentEntry } = await open();
    expect(screen.getByText(/Tap the heart on a guide/)).toBeDefined();
    await user.click(button('Find a guide'));
    expect(currentEntry()).toEqual({ page: 'guidesHomePage' });
  });

  it('shows its guides, the latest first, and nothing else that is on sale', async () => {
    for (const id of [1, 3]) wishStore.set('visitor', id, true);
    const { user, navState } = await open(null, {
      getGuide: () => guide(3, 'Three Lanes'),
      // Without its configuration, the map has no tiles.
      getConfig: serverError,
    });
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(rows()[0]).toContain('Three Lanes');
    expect(rows()[1]).toContain('City of Trams');
    expect(screen.getByText(/2 guides · Kept on this device only/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: /^Three Lanes/ }));
    expect(openOverlay(navState(), 'guideOverview')?.guideId).toBe(3);
  });

  it('loses a guide by its heart, and keeps the focus in the list', async () => {
    for (const id of [1, 3]) wishStore.set('visitor', id, true);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Wish list: City of Trams' }));
    expect(rows()).toHaveLength(1);
    expect(wishStore.shown('visitor')).toEqual([3]);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('says that a guide has been withdrawn, and forgets it on request', async () => {
    for (const id of [1, 99]) wishStore.set('visitor', id, true);
    const { user } = await open();
    expect(await screen.findByText(/1 guide on your list can’t be bought/)).toBeDefined();
    await user.click(button('Remove from your list'));
    expect(wishStore.shown('visitor')).toEqual([1]);
  });

  it('shows offline what is saved, and how many there are besides', async () => {
    for (const id of [1, 99]) wishStore.set('visitor', id, true);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await open();
    expect(await screen.findByText('1 guide more. Connect to see them all.')).toBeDefined();
    expect(rows()).toHaveLength(1);
    vi.restoreAllMocks();
  });
});

describe('the heart of a guide', () => {
  const openHeart = () =>
    renderPage(() => <WishButton guide={guide(1, 'City of Trams')} />, { page: 'guidesHomePage' });
  const isPressed = () => button('Wish list').getAttribute('aria-pressed');

  it('saves it and takes it off again', async () => {
    const { user } = await openHeart();
    expect(isPressed()).toBe('false');
    await user.click(button('Wish list'));
    expect(isPressed()).toBe('true');
    expect(wishStore.shown('visitor')).toEqual([1]);
    await user.click(button('Wish list'));
    expect(isPressed()).toBe('false');
  });

  it('isn’t covered by its toast, above the foot of a sheet', async () => {
    const { user } = await openHeart();
    const sheet = document.createElement('section');
    sheet.innerHTML = '<div data-sheet-foot></div>';
    sheet.toggleAttribute('data-sheet', true);
    const [foot] = sheet.children;
    if (foot === undefined) throw new Error('There is no foot.');
    foot.getBoundingClientRect = () => new DOMRect(0, 704, 390, 140);
    document.body.append(sheet);
    onTestFinished(() => sheet.remove());
    await user.click(button('Wish list'));
    button('Wish list').getBoundingClientRect = () => new DOMRect(326, 640, 44, 44);
    expect(toastBottom(document, 844)).toBeNull();
    button('Wish list').getBoundingClientRect = () => new DOMRect(326, 400, 44, 44);
    expect(toastBottom(document, 844)).toBe(140);
  });

  it('saves nothing on a full list', async () => {
    for (let id = 10; id < 10 + MAX_WISHES; id += 1) wishStore.set('visitor', id, true);
    const { user } = await openHeart();
    await user.click(button('Wish list'));
    expect(isPressed()).toBe('false');
    expect(wishStore.shown('visitor')).toHaveLength(MAX_WISHES);
  });
});

describe('the wish list of an account', () => {
  it('comes from the server', async () => {
    await open('user', { getWishList: () => ({ guide_ids: [2, 1] }) });
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(rows()[0]).toContain('Gold Rush');
    expect(document.body.textContent).not.toContain('this device only');
  });

  it('marks the guides that were bought since', async () => {
    await open('user', {
      getWishList: () => ({ guide_ids: [2, 1] }),
      listOwnedGuides: () => ON_SALE.slice(0, 1),
    });
    await waitFor(() => expect(rows()[1]).toContain('Yours'));
    expect(rows()[0]).not.toContain('Yours');
  });

  it('can be asked for again if that failed', async () => {
    const { server, user } = await open('user', { getWishList: serverError });
    expect((await screen.findByRole('alert')).textContent).toContain(
      'couldn’t load your wish list',
    );
    server.replies = { ...server.replies, getWishList: () => ({ guide_ids: [2] }) };
    await user.click(button('Try again'));
    await waitFor(() => expect(rows()).toHaveLength(1));
  });
});
