import { DEMO } from './demo.ts';
import { expect, test } from './test.ts';
import {
  activePin,
  card,
  carousel,
  expectWithinReach,
  frontCard,
  leftOf,
  openGuides,
  turn,
} from './visitor.ts';

const LAST = DEMO.featured.at(-1) ?? '';

test('where there is room for all cards all are seen, and the front goes round', async ({
  page,
}) => {
  await openGuides(page);
  await turn(page, 'Previous');
  await expect(frontCard(page)).toContainText(LAST);
  for (const title of DEMO.featured) {
    await turn(page, 'Next');
    await expect(frontCard(page)).toContainText(title);
    await expect(activePin(page)).toHaveAccessibleName(title);
  }
  // The arrows are beside the cards, not on them.
  for (const title of DEMO.featured) await expectWithinReach(card(page, title));
  const last = await card(page, LAST).boundingBox();
  const arrow = carousel(page, 'Featured guides').getByRole('button', { name: 'Next' });
  expect(await leftOf(arrow)).toBeGreaterThanOrEqual((last?.x ?? 0) + (last?.width ?? 0));
});
