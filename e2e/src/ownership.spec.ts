import type { Page, Request } from '@playwright/test';
import { arriveAs, button, newPerson, openPanel, type Person } from './accounts-person.ts';
import { buyFor, openGift, openPaidOverview } from './buyer.ts';
import { DEMO } from './demo.ts';
import { checkInLightAndDark } from './screen-checks.ts';
import { expect, test } from './test.ts';
import { card, cards, heading, openGuides, overview } from './visitor.ts';

const { id, title, price, places } = DEMO.paidGuide;

const placeId = (number: number) => id * 100 + number;
const placeLink = (number: number) => `/?guide=${id}&place=${placeId(number)}`;
const visitedCards = (page: Page) =>
  cards(page, 'Places').getByRole('button', { name: /visited$/ });
const panelRow = (page: Page) =>
  page.getByRole('list', { name: 'Your guides' }).getByRole('button', { name: title }).first();

/** Someone who has the paid guide. */
async function newOwner(page: Page): Promise<Person> {
  const person = await newPerson(page.request);
  await buyFor(page.request, person);
  return person;
}

async function openPlacesOfOwn(page: Page): Promise<void> {
  await page.goto(`/guides/${id}/places`);
  await expect(cards(page, 'Places')).toHaveCount(places);
}

/** Opens the first two places, as someone does who follows the guide. */
async function openTwoPlaces(page: Page): Promise<void> {
  await page.goto(placeLink(1));
  await page.getByRole('button', { name: /^Next/ }).click();
  await expect(page.getByText(`${title} · Place 2`)).toBeVisible();
}

test('what someone owns says so wherever it is shown, and has no price', {
  tag: '@journey',
}, async ({ page, checkAccessibility }) => {
  await arriveAs(page, await newOwner(page));
  await openGuides(page);
  await expect(card(page, title)).toContainText('Yours');
  await expect(card(page, title)).not.toContainText('$');
  await expect(card(page, 'City of Trams')).toContainText('$');
  await expect(card(page, DEMO.publicGuide.title)).toContainText('Free');

  await openPaidOverview(page);
  await expect(overview(page).getByText('Yours', { exact: true })).toBeVisible();
  await expect(overview(page)).not.toContainText('$');
  for (const name of ['Open map', 'Gift', 'Share']) {
    await expect(overview(page).getByRole('button', { name, exact: true })).toBeVisible();
  }
  await checkInLightAndDark(page, checkAccessibility);

  await page.goto('/?search=river');
  const row = page.getByRole('region', { name: '“river”' }).getByRole('button', { name: title });
  await expect(row).toContainText('Yours');
  await expect(row).not.toContainText(price);

  await openGift(page);
  await expect(page.getByText('Yours', { exact: true })).toBeVisible();
});

test('an author has their own guides', async ({ page }) => {
  await arriveAs(page, DEMO.creator);
  await openGuides(page);
  await expect(card(page, title)).toContainText('Yours');
  await openPaidOverview(page);
  await expect(overview(page)).not.toContainText('$');
});

test('someone goes on where they stopped, and only their device knows where', async ({
  page,
  checkAccessibility,
}) => {
  await arriveAs(page, await newOwner(page));
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));

  await openTwoPlaces(page);
  await openPlacesOfOwn(page);
  // They were only read about.
  await expect(visitedCards(page)).toHaveCount(0);
  await checkInLightAndDark(page, checkAccessibility);

  await openPanel(page);
  await expect(panelRow(page)).toHaveAccessibleName(/Continue at place 2$/);
  await checkInLightAndDark(page, checkAccessibility);
  await panelRow(page).click();
  await expect(page.getByText(`${title} · Place 2`)).toBeVisible();
  await openPanel(page);
  // Its audio wasn't heard.
  await expect(panelRow(page)).toHaveAccessibleName(/Continue at place 2$/);

  for (let number = 3; number <= places; number += 1) {
    await page.goto(placeLink(number));
    await expect(page.getByText(`${title} · Place ${number}`)).toBeVisible();
  }
  await openPaidOverview(page);
  await expect(
    overview(page).getByRole('button', { name: `Continue at place ${places}` }),
  ).toBeVisible();

  await expectNothingSent(page, requests);
});

/** All requests are for files and the content of pages: none contains the visited places. */
async function expectNothingSent(page: Page, requests: readonly Request[]): Promise<void> {
  const kept = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('laneway.visits.')),
  );
  expect(kept).toHaveLength(1);
  for (const request of requests) {
    const { pathname, search } = new URL(request.url());
    expect([request.method(), request.postData()], pathname).toEqual(['GET', null]);
    const headers = JSON.stringify(await request.allHeaders());
    expect(headers + search).not.toMatch(/visit(s|ed)|last_?place/i);
    if (!pathname.startsWith('/api/')) continue;
    expect(pathname).not.toMatch(/visit/i);
    expect(search).not.toContain(String(placeId(2)));
  }
}

test('someone else on the same device sees nothing of it', async ({ page }) => {
  const first = await newOwner(page);
  const second = await newOwner(page);
  await arriveAs(page, first);
  await openTwoPlaces(page);
  await openPanel(page);
  await expect(panelRow(page)).toHaveAccessibleName(/Continue at place 2$/);
  await button(page, 'Log out').click();
  await expect(heading(page, 'Guides')).toBeAttached();

  await arriveAs(page, second);
  await page.evaluate(() => localStorage.setItem('laneway.session', 'login'));
  await openPanel(page);
  await expect(panelRow(page)).toHaveAccessibleName(/Open$/);

  await arriveAs(page, first);
  await openPanel(page);
  await expect(panelRow(page)).toHaveAccessibleName(/Continue at place 2$/);
});
