// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { RichEditor } from '../rich-editor/rich-editor.tsx';
import { descriptionOf } from '../testing/queries.test-data.ts';
import { MarkdownField, type MarkdownFieldProps } from './markdown-field.tsx';
import { provideTextCommands } from './text-commands.test-data.ts';

type Options = Partial<MarkdownFieldProps>;

function Editor({ value: first = '', ...props }: Options) {
  const [value, setValue] = useState(first);
  return (
    <>
      <MarkdownField
        name="description"
        label="Description"
        maxLength={200}
        renderPreview={(source) => <article>{source}</article>}
        {...props}
        value={value}
        onChange={setValue}
      />
      <input aria-label="Title" />
      <output aria-label="Form">{value}</output>
    </>
  );
}

function renderEditor(options: Options = {}) {
  provideTextCommands();
  onTestFinished(cleanup);
  render(<Editor {...options} />);
  return userEvent.setup();
}

const text = () => screen.getByLabelText<HTMLTextAreaElement>('Description');
/** The value that the form has received. */
const written = () => screen.getByLabelText('Form').textContent;
const button = (name: string) => screen.getByRole('button', { name });
const select = (start: number, end: number) => text().setSelectionRange(start, end);
const selection = () => text().value.slice(text().selectionStart, text().selectionEnd);

it('has the same tools as the editor that shows the text as it looks', () => {
  const onAddImage = async () => null;
  renderEditor({ onAddImage });
  const shared = { name: 'description', label: 'Description', value: '', maxLength: 200 };
  render(<RichEditor {...shared} onChange={() => {}} onAddImage={onAddImage} />);
  const [source = [], rich] = screen
    .getAllByRole('toolbar', { name: 'Format Description' })
    .map((toolbar) =>
      within(toolbar)
        .getAllByRole('button')
        .map((each) => each.getAttribute('aria-label')),
    );
  expect(source).toContain('Quote');
  expect(rich).toEqual(source);
});

describe('a field for Markdown', () => {
  it('formats the selection and returns the focus to the text', async () => {
    const user = renderEditor({ value: 'the mud river' });
    select(4, 7);
    await user.click(button('Bold'));
    expect(written()).toBe('the **mud** river');
    expect(selection()).toBe('mud');
    expect(document.activeElement).toBe(text());
  });

  it.each([
    ['{Control>}b{/Control}', '**mud**'],
    ['{Meta>}i{/Meta}', '*mud*'],
    ['{Control>}k{/Control}', '[mud](url)'],
  ])('supports the shortcut %s', async (keys, expected) => {
    const user = renderEditor({ value: 'mud' });
    await user.click(text());
    select(0, 3);
    await user.keyboard(keys);
    expect(written()).toBe(expected);
  });

  it('continues a list on Enter, and ends it after an empty item', async () => {
    const user = renderEditor();
    await user.type(text(), '- one{Enter}two{Enter}{Enter}three');
    expect(written()).toBe('- one\n- two\n\nthree');
  });

  it('shows a preview, and keeps the selection', async () => {
    const user = renderEditor({ value: 'the mud river' });
    select(4, 7);
    await user.click(screen.getByRole('tab', { name: 'Preview' }));
    expect(screen.getByRole('article').textContent).toBe('the mud river');
    await user.click(screen.getByRole('tab', { name: 'Write' }));
    expect(selection()).toBe('mud');
  });

  it('counts characters only near the limit', async () => {
    const user = renderEditor({ value: 'a'.repeat(179) });
    expect(screen.queryByText('179 / 200')).toBeNull();
    await user.type(text(), 'a');
    expect(screen.getByText('180 / 200')).toBeDefined();
  });

  it('shows an error instead of cutting off text that doesn’t fit', async () => {
    const user = renderEditor({ value: 'a'.repeat(198) });
    select(0, 198);
    await user.click(button('Bold'));
    expect(written()).toBe('a'.repeat(198));
    expect(screen.getByText('There’s no room for that. Shorten the text first.')).toBeDefined();
  });

  it('is described by its hint and its error', () => {
    renderEditor({ hint: 'What people find here', error: 'Enter a description' });
    expect(descriptionOf(text())).toBe('What people find here Enter a description');
    expect(text().getAttribute('aria-invalid')).toBe('true');
  });
});

describe('an image in the text', () => {
  const image = { uri: 's3://pictures/tram.webp', alt: 'A tram' };

  it('is inserted at the current caret when it arrives, after letters typed meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof image | null>();
    const user = renderEditor({ value: 'Look: ', onAddImage: () => promise });
    await user.click(button('Image'));
    await user.type(text(), 'here ');
    resolve(image);
    await waitFor(() =>
      expect(written()).toBe('Look: here \n\n![A tram](s3://pictures/tram.webp)\n\n'),
    );
  });

  it('doesn’t take the focus from another field', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof image | null>();
    const user = renderEditor({ onAddImage: () => promise });
    await user.click(button('Image'));
    await user.click(screen.getByLabelText('Title'));
    resolve(image);
    await waitFor(() => expect(written()).toBe('![A tram](s3://pictures/tram.webp)\n\n'));
    expect(document.activeElement).toBe(screen.getByLabelText('Title'));
  });

  it('changes nothing if no image was chosen', async () => {
    const user = renderEditor({ value: 'Look', onAddImage: async () => null });
    await user.click(button('Image'));
    await waitFor(() => expect(button('Image').hasAttribute('data-disabled')).toBe(false));
    expect(written()).toBe('Look');
  });

  it('has no button if images can’t be added', () => {
    renderEditor();
    expect(screen.queryByRole('button', { name: 'Image' })).toBeNull();
  });
});
