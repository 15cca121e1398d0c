import { mailedLink, newPerson, newVisitor } from '../accounts-person.ts';
import { GIFT } from '../buyer.ts';
import { DEMO } from '../demo.ts';
import { arriveAs } from './person.ts';
import { test } from './test.ts';
import { button, heading, region } from './window.ts';

const { id, title, price, places } = DEMO.paidGuide;
const OVERVIEW = region('About this guide');

const field = (name: string) => ({ role: 'textbox', name });

test('a visitor logs in to buy a guide, pays for it and has its places', async ({
  window,
  request,
}) => {
  const person = await newPerson(request);
  await window.goto(`/guides/${id}`);
  await window.click([OVERVIEW, button(`Buy for ${price}`)]);
  await window.fill(field('Email'), person.email);
  await window.fill({ css: 'input[type=password]' }, person.password);
  await window.click(button('Log in'));
  await window.click(button(`Buy for ${price}`));
  await window.click(button(`Pay ${price}`));
  await window.expectVisible(heading(title));
  await window.expectCount([region('Places'), { role: 'listitem' }], places);
});

test('a guide is given to a friend, who gets the mail', async ({ window, request }) => {
  const friend = newVisitor();
  await arriveAs(window, await newPerson(request));
  await window.goto(`/guides/${id}`);
  await window.click([OVERVIEW, button('Gift')]);
  await window.fill(field(GIFT.email), friend.email);
  await window.fill(field(GIFT.message), 'Walk it at dusk.');
  await window.click(button(GIFT.submit));
  await window.click(button(`Pay ${price}`));
  await window.expectVisible(heading('Your gift is on its way'));
  await mailedLink(request, friend.email, 'account_activation');
});
