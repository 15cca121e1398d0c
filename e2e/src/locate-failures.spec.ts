import { locate, you } from './located.ts';
import { expect, test } from './test.ts';
import { openGuides } from './visitor.ts';

test('someone who refuses reads how to allow it, and nothing is logged', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await openGuides(page);
  await locate(page).click();
  await expect(
    page.getByText(
      'Location is blocked. Allow it in your browser’s site settings, then try again.',
    ),
  ).toBeVisible();
  expect(logged.filter((text) => text.includes('location'))).toEqual([]);
  await expect(locate(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(you(page)).toHaveCount(0);
});

test('someone who allows it later is shown, and the message goes', async ({ page, context }) => {
  await openGuides(page);
  await locate(page).click();
  const blocked = page.getByText('Location is blocked.');
  await expect(blocked).toBeVisible();
  await context.setGeolocation({ latitude: -37.8136, longitude: 144.9631 });
  await context.grantPermissions(['geolocation']);
  await expect(blocked).toHaveCount(0);
  await expect(you(page)).toBeVisible();
});

test('a device that takes its time says so at the next press', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.geolocation.watchPosition = () => 1;
  });
  await openGuides(page);
  await locate(page).click();
  const finding = page.getByRole('button', { name: 'Finding you...' });
  await expect(finding).toBeVisible();
  await finding.click();
  await expect(page.getByText('Still finding you. It’s quicker outdoors.')).toBeVisible();
});

test('a device that cannot be found says so', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.geolocation.watchPosition = (_, fail) => {
      setTimeout(() => fail?.({ code: 2 } as GeolocationPositionError));
      return 1;
    };
  });
  await openGuides(page);
  await locate(page).click();
  await expect(page.getByText('We can’t find you. Check that location is on')).toBeVisible();
});
