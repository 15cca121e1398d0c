import { DEMO } from '../demo.ts';
import { northOf, pathOf, placeAt } from '../guided-walk.ts';
import { expect, test } from './test.ts';
import { button, region } from './window.ts';

const { id } = DEMO.publicGuide;

test('a walk finds the walker, and tells of the place they come to', async ({
  window,
  request,
}) => {
  // The first place is at the second point of the path.
  const place = placeAt(await pathOf({ request }, id), 1);
  const standNorth = (metres: number) => window.standAt({ ...northOf(place, metres), accuracy: 6 });
  await standNorth(0);
  await window.goto(`/?guide=${id}`);
  await window.click(button('Start walk'));
  const sheet = region('Ready to walk?');
  await window.expectText(sheet, 'Found you, within 6 m.');
  await window.click([sheet, button('Start walk')]);
  const panel = region('Walk');
  await window.expectVisible(panel);
  // A phone in someone's hand never reports the same position twice.
  await expect(async () => {
    await standNorth(Math.random());
    await expect.poll(() => isStoryTold(), { timeout: 1_000 }).toBe(true);
  }).toPass({ timeout: 40_000 });

  async function isStoryTold(): Promise<boolean> {
    return await window.evaluate(() =>
      [...document.querySelectorAll('audio')].some(
        ({ currentTime, currentSrc }) => currentTime > 0 && /^https?:/.test(currentSrc),
      ),
    );
  }
});
