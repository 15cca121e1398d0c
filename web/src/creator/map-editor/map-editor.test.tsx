// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { heldReply } from '../../ui/testing/fake-server.test-data.ts';
import { renderPage } from '../../ui/testing/render-page.test-data.tsx';
import type { Geometry } from './geometry.ts';
import { MapEditor, type MapEditorProps } from './map-editor.tsx';

const EMPTY: Geometry = { location: '', marker: '', path: '', boundary: '' };
const PATH = '(-37.81,144.96),(-37.82,144.97),(-37.83,144.98)|blue';

/** A form around the editor, whose value can also be changed from elsewhere. */
async function renderEditor(geometry: Partial<Geometry> = {}, props: Partial<MapEditorProps> = {}) {
  const current = { value: { ...EMPTY, ...geometry } };
  function Form() {
    const [value, setValue] = useState(current.value);
    current.value = value;
    return (
      <>
        <MapEditor
          label="Map of Princes Bridge"
          subject="place"
          value={value}
          onChange={setValue}
          {...props}
        />
        <button type="button" onClick={() => setValue({ ...value, path: '(1,2),(3,4)' })}>
          Import
        </button>
      </>
    );
  }
  const page = await renderPage(
    Form,
    { page: 'contactUs' },
    {
      // The base map never loads, because it isn't tested here.
      replies: { getConfig: () => heldReply<never>().reply },
    },
  );
  return { ...page, current };
}

const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('the texts under the map', () => {
  it('are passed on as they are typed, and marked as invalid on blur', async () => {
    const { user, current } = await renderEditor();
    await user.type(field('Path'), '(-37.81,144.96)');
    expect(current.value.path).toBe('(-37.81,144.96)');
    expect(screen.queryByText('Shape 1: needs at least 2 points')).toBeNull();
    await user.tab();
    expect(screen.getByText('Shape 1: needs at least 2 points')).toBeDefined();
    expect(field('Path').value).toBe('(-37.81,144.96)');
    expect(field('Path').getAttribute('aria-invalid')).toBe('true');
  });

  it('show the length of the path', async () => {
    const { user } = await renderEditor();
    expect(screen.queryByText(/min walk/)).toBeNull();
    await user.type(field('Path'), '(0,1),(0.01,1)');
    expect(screen.getByText('1.1 km · 17 min walk')).toBeDefined();
  });

  it('are undone field by field, not letter by letter', async () => {
    const { user, current } = await renderEditor({ location: '1,2' });
    await user.type(field('Path'), '(1,2),(3,4)');
    await user.click(button('Undo'));
    expect(current.value).toEqual({ ...EMPTY, location: '1,2' });
    await user.click(button('Redo'));
    expect(current.value.path).toBe('(1,2),(3,4)');
  });

  it('leave Ctrl+Z in the field to the browser', async () => {
    const { user, current } = await renderEditor();
    await user.type(field('Path'), 'abc');
    await user.keyboard('{Control>}z{/Control}');
    expect(current.value.path).toBe('abc');
    await user.click(button('Select'));
    await user.keyboard('{Control>}z{/Control}');
    expect(current.value.path).toBe('');
  });

  it('show the form’s own errors', async () => {
    await renderEditor({}, { errors: { boundary: 'Draw a boundary' } });
    expect(screen.getByText('Draw a boundary')).toBeDefined();
    expect(field('Boundary').getAttribute('aria-invalid')).toBe('true');
  });

  it('don’t include a marker for a guide', async () => {
    await renderEditor({}, { subject: 'guide' });
    expect(screen.queryByRole('textbox', { name: 'Marker' })).toBeNull();
    expect(field('Start')).toBeDefined();
  });
});

describe('a change from the form', () => {
  it('is a step that can be undone', async () => {
    const { user, current } = await renderEditor({ path: PATH });
    await user.click(button('Import'));
    expect(field('Path').value).toBe('(1,2),(3,4)');
    await user.click(button('Undo'));
    expect(current.value.path).toBe(PATH);
    expect(field('Path').value).toBe(PATH);
  });
});

describe('a line that isn’t finished', () => {
  const unfinished = () => ({
    current: {
      draft: {
        kind: 'boundary',
        points: [1, 2, 3].map((lat) => ({ lat, lng: lat * lat })),
        drawnBy: 'pointer',
        takenBack: [],
        base: '',
        before: '',
      },
      colours: { path: 'blue', boundary: 'green' },
    } as const,
  });

  it('is there again when the map is, and the form gets it once it is finished', async () => {
    const { user, current } = await renderEditor({}, { unfinished: unfinished() });
    expect(field('Boundary').value).toBe('(1,1),(2,4),(3,9)|green');
    expect(current.value.boundary).toBe('');
    await user.click(button('Path'));
    expect(current.value.boundary).toBe('(1,1),(2,4),(3,9)|green');
  });

  it('is gone in a form that can’t be changed', async () => {
    const { current } = await renderEditor({}, { unfinished: unfinished(), isReadOnly: true });
    expect(field('Boundary').value).toBe('');
    expect(current.value.boundary).toBe('');
  });
});

describe('the list of points', () => {
  it('moves the pin with its marker, and refuses an invalid point', async () => {
    const { user, current } = await renderEditor({ location: '1,2', marker: '(1,2)|red' });
    await user.click(screen.getByText('Points'));
    const pin = field('Pin of this map, latitude and longitude');
    await user.clear(pin);
    await user.type(pin, '91,2{Enter}');
    expect(screen.getByText(/^Enter a latitude and longitude/)).toBeDefined();
    await user.clear(pin);
    await user.type(pin, '3,4{Enter}');
    expect(current.value).toEqual({ ...EMPTY, location: '3,4', marker: '(3,4)|red' });
    expect(screen.getByText(/^Pin moved/)).toBeDefined();
  });

  it('deletes a point and then the path', async () => {
    const { user, current } = await renderEditor({ path: PATH });
    await user.click(screen.getByText('Points'));
    await user.click(button(/^Path 1 · 3 points/));
    const path = screen.getByRole('region', { name: 'Path 1' });
    await user.click(within(path).getByRole('button', { name: 'Delete Point 2 of path 1' }));
    expect(current.value.path).toBe('(-37.81,144.96),(-37.83,144.98)|blue');
    await user.click(within(path).getByRole('button', { name: 'Delete Path 1' }));
    expect(current.value.path).toBe('');
  });
});

describe('the tools', () => {
  it('are selected one at a time', async () => {
    const { user } = await renderEditor();
    expect(button('Select').getAttribute('aria-pressed')).toBe('true');
    await user.click(button('Path'));
    expect(button('Path').getAttribute('aria-pressed')).toBe('true');
    expect(button('Select').getAttribute('aria-pressed')).toBe('false');
    await user.keyboard('{Escape}');
    expect(button('Select').getAttribute('aria-pressed')).toBe('true');
  });

  it('start with the pin when the editor is armed', async () => {
    await renderEditor({}, { armed: true });
    expect(button('Pin').getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByText('Click the map to set the pin.')).toBeDefined();
  });

  it('colour the selected shape', async () => {
    const { user, current } = await renderEditor({ path: PATH });
    expect(button('Colour').getAttribute('aria-disabled')).toBe('true');
    await user.click(screen.getByText('Points'));
    await user.click(button(/^Path 1/));
    await user.click(button('Colour: Blue'));
    await user.click(screen.getByRole('radio', { name: 'Purple' }));
    expect(current.value.path).toBe(PATH.replace('blue', 'rebeccapurple'));
  });

  it('are hidden in read-only mode', async () => {
    await renderEditor({ path: PATH, location: '1,2' }, { isReadOnly: true });
    expect(screen.queryByRole('toolbar')).toBeNull();
    expect(field('Path').readOnly).toBe(true);
    expect(screen.queryByRole('button', { name: /Delete/ })).toBeNull();
  });
});
