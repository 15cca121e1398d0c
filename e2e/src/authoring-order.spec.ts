import type { CDPSession, Page } from '@playwright/test';
import { arriveAsCreator, draftOf, isPhone, openDraft, openPlaces, placeList } from './author.ts';
import { expect, test } from './test.ts';

const rows = (page: Page) => placeList(page).getByRole('listitem');
const titles = (page: Page) => placeList(page).locator('[data-place-row]');
const handle = (page: Page, index: number) =>
  rows(page).nth(index).locator('[aria-hidden]').first();

/** The undo button of the toast, because the map has one too. */
const undo = (page: Page) =>
  page.getByRole('status').getByRole('button', { name: 'Undo', exact: true });

/** A finger, or the mouse where the screen isn't touched. */
type Pointer = {
  readonly down: (x: number, y: number) => Promise<void>;
  readonly move: (x: number, y: number) => Promise<void>;
  readonly up: () => Promise<void>;
};

async function pointerOf(page: Page): Promise<Pointer> {
  if (!isPhone(page)) {
    return {
      down: async (x, y) => {
        await page.mouse.move(x, y);
        await page.mouse.down();
      },
      move: (x, y) => page.mouse.move(x, y),
      up: () => page.mouse.up(),
    };
  }
  const client: CDPSession = await page.context().newCDPSession(page);
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', at: object[]) => {
    await client.send('Input.dispatchTouchEvent', { type, touchPoints: at as never });
  };
  return {
    down: (x, y) => touch('touchStart', [{ x, y }]),
    move: (x, y) => touch('touchMove', [{ x, y }]),
    up: () => touch('touchEnd', []),
  };
}

async function centreOf(page: Page, index: number) {
  const box = await handle(page, index).boundingBox();
  if (box === null) throw new Error(`Row ${index} has no handle.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, height: box.height };
}

/** Drags a row by its handle to another one, in steps like a hand. */
async function drag(page: Page, from: number, to: number): Promise<void> {
  const pointer = await pointerOf(page);
  const start = await centreOf(page, from);
  const end = await centreOf(page, to);
  const past = Math.sign(to - from) * 6;
  await pointer.down(start.x, start.y);
  for (let step = 1; step <= 8; step += 1) {
    await pointer.move(start.x, start.y + ((end.y + past - start.y) * step) / 8);
  }
  await expect(rows(page).nth(from)).toHaveAttribute('data-dragging', 'true');
  await pointer.up();
}

async function openOrder(page: Page, address: string): Promise<void> {
  await openDraft(page, address);
  await openPlaces(page);
}

const saved = (page: Page) =>
  page.waitForResponse((reply) => reply.url().includes('/place_order') && reply.ok());

test('places are put in order by hand, which is saved at once and can be undone', async ({
  page,
  request,
}) => {
  await arriveAsCreator(page, request);
  const address = await draftOf(page, { pg_title: 'River walk' }, ['A', 'B', 'C', 'D']);
  await openOrder(page, address);

  const first = saved(page);
  await drag(page, 0, 2);
  await expect(titles(page)).toHaveText(['1 B', '2 C', '3 A', '4 D']);
  await expect(page.getByText('Moved to place 3', { exact: true })).toBeVisible();
  await first;

  const second = saved(page);
  await drag(page, 3, 0);
  await expect(titles(page)).toHaveText(['1 D', '2 B', '3 C', '4 A']);
  await second;
  const third = saved(page);
  await undo(page).click();
  await expect(titles(page)).toHaveText(['1 B', '2 C', '3 A', '4 D']);
  await third;

  await openOrder(page, address);
  await expect(titles(page)).toHaveText(['1 B', '2 C', '3 A', '4 D']);
});

test('the keyboard moves the focused place, and its way back is in the toast', {
  tag: '@any-size',
}, async ({ page, request }) => {
  await arriveAsCreator(page, request);
  const address = await draftOf(page, { pg_title: 'River walk' }, ['A', 'B', 'C']);
  await openOrder(page, address);
  await titles(page).first().focus();
  const down = saved(page);
  await page.keyboard.press('Alt+ArrowDown');
  await expect(titles(page)).toHaveText(['1 B', '2 A', '3 C']);
  await expect(titles(page).nth(1)).toBeFocused();
  await down;
  const back = saved(page);
  await undo(page).press('Enter');
  await expect(titles(page)).toHaveText(['1 A', '2 B', '3 C']);
  await back;
});

test('a finger drags a place beyond what is visible, and scrolls elsewhere', async ({
  page,
  request,
}) => {
  test.skip(!isPhone(page), 'A mouse has a wheel.');
  await arriveAsCreator(page, request);
  const names = Array.from({ length: 24 }, (_, index) => `Place of ${index + 1}`);
  const address = await draftOf(page, { pg_title: 'Long walk' }, names);
  await openOrder(page, address);
  const scrolled = () => page.evaluate(() => document.documentElement.scrollTop);
  const pointer = await pointerOf(page);

  const reply = saved(page);
  const start = await centreOf(page, 1);
  await pointer.down(start.x, start.y);
  await pointer.move(start.x, 500);
  await pointer.move(start.x, 838);
  const atEnd = () =>
    page.evaluate(() => {
      const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
      return scrollHeight - clientHeight - scrollTop;
    });
  await expect.poll(atEnd).toBeLessThanOrEqual(1);
  await pointer.up();
  await expect(titles(page).last()).toHaveText('24 Place of 2');
  await reply;

  // On the name of a place, a finger scrolls and moves nothing.
  const end = await scrolled();
  const name = await titles(page).nth(16).boundingBox();
  if (name === null) throw new Error('The place is not on the screen.');
  await pointer.down(name.x + 20, name.y + 10);
  for (let step = 1; step <= 8; step += 1) await pointer.move(name.x + 20, name.y + 10 + step * 25);
  await pointer.up();
  await expect.poll(scrolled).toBeLessThan(end - 50);
  await expect(titles(page).last()).toHaveText('24 Place of 2');
});
