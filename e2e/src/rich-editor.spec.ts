import type { Page } from '@playwright/test';
import { button } from './accounts-person.ts';
import { arriveAsCreator, description, draftOf, isPhone, openDraft, POSTER } from './author.ts';
import { savedGuide } from './saved-draft.ts';
import { checkInLightAndDark } from './screen-checks.ts';
import { expect, test } from './test.ts';

const tool = (page: Page, name: string) =>
  page
    .getByRole('toolbar', { name: 'Format Description' })
    .getByRole('button', { name, exact: true });

/** Markdown written by hand, with things that the editor leaves as they are. */
const WRITTEN = '__Old__ text\n\n* one\n* two\n\n~~~\n\n> quoted `code`\n';

test('a creator formats a text as it looks, and what wasn’t touched stays as it was written', {
  tag: '@journey',
}, async ({ page, request, checkAccessibility }) => {
  await arriveAsCreator(page, request);
  await openDraft(page, await draftOf(page, { pg_title: 'Lanes', pg_description: WRITTEN }));
  const text = description(page);
  // Touch devices begin with Markdown.
  if (isPhone(page)) {
    await expect(text).toHaveValue(WRITTEN.trim());
    await button(page, 'Edit as it looks').click();
  }
  await expect(text.getByRole('listitem')).toHaveText(['one', 'two']);
  await text.getByRole('listitem').last().click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('three ');
  await page.keyboard.press('Control+b');
  await expect(tool(page, 'Bold')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.type('bold');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' 1 * 2');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('See the map');
  for (const _letter of 'map') await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Control+k');
  const address = page.getByLabel('Web address');
  await address.fill('javascript:alert(1)');
  await button(page, 'Add link').click();
  await expect(page.getByText('Enter a web address, like https://example.com')).toBeVisible();
  await address.fill('example.com/map');
  await address.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('! ');
  await page.keyboard.press('Control+k');
  await page.getByLabel('Text', { exact: true }).fill('Notes');
  await address.fill('example.com/notes');
  await address.press('Enter');
  await expect(text).toBeFocused();
  await checkInLightAndDark(page, checkAccessibility);

  await page.keyboard.press('Enter');
  await tool(page, 'Heading').click();
  await page.keyboard.type('Ahead');
  await page.keyboard.press('Control+z');
  await expect(text.getByRole('heading')).toHaveText('');
  await page.keyboard.press('Control+Shift+z');
  await expect(text.getByRole('heading')).toHaveText('Ahead');
  await tool(page, 'Image').click();
  const dialog = page.getByRole('dialog', { name: 'Add an image' });
  await dialog.getByLabel('Choose image').and(page.locator('input')).setInputFiles(POSTER);
  await page.getByRole('button', { name: 'Use this crop' }).click();
  await dialog.getByLabel('Describe the image').fill('A tram');
  await button(page, 'Add image').click();
  await expect(text.getByRole('img', { name: 'A tram' })).toBeVisible();

  await button(page, 'Edit as Markdown').click();
  await expect(description(page)).toHaveValue(
    /^__Old__ text\n\n\* one\n\* two\n\* three \*\*bold\*\* 1 \\\* 2\n\nSee the \[map\]\(https:\/\/example\.com\/map\)! \[Notes\]\(https:\/\/example\.com\/notes\)\n\n## Ahead\n\n!\[A tram\]\(\S+\)\n\n~~~\n\n> quoted `code`\n?$/,
  );
  const written = await description(page).inputValue();
  await expect.poll(async () => (await savedGuide(page)).pg_description).toBe(written);
  await page.reload();
  await expect(description(page)).toHaveValue(written);
  await button(page, 'Edit as it looks').click();
  await expect(text.getByRole('link').or(text.locator('a'))).toHaveText(['map', 'Notes']);
});
