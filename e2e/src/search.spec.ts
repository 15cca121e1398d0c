import { expect, test } from './test.ts';
import { chooseFromMenu, menuButton, navBar, openGuides, openPlaces, overview } from './visitor.ts';

test('Enter in the search box opens the response with the text, and what it names', async ({
  page,
}) => {
  await openGuides(page);
  const box = page.getByPlaceholder("What's next?");
  await box.fill('  TRAMS ');
  await box.press('Enter');
  const response = page.getByRole('region', { name: '“TRAMS”' });
  await expect(response).toBeVisible();
  await expect(response.getByRole('status')).toHaveText('1 guide on the map');
  await expect(page).toHaveURL('/?search=TRAMS');

  await response.getByRole('button', { name: 'City of Trams' }).click();
  await expect(overview(page).getByRole('heading', { name: 'City of Trams' })).toBeVisible();
  await page.goBack();
  await expect(response).toBeVisible();
  await response.getByRole('button', { name: 'Close' }).click();
  await expect(response).toHaveCount(0);
  await expect(page).toHaveURL('/');
});

test('a search in the address opens the response as well', async ({ page }) => {
  await page.goto('/?search=zeppelin');
  const response = page.getByRole('region', { name: '“zeppelin”' });
  await expect(response.getByRole('status')).toContainText('No guide on the map goes by that');
  await expect(page.getByPlaceholder("What's next?")).toHaveValue('zeppelin');
});

test('the menu searches from anywhere, and remembers the last search', async ({ page }) => {
  await openPlaces(page);
  await menuButton(page).click();
  const box = navBar(page).getByPlaceholder("What's next?");
  await box.fill('river');
  await box.press('Enter');
  await expect(page.getByRole('region', { name: '“river”' })).toBeVisible();
  await expect(navBar(page)).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole('region', { name: '“river”' })).toBeVisible();
  await chooseFromMenu(page, 'All guides');
  await expect(page.getByRole('region', { name: '“river”' })).toHaveCount(0);
  await menuButton(page).click();
  await expect(navBar(page).getByPlaceholder("What's next?")).toHaveValue('river');
});
