import { draftOf, newCreator } from '../author.ts';
import { DEMO } from '../demo.ts';
import { anImage } from '../published-guide.ts';
import { PHONE } from './driver.ts';
import { arriveAs } from './person.ts';
import { expect, test } from './test.ts';
import { button, dialog, heading } from './window.ts';

test('an admin asks for a revision of a guide', async ({ window, request }) => {
  const author = await newCreator(request);
  const data = { u_email: author.email, u_password: author.password };
  await request.post('/api/login', { data });
  const title = `Arches ${Math.random().toString(36).slice(2, 10)}`;
  const guide = {
    pg_title: title,
    pg_description: 'Start under the viaduct.',
    pg_image: await anImage({ request }),
  };
  const address = await draftOf({ request }, guide, ['Banana Alley'], '-37.8197,144.9621');
  const id = address.slice(address.lastIndexOf('-') + 1);
  const submitted = await request.post(`/api/pending_guides/${id}/change_status`, {
    data: { new_status: 'submitted' },
  });
  expect(submitted.status()).toBe(200);

  await arriveAs(window, DEMO.admin);
  await window.goto(`${address}&view=review`);
  await window.expectVisible(heading(title));
  const decide = await window.boxOf(button('Decide'));
  await window.click(button('Decide'));

  // The menu is as high as its items, and doesn't cover its button.
  const menu = { role: 'menu', name: 'Decide' };
  await window.expectVisible(menu);
  const list = await window.boxOf(menu);
  expect(list.height).toBeLessThan(PHONE.height / 2);
  expect(list.y + list.height).toBeLessThanOrEqual(decide.y);

  await window.click([menu, { role: 'menuitem', name: 'Request Revision' }]);
  const revision = dialog(`Request a revision of ${title}?`);
  await window.fill([revision, { role: 'textbox' }], 'Which of the arches is it?');
  await window.click([revision, button('Request Revision')]);
  await window.expectVisible({ text: 'Guide marked as needing revision' });
});
