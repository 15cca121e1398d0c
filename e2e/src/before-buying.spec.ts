import { DEMO } from './demo.ts';
import { button, isPaused, player, timeOf } from './listener.ts';
import { checkInLightAndDark } from './screen-checks.ts';
import { expect, test } from './test.ts';
import { overview } from './visitor.ts';

const { id, title, price } = DEMO.paidGuide;

test('a visitor hears the introduction of a guide before buying it', {
  tag: '@journey',
}, async ({ page, checkAccessibility }) => {
  await page.goto(`/guides/${id}`);
  const controls = player(page, 'Audio', title);
  await expect(controls).toContainText('Introduction');
  await expect(overview(page).getByRole('button', { name: `Buy for ${price}` })).toBeInViewport();
  await checkInLightAndDark(page, checkAccessibility);
  await button(controls, 'Play').click();
  await expect.poll(() => timeOf(page, 'audio')).toBeGreaterThan(0.5);
  expect(await isPaused(page, 'audio')).toBe(false);
});

test('every guide of the demo has an introduction that everyone may hear', {
  tag: '@any-size',
}, async ({ request }) => {
  for (let guideId = 1; guideId <= 9; guideId += 1) {
    const { g_audio } = await (await request.get(`/api/guides/${guideId}`)).json();
    const file = await request.get(g_audio.replace('s3://', '/media/'));
    expect([guideId, file.status(), file.headers()['content-type']]).toEqual([
      guideId,
      200,
      'audio/mpeg',
    ]);
  }
});
