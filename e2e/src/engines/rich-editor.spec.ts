import { newCreator } from '../author.ts';
import { arriveAs } from './person.ts';
import { expect, test } from './test.ts';
import { button } from './window.ts';

const BACKSPACE = '\uE003';
const ENTER = '\uE007';

test('a text is edited as it looks, and stored as Markdown', async ({ window, request }) => {
  const text = { role: 'textbox', name: 'Description' };
  await arriveAs(window, await newCreator(request));
  await window.goto('/?dashboard=guides');
  await window.click(button('+ Create New Guide'));
  await window.expectVisible(text);
  // An engine without a mouse begins with Markdown.
  const isMarkdown = await window.evaluate(
    () => document.querySelector('textarea[name=description]') !== null,
  );
  if (isMarkdown) await window.click(button('Edit as it looks'));
  // Engines differ in what they do to the page when two blocks are joined again.
  const joined = `${ENTER}next${BACKSPACE.repeat('next'.length + 1)}`;
  await window.fill(text, `Neon *x* bc${BACKSPACE}d${joined}!`);
  await window.click(button('Edit as Markdown'));
  await window.expectVisible({ css: 'textarea[name=description]' });
  const markdown = await window.evaluate(
    () => document.querySelector<HTMLTextAreaElement>('textarea[name=description]')?.value,
  );
  // Typed Markdown is formatted at once, so it isn't escaped.
  expect(markdown).toBe('Neon *x* bd!');
});
