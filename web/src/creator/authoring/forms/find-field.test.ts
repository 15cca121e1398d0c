// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { fieldNameOf, findField, findSaveButton } from './find-field.ts';

function formWith(html: string): HTMLElement {
  const form = document.createElement('form');
  form.innerHTML = html;
  return form;
}

it.each([
  ['a text area', '<textarea name="description"></textarea>'],
  ['a text edited as it looks', '<div role="textbox" data-name="description"></div>'],
])('%s is found by its name, and has it', (_, html) => {
  const form = formWith(`<input name="title">${html}`);
  const field = findField(form, 'description');
  expect(field).toBe(form.lastElementChild);
  expect(fieldNameOf(field)).toBe('description');
});

it('nothing else has a name', () => {
  expect(findField(formWith('<button>Bold</button>'), 'description')).toBeNull();
  expect(fieldNameOf(document.body)).toBeNull();
  expect(fieldNameOf(null)).toBeNull();
});

it('the save button isn’t confused with others that have a shortcut', () => {
  const form = formWith(
    '<button aria-keyshortcuts="Control+B Meta+B">Bold</button>' +
      '<button aria-keyshortcuts="Control+S Meta+S">Save</button>',
  );
  expect(findSaveButton(form)?.textContent).toBe('Save');
});
