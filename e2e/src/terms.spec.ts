import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';
import { boxOf } from './touch.ts';
import { chooseFromMenu, menuButton, openGuides } from './visitor.ts';

const terms = (page: Page) => page.getByRole('dialog', { name: 'Terms of Use' });
const close = (page: Page) => terms(page).getByRole('button', { name: 'Close' });

async function openTerms(page: Page): Promise<void> {
  await chooseFromMenu(page, 'Terms of Use');
  await expect(terms(page)).toBeVisible();
}

test('the Terms of Use keep the focus, and close by their button, Escape and back', async ({
  page,
}) => {
  await openGuides(page);
  await openTerms(page);
  await test.step('they say what they have to', async () => {
    await expect(terms(page)).toContainText('You need to be 16 or over');
    await expect(terms(page)).toContainText('under 18');
    await expect(terms(page)).toContainText('inside Laneway');
    await expect(terms(page)).toContainText('without names');
  });
  await test.step('the focus stays inside and returns to the menu', async () => {
    await expect(page.locator('dialog:focus-within')).toHaveCount(1);
    await close(page).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator('main:focus-within')).toHaveCount(0);
    await close(page).press('Enter');
    await expect(terms(page)).toHaveCount(0);
    await expect(menuButton(page)).toBeFocused();
  });
  await test.step('Escape closes them', async () => {
    await openTerms(page);
    await page.keyboard.press('Escape');
    await expect(terms(page)).toHaveCount(0);
    await expect(menuButton(page)).toBeFocused();
  });
  await test.step('the close button stays in sight at their end', async () => {
    await openTerms(page);
    await terms(page).locator('p').last().scrollIntoViewIfNeeded();
    await expect(close(page)).toBeInViewport({ ratio: 1 });
    await close(page).click();
    await expect(terms(page)).toHaveCount(0);
  });
  await test.step('the browser’s back closes them and nothing else', async () => {
    await openTerms(page);
    await page.goBack();
    await expect(terms(page)).toHaveCount(0);
    await expect(page.getByPlaceholder("What's next?")).toBeVisible();
    await openTerms(page);
  });
});

test('a tap anywhere closes the Terms of Use, but selecting words does not', async ({ page }) => {
  await openGuides(page);
  await openTerms(page);
  const words = terms(page).getByText('You need to be 16 or over');
  await words.dblclick({ position: { x: 30, y: 10 } });
  await expect(terms(page)).toHaveCount(0);

  await openTerms(page);
  const box = await boxOf(words);
  await page.mouse.move(box.x + 4, box.y + 8);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 8, { steps: 4 });
  await page.mouse.up();
  expect(await page.evaluate(() => getSelection()?.toString())).not.toBe('');
  await expect(terms(page)).toBeVisible();
  await words.click();
  await expect(terms(page)).toHaveCount(0);

  await openTerms(page);
  await page.mouse.click(5, 5);
  await expect(terms(page)).toHaveCount(0);
});
