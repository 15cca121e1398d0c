import { DEMO } from './demo.ts';
import { expect, test } from './test.ts';
import {
  catchNewTabs,
  chooseFromMenu,
  heading,
  menuButton,
  navBar,
  openPlaces,
} from './visitor.ts';

const WEB = 'https://www.google.com/maps/dir/?api=1&destination=-37.81722%2C144.96596&travelmode=';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

test('directions go by transit unless another way is chosen', async ({ page }) => {
  const opened = await catchNewTabs(page);
  await page.goto(DEMO.links.degravesStreet);
  const directions = page.getByRole('button', { name: 'Directions', exact: true });
  await directions.click();
  await page.getByRole('combobox', { name: 'Travel mode' }).selectOption('Walking');
  await directions.click();
  await page.getByRole('combobox', { name: 'Travel mode' }).selectOption('Driving');
  await directions.click();
  expect(await opened()).toEqual([`${WEB}transit`, `${WEB}walking`, `${WEB}driving`]);
});

test('the menu knows the way to a place, and only there', async ({ page }) => {
  const opened = await catchNewTabs(page);
  await openPlaces(page);
  await menuButton(page).click();
  await expect(navBar(page)).toBeVisible();
  await expect(navBar(page).getByRole('button', { name: 'Directions' })).toHaveCount(0);

  await page.goto(DEMO.links.degravesStreet);
  await expect(heading(page, 'Degraves Street')).toBeVisible();
  await chooseFromMenu(page, 'Directions to this place');
  expect(await opened()).toEqual([`${WEB}transit`]);
});

test.describe('on an iPhone', () => {
  test.use({ userAgent: IPHONE });

  test('directions try the maps app, then the web after a quarter of a second', async ({
    page,
    pageErrors,
  }) => {
    // There is no app to open.
    pageErrors.expect(/maps:/);
    const opened = await catchNewTabs(page);
    await page.clock.install();
    await page.goto(DEMO.links.degravesStreet);
    const directions = page.getByRole('button', { name: 'Directions', exact: true });
    await expect(directions).toBeVisible();
    await page.clock.pauseAt(Date.now() + 60_000);
    await directions.click();
    await page.clock.runFor(240);
    expect(await opened()).toEqual([]);
    await page.clock.runFor(20);
    expect(await opened()).toEqual([`${WEB}transit`]);
  });
});
