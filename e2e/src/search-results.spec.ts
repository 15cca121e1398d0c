import { expect, test } from './test.ts';
import { activePin, heading, openGuides, overview, pin } from './visitor.ts';

test('suggestions come while one types, and the keyboard chooses among them', {
  tag: '@any-size',
}, async ({ page, checkAccessibility }) => {
  await openGuides(page);
  const box = page.getByRole('combobox', { name: 'Search for guides' });
  await box.pressSequentially('hosier');
  const suggestions = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(suggestions.getByRole('option', { name: /Hosier Lane/ }).first()).toBeVisible();
  await checkAccessibility();

  await box.fill('flinders st');
  const street = suggestions.getByText('Flinders Street').first();
  await expect(street).toBeVisible();
  // The matching words aren't cut off.
  const isCut = (line: Element) =>
    line.scrollWidth > line.clientWidth || line.scrollHeight > line.clientHeight;
  expect(await street.evaluate(isCut)).toBe(false);
  await box.fill('hosier');
  await expect(suggestions.getByRole('option', { name: /Hosier Lane/ }).first()).toBeVisible();

  await box.press('Escape');
  await expect(suggestions).toHaveCount(0);
  await expect(box).toHaveValue('hosier');
  await box.press('ArrowDown');
  await expect(suggestions).toBeVisible();
  await box.press('ArrowUp');
  await expect(suggestions.getByRole('option', { selected: true })).toContainText('Hosier Lane');
  await box.press('Enter');
  await expect(heading(page, 'Hosier Lane')).toBeVisible();
  await page.goBack();
  await expect(box).toHaveValue('');
});

test('what is typed before the suggestions have loaded is not lost', { tag: '@any-size' }, async ({
  page,
}) => {
  const code = Promise.withResolvers<void>();
  await page.route('**/assets/suggestions-*.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  await openGuides(page);
  const box = page.getByRole('combobox', { name: 'Search for guides' });
  await box.pressSequentially('trams');
  code.resolve();
  await expect(page.getByRole('option', { name: /City of Trams/ })).toBeVisible();
  await expect(box).toHaveValue('trams');
});

test('a tap on a suggestion opens the guide', { tag: '@any-size' }, async ({ page }) => {
  await openGuides(page);
  await page.getByRole('combobox', { name: 'Search for guides' }).pressSequentially('city of t');
  await page.getByRole('option', { name: /City of Trams/ }).click();
  await expect(overview(page).getByRole('heading', { name: 'City of Trams' })).toBeVisible();
});

test('typos and accents are no obstacle', { tag: '@any-size' }, async ({
  page,
  checkAccessibility,
}) => {
  await page.goto('/?search=traam');
  const response = page.getByRole('region', { name: '“traam”' });
  await expect(response.getByText('Showing results for')).toContainText('“tram”');
  await expect(response.getByRole('button', { name: /City of Trams/ })).toBeVisible();
  await checkAccessibility();

  await page.goto('/?search=caf%C3%A9');
  const accented = page.getByRole('region', { name: '“café”' });
  await expect(accented.getByRole('button', { name: /First-Timers/ })).toBeVisible();
});

test('a place in an open guide is found with it, and opens', { tag: '@any-size' }, async ({
  page,
}) => {
  await page.goto('/?search=hosier');
  const response = page.getByRole('region', { name: '“hosier”' });
  await response.getByRole('button', { name: 'Hosier Lane', exact: true }).click();
  await expect(heading(page, 'Hosier Lane')).toBeVisible();
  await page.goBack();
  await expect(response).toBeVisible();
});

test('a search without results says what to do', { tag: '@any-size' }, async ({
  page,
  checkAccessibility,
}) => {
  await page.goto('/?search=zeppelin');
  const response = page.getByRole('region', { name: '“zeppelin”' });
  await expect(response.getByRole('status')).toContainText('Try a street, a suburb');
  await checkAccessibility();
  await response.getByRole('button', { name: 'See all guides' }).click();
  await expect(heading(page, 'All guides')).toBeVisible();
  await page.goBack();
  await expect(response).toBeVisible();
});

test('the map shows what was found, and nothing else', { tag: '@any-size' }, async ({ page }) => {
  await page.goto('/?search=hosier');
  await expect(pin(page, 'Laneways for First-Timers')).toBeVisible();
  await expect(pin(page, 'City of Trams')).toHaveCount(0);
  await page
    .getByRole('region', { name: '“hosier”' })
    .getByRole('button', { name: 'Close' })
    .click();
  await expect(pin(page, 'City of Trams')).toHaveCount(1);
});

test('the page of results: a list and a map in step, filters, and a way back', {
  tag: '@journey',
}, async ({ page, checkAccessibility }) => {
  await page.goto('/?search=tram');
  await page.getByRole('button', { name: 'Filter results' }).click();
  await expect(heading(page, '“tram”')).toBeVisible();
  const list = page.getByRole('list', { name: 'Guides, best match first' });
  await expect(list.getByRole('button')).toHaveCount(5);
  await checkAccessibility();

  const salt = list.getByRole('button', { name: /St Kilda Salt Air/ });
  await salt.focus();
  await expect(activePin(page)).toHaveAccessibleName('St Kilda Salt Air');
  await salt.press('Enter');
  await expect(overview(page)).toBeVisible();
  await page.goBack();
  await expect(salt).toBeVisible();

  await page.getByLabel('Price').selectOption('Free');
  await expect(page.getByText('1 guide', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Price')).toHaveValue('free');
  await expect(list.getByRole('button')).toHaveCount(1);

  await page.goBack();
  await expect(page.getByRole('region', { name: '“tram”' })).toContainText('You searched for');
});
