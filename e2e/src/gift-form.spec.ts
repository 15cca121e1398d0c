import { arriveLoggedIn, button, field, openPanel } from './accounts-person.ts';
import { GIFT } from './buyer.ts';
import { DEMO } from './demo.ts';
import { expect, test } from './test.ts';
import { heading } from './visitor.ts';

const { id, title } = DEMO.paidGuide;

test('from the panel, without a guide, one is chosen first', async ({ page }) => {
  await arriveLoggedIn(page);
  await openPanel(page);
  await button(page, 'Gift a guide').click();
  await expect(heading(page, 'Gift a guide')).toBeVisible();
  await expect(page.getByText('No guide selected')).toBeVisible();
  const choices = page.getByRole('list', { name: 'Guides to gift' });
  await expect(choices.getByRole('button', { name: DEMO.publicGuide.title })).toHaveCount(0);
  await choices.getByRole('button', { name: title }).click();
  await expect(heading(page, title)).toBeVisible();
  await expect(field(page, GIFT.email)).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Gift a guide')).toBeVisible();
});

test('a guide of the panel can be given', async ({ page }) => {
  await page.route('**/api/get_guides', async (route) => {
    const guides = await Promise.all(
      [id, DEMO.publicGuide.id].map(async (guide) =>
        (await page.request.get(`/api/guides/${guide}`)).json(),
      ),
    );
    await route.fulfill({ json: guides });
  });
  await arriveLoggedIn(page);
  await openPanel(page);
  await expect(button(page, `Gift ${DEMO.publicGuide.title}`)).toHaveCount(0);
  await button(page, `Gift ${title}`).click();
  await expect(heading(page, title)).toBeVisible();
  await expect(field(page, GIFT.email)).toBeVisible();
});
