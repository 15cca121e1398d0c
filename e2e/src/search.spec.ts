import { expect, test } from './test.ts';
import { chooseFromMenu, menuButton, navBar, openGuides, openPlaces, overview } from './visitor.ts';

test('Enter in the search box opens the response with the text, and what it names', {
  tag: '@journey',
}, async ({ page }) => {
  await openGuides(page);
  const box = page.getByPlaceholder("What's next?");
  await box.fill('  TRAMS ');
  await box.press('Enter');
  const response = page.getByRole('region', { name: '“TRAMS”' });
  await expect(response).toBeVisible();
  await expect(response.getByRole('status')).toHaveText('5 guides');
  await expect(page).toHaveURL('/?search=TRAMS');

  await response.getByRole('button', { name: 'City of Trams' }).click();
  await expect(overview(page).getByRole('heading', { name: 'City of Trams' })).toBeVisible();
  await page.goBack();
  await expect(response).toBeVisible();
  await response.getByRole('button', { name: 'Close' }).click();
  await expect(response).toHaveCount(0);
  await expect(page).toHaveURL('/');
  await expect(box).toHaveValue('');
});

test('a search in the address opens the response as well', async ({ page }) => {
  await page.goto('/?search=zeppelin');
  const response = page.getByRole('region', { name: '“zeppelin”' });
  await expect(response.getByRole('status')).toContainText('No guides match that');
  await expect(page.getByPlaceholder("What's next?")).toHaveValue('zeppelin');
});

test('the menu searches from anywhere, and offers the last search again', async ({ page }) => {
  await openPlaces(page);
  await menuButton(page).click();
  const box = navBar(page).getByPlaceholder("What's next?");
  await box.fill('river');
  await box.press('Enter');
  await expect(page.getByRole('region', { name: '“river”' })).toBeVisible();
  await expect(navBar(page)).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole('region', { name: '“river”' })).toBeVisible();
  await chooseFromMenu(page, 'See all guides');
  await expect(page.getByRole('region', { name: '“river”' })).toHaveCount(0);
  await expect(page.getByLabel('Search for guides')).toBeVisible();
  await menuButton(page).click();
  await expect(box).toHaveValue('');
  await box.focus();
  await expect(navBar(page).getByRole('option', { name: 'river Your last search' })).toBeVisible();
});

test('both boxes show the search that is open, and an empty one takes it back', async ({
  page,
}) => {
  await page.goto('/?search=tram');
  const pill = page.getByLabel('Search for guides');
  await expect(pill).toHaveValue('tram');
  await menuButton(page).click();
  const box = navBar(page).getByPlaceholder("What's next?");
  await box.fill('river');
  await box.press('Enter');
  await expect(pill).toHaveValue('river');

  await pill.fill('');
  await pill.press('Enter');
  await expect(page.getByRole('region', { name: '“river”' })).toHaveCount(0);
  await expect(page).toHaveURL('/');
  await page.reload();
  await expect(pill).toHaveValue('');
});

test('a search says that it is searching, and then what it found', async ({ page }) => {
  const found = Promise.withResolvers<void>();
  await page.route('**/api/search?*', async (route) => {
    await found.promise;
    await route.continue();
  });
  await page.goto('/?search=tram');
  const response = page.getByRole('region', { name: '“tram”' });
  await expect(response.getByRole('status', { name: 'Searching...' })).toBeVisible();
  found.resolve();
  await expect(response.getByText('5 guides')).toBeVisible();
});

test('a search that fails says so, and can be tried again', async ({ page, pageErrors }) => {
  pageErrors.expect(/500 \(Internal Server Error\)/);
  await page.route('**/api/search?*', (route) => route.fulfill({ status: 500 }), { times: 1 });
  await page.goto('/?search=tram');
  const response = page.getByRole('region', { name: '“tram”' });
  await expect(response.getByRole('alert')).toHaveText('We couldn’t search just now.');
  await response.getByRole('button', { name: 'Try again' }).click();
  await expect(response.getByText('5 guides')).toBeVisible();
});

test('Escape closes what lies over the page, the menu first', async ({ page }) => {
  await page.goto('/?search=tram');
  const response = page.getByRole('region', { name: '“tram”' });
  await response.getByRole('button', { name: 'City of Trams' }).click();
  await expect(overview(page)).toBeVisible();
  await menuButton(page).press('Enter');
  await expect(navBar(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(navBar(page)).toHaveCount(0);
  await expect(overview(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(overview(page)).toHaveCount(0);
  await expect(response).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(response).toHaveCount(0);
});
