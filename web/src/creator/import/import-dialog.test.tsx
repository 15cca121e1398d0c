// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ImportButton } from './import-button.tsx';
import type { ImportResult } from './import-choice.ts';
import { ImportDialog, type ImportDialogProps } from './import-dialog.tsx';
import { photo } from './photo.test-data.ts';

afterEach(cleanup);

type Geometry = { readonly type: string; readonly coordinates: unknown };

const mapFile = (geometries: readonly (Geometry & { readonly name?: string })[]) =>
  new File(
    [
      JSON.stringify({
        type: 'FeatureCollection',
        features: geometries.map(({ name, ...geometry }) => ({
          type: 'Feature',
          properties: { name },
          geometry,
        })),
      }),
    ],
    'walk.geojson',
  );

const WAVE = {
  type: 'LineString',
  coordinates: Array.from({ length: 4_812 }, (_, step) => [
    144.9 + step / 1e5,
    -37.8 + Math.sin(step / 20) / 100,
  ]),
};
const LINE = {
  type: 'LineString',
  coordinates: [
    [144.96, -37.81],
    [144.97, -37.81],
  ],
};
const AREA = {
  type: 'Polygon',
  coordinates: [
    [
      [144.9, -37.8],
      [145, -37.8],
      [145, -37.9],
      [144.9, -37.8],
    ],
    [
      [144.95, -37.82],
      [144.96, -37.82],
      [144.96, -37.83],
      [144.95, -37.82],
    ],
  ],
};
const pins = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    type: 'Point',
    coordinates: [144.9 + index / 1e4, -37.8],
    name: `Pin ${index + 1}`,
  }));

const here = photo(
  { latitude: [37, 48, 49], longitude: [144, 57, 47], taken: '2026:03:01 10:42:00' },
  'later.jpg',
);
const earlier = photo(
  { latitude: [37, 48, 0], longitude: [144, 57, 0], taken: '2026:03:01 09:00:00' },
  'earlier.jpg',
);

function show(files: readonly File[], props: Partial<ImportDialogProps> = {}) {
  const onImport = vi.fn<(result: ImportResult) => void>();
  const onClose = vi.fn();
  render(
    <ImportDialog
      files={files}
      existingPlaces={0}
      canAddPlaces
      onImport={onImport}
      onClose={onClose}
      {...props}
    />,
  );
  return { onImport, onClose, user: userEvent.setup() };
}

const add = () => screen.findByRole('button', { name: 'Add to guide' });
const box = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name });

describe('the import dialog', () => {
  it('leaves out places that the guide has already, unless they are ticked', async () => {
    const metresNorth = (metres: number) => ({ lat: -37.8 + metres / 111_195, lng: 144.9 });
    const existing = [
      { title: 'Pin 1 ', point: metresNorth(3) },
      { title: 'Another name', point: { lat: -37.8, lng: 144.900_1 } },
      { title: 'Pin 3', point: metresNorth(40) },
    ];
    const { onImport, user } = show([mapFile(pins(3))], { listExisting: () => existing });
    expect((await box('2 places')).checked).toBe(true);
    const known = await box('1 place already in this guide');
    expect(known.checked).toBe(false);
    await user.click(await add());
    const titles = () => onImport.mock.lastCall?.[0].places.map(({ title }) => title);
    expect(titles()).toEqual(['Pin 2', 'Pin 3']);
    await user.click(known);
    await user.click(await add());
    expect(titles()).toEqual(['Pin 2', 'Pin 3', 'Pin 1']);
  });

  it('offers what it found with everything ticked, and adds what is ticked', async () => {
    const { onImport, user } = show([mapFile([LINE, AREA, ...pins(12)])]);
    expect((await box('1 path, 878\u00a0m')).checked).toBe(true);
    expect((await box('Boundary')).checked).toBe(true);
    const places = await box('12 places');
    expect(places.checked).toBe(true);
    expect(places).toHaveProperty('disabled', false);
    expect(screen.getByText('Pin 1, Pin 2, Pin 3 and 9 more')).toBeTruthy();
    expect(screen.getByText('1 hole was left out. A boundary here has no holes.')).toBeTruthy();

    await user.click(places);
    await user.click(await add());
    expect(onImport).toHaveBeenLastCalledWith({
      path: { text: '(-37.81,144.96),(-37.81,144.97)|blue', mode: 'add' },
      boundary: '(-37.8,144.9),(-37.8,145),(-37.9,145)|green',
      places: [],
    });

    await user.click(places);
    await user.click(await box('Boundary'));
    await user.click(await add());
    const [result] = onImport.mock.lastCall ?? [];
    expect(result?.boundary).toBeNull();
    expect(result?.places).toHaveLength(12);
    expect(result?.places[0]).toEqual({
      title: 'Pin 1',
      description: '',
      point: { lat: -37.8, lng: 144.9 },
      photo: null,
    });
  });

  it('shows how much a line was simplified', async () => {
    show([mapFile([WAVE])]);
    expect(
      await screen.findByText(/^4,812 points simplified to 2,000, within \d+ m$/),
    ).toBeTruthy();
  });

  it('adds nothing when nothing is ticked', async () => {
    const { onImport, user } = show([mapFile([LINE])]);
    await user.click(await box(/path/));
    await user.click(await add());
    expect(onImport).not.toHaveBeenCalled();
  });

  it('creates places from photos in the order they were taken, without file names as titles', async () => {
    const { onImport, user } = show([here, earlier, photo({}, 'android.jpg')]);
    expect((await box('2 photos, each as a place')).checked).toBe(true);
    const unused = screen.getByRole('status', { name: 'Files we can’t use' });
    expect(within(unused).getByText('android.jpg')).toBeTruthy();
    expect(
      within(unused).getByText('This photo has no location. Android often removes it.'),
    ).toBeTruthy();
    await user.click(await add());
    const [result] = onImport.mock.lastCall ?? [];
    expect(result?.places).toEqual([
      { title: '', description: '', point: { lat: -37.8, lng: 144.95 }, photo: earlier },
      { title: '', description: '', point: { lat: -37.813611, lng: 144.963056 }, photo: here },
    ]);
  });

  it('shows why a file can’t be used, and offers the others', async () => {
    const fake = new File(['Dear diary'], 'diary.gpx');
    show([fake, mapFile([LINE])]);
    expect(await box(/path/)).toBeTruthy();
    expect(screen.getByText('diary.gpx')).toBeTruthy();
    expect(screen.getByText(/isn’t a GPX, KML, KMZ or GeoJSON file/)).toBeTruthy();
  });

  it('has only Close when no file can be used', async () => {
    const { onClose, user } = show([new File(['x'], 'a.gpx')]);
    await screen.findByText(/isn’t a GPX/);
    expect(screen.queryByRole('button', { name: 'Add to guide' })).toBeNull();
    const [last] = screen.getAllByRole('button', { name: 'Close' });
    if (last === undefined) throw new Error('nothing to close with');
    await user.click(last);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('refuses more places than a guide can have, including existing ones', async () => {
    show([mapFile([LINE, ...pins(12)])], { existingPlaces: 190 });
    expect(await box('12 places')).toHaveProperty('disabled', true);
    expect(screen.getByText('A guide can have 200 places. There’s room for 10 more.')).toBeTruthy();
  });

  it('refuses waypoints and photos that fit separately but not together', async () => {
    const { onImport, user } = show([mapFile(pins(10)), here], { existingPlaces: 190 });
    const photos = await box('1 photo, each as a place');
    expect(photos.checked).toBe(false);
    await user.click(photos);
    await user.click(await add());
    expect(onImport).not.toHaveBeenCalled();
    expect(screen.getByRole('alert').textContent).toMatch(/room for 10 more/);
  });

  it('asks to save a guide first if it can’t have places yet', async () => {
    show([mapFile([LINE, ...pins(2)])], { canAddPlaces: false });
    expect(await box('2 places')).toHaveProperty('disabled', true);
    expect(screen.getByText('Save this guide first, then add places.')).toBeTruthy();
    expect((await box(/path/)).checked).toBe(true);
  });

  it('simplifies lines to the room left in the guide', async () => {
    const { onImport, user } = show([mapFile([WAVE])], {
      room: { path: 3_000, boundary: 3_000, points: 20_000 },
    });
    await user.click(await add());
    expect(onImport.mock.lastCall?.[0].path?.text.length).toBeLessThan(3_000);
  });
});

const descriptionOf = (button: HTMLElement) =>
  document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent;

describe('a guide that already has a path', () => {
  const EXISTING = '(-37.9,144.9),(-37.9,145)|red';
  const showWithPath = (files: readonly File[], props: Partial<ImportDialogProps> = {}) =>
    show(files, { path: { text: EXISTING, isWalked: true }, ...props });
  const radio = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name });

  it('is asked about, and kept unless something else is chosen', async () => {
    const { onImport, user } = showWithPath([mapFile([LINE, ...pins(2)])]);
    await screen.findByRole('group', { name: '1 path, 878\u00a0m. There’s already a path here.' });
    expect(screen.queryByRole('checkbox', { name: /path/ })).toBeNull();
    expect((await radio('Keep yours')).checked).toBe(true);
    await user.click(await add());
    expect(onImport.mock.lastCall?.[0]).toMatchObject({ path: null, places: { length: 2 } });
  });

  it.each([
    ['Replace the path', { text: '(-37.81,144.96),(-37.81,144.97)|blue', mode: 'replace' }],
    ['Add as a second path', { text: '(-37.81,144.96),(-37.81,144.97)|blue', mode: 'add' }],
    ['Keep yours', null],
  ])('follows the answer “%s”', async (answer, path) => {
    const { onImport, user } = showWithPath([mapFile([LINE, ...pins(2)])]);
    await user.click(await radio(answer));
    await user.click(await add());
    expect(onImport.mock.lastCall?.[0].path).toEqual(path);
    expect(onImport.mock.lastCall?.[0].places).toHaveLength(2);
  });

  it('has nothing to add if it keeps its path and there was only a line', async () => {
    const { onImport, user } = showWithPath([mapFile([LINE])]);
    await user.click(await add());
    expect(onImport).not.toHaveBeenCalled();
    const hint = 'Nothing will change yet. Choose what to add.';
    expect(descriptionOf(await add())).toBe(hint);
    await user.click(await radio('Add as a second path'));
    expect((await add()).getAttribute('aria-disabled')).toBe('false');
  });

  it('can only replace it if there is no room for both', async () => {
    const { onImport, user } = showWithPath([mapFile([LINE])], {
      room: { path: 60, boundary: 3_000, points: 20_000 },
    });
    expect(await radio('Add as a second path')).toHaveProperty('disabled', true);
    await user.click(await radio('Replace the path'));
    await user.click(await add());
    expect(onImport.mock.lastCall?.[0].path).toMatchObject({ mode: 'replace' });
  });

  it('isn’t asked about if the files have no path', async () => {
    showWithPath([mapFile(pins(2))]);
    await box('2 places');
    expect(screen.queryByRole('radio')).toBeNull();
  });
});

describe('the import button', () => {
  it('takes a dropped file, shows what is in it, and closes once it is added', async () => {
    const onImport = vi.fn();
    render(<ImportButton existingPlaces={0} canAddPlaces onImport={onImport} />);
    const area = screen.getByText(/Drop a GPX/).closest('div');
    if (area === null) throw new Error('no drop area');
    const dataTransfer = { types: ['Files'], files: [mapFile([LINE])] };
    fireEvent.drop(area, { dataTransfer });
    await userEvent.setup().click(await add());
    expect(onImport).toHaveBeenCalledOnce();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
