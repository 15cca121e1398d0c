// @vitest-environment happy-dom
import type { PendingGuide, PendingPlace } from '@laneway/contract/authoring';
import { DEFAULT_TRIGGER } from '@laneway/domain/walk/plan/trigger';
import { writeTrigger } from '@laneway/domain/walk/text/trigger-text';
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { someMedia } from '../../../media/uploads/queue/upload-item.test-data.ts';
import type { Replies } from '../../../ui/testing/fake-server.test-data.ts';
import { renderPage } from '../../../ui/testing/render-page.test-data.tsx';
import { setViewportWidth } from '../../../ui/testing/viewport.ts';
import { compareVersions } from './compare-versions.ts';
import { COMPARISON_REPLIES } from './comparison-replies.test-data.ts';
import { ComparisonView } from './comparison-view.tsx';
import { aReview } from './review.test-data.ts';

const file = (name: string) => `s3://laneway-quarantine/${name}`;

/** Renders the place of a revision that had these fields in its last submission. */
const show = (
  before: Partial<PendingPlace>,
  after: Partial<PendingPlace>,
  more: {
    readonly replies?: Replies;
    /** Fields of the revision. */
    readonly guide?: Partial<PendingGuide>;
    readonly isWhole?: boolean;
  } = {},
) => {
  const review = aReview(more.guide, after);
  const { last_submission: last } = review;
  const [place] = last?.guide.pending_places ?? [];
  if (last === null || place === undefined) throw new Error('the example has a place');
  const guide = { ...last.guide, pending_places: [{ ...place, ...before }] };
  const comparison = compareVersions(
    { ...review, last_submission: { ...last, guide } },
    'submission',
  );
  return renderPage(
    () => <ComparisonView comparison={comparison} itemKey="place-31" onlyChanges={!more.isWhole} />,
    { page: 'contactUs' },
    { role: 'admin', replies: { ...COMPARISON_REPLIES, ...more.replies } },
  );
};

const section = (name: string) => screen.getByRole('region', { name });
const group = (field: string, name: string) => within(section(field)).getByRole('group', { name });

beforeEach(() => setViewportWidth(1_440));
afterEach(() => vi.restoreAllMocks());

describe('a file that has changed', () => {
  it('is shown beside the one before, by the guarded address', async () => {
    await show({ pp_image: file('old') }, { pp_image: file('new') });
    const sources = () => [...section('Image').querySelectorAll('img')].map(({ src }) => src);
    await expect
      .poll(sources)
      .toEqual([
        expect.stringContaining('/media/laneway-quarantine/old'),
        expect.stringContaining('/media/laneway-quarantine/new'),
      ]);
  });

  it('says that it has changed although its name is the same', async () => {
    await show({ pp_audio: file('old') }, { pp_audio: file('new') });
    await expect.poll(() => within(section('Audio')).queryAllByText('tram.mp3')).toHaveLength(2);
    expect(within(section('Audio')).getByText('Changed')).toBeDefined();
  });

  it('has its length beside that of the one before', async () => {
    await show({ pp_audio: file('old') }, { pp_audio: file('new') });
    const players = () => [...section('Audio').querySelectorAll('audio')];
    await expect.poll(players).toHaveLength(2);
    for (const [index, seconds] of [108, 130].entries()) {
      const player = players()[index];
      if (player === undefined) throw new Error('both are there');
      Object.defineProperty(player, 'duration', { value: seconds });
      act(() => void player.dispatchEvent(new Event('loadedmetadata')));
    }
    expect(
      within(section('Audio'))
        .getByText(/Length:/)
        .closest('p')?.textContent,
    ).toBe('Length: 1:48 →  before, now 2:10');
  });

  it('isn’t shown before its scan has passed', async () => {
    const getMediaScan: Replies['getMediaScan'] = ({ query }) =>
      someMedia({ state: query.uri === file('new') ? 'infected' : 'clean' });
    await show({ pp_video: file('old') }, { pp_video: file('new') }, { replies: { getMediaScan } });
    const after = group('Video', 'This revision');
    expect(await within(after).findByText('File infected - removed for security')).toBeDefined();
    expect(after.querySelector('video')).toBeNull();
  });
});

describe('captions that have changed', () => {
  const captions = (text: string) => new Response(`WEBVTT\n\n00:01.000 --> 00:02.000\n${text}\n`);
  const change = (replies: readonly Response[]) => {
    const left = [...replies];
    return show(
      { pp_audio_captions: file('old') },
      { pp_audio_captions: file('new') },
      { replies: { getMedia: () => left.shift() ?? new Response(null, { status: 404 }) } },
    );
  };

  it('are compared by their text', async () => {
    await change([captions('The <i>mud</i> river'), captions('The silt river')]);
    expect((await screen.findByText('mud')).tagName).toBe('DEL');
    expect(screen.getByText('silt').tagName).toBe('INS');
  });

  it('show that only their times or layout differ', async () => {
    await change([captions('Mud'), captions('<b>Mud</b>')]);
    expect(
      await screen.findByText('The words are the same. The times or the layout have changed.'),
    ).toBeDefined();
  });

  it('show that they can’t be read', async () => {
    await change([]);
    const alert = await screen.findByRole('alert');
    expect(section('Captions for the audio').contains(alert)).toBe(true);
  });
});

describe('a place that was moved', () => {
  const moved = () =>
    show(
      { pp_location: '-37.81,144.96', pp_path: '(-37.81,144.96),(-37.82,144.96)' },
      { pp_location: '-37.81038,144.96', pp_path: '(-37.81,144.96),(-37.83,144.96)' },
    );

  it('is written out below the map', async () => {
    await moved();
    expect(
      within(section('Map'))
        .getAllByRole('listitem')
        .map((it) => it.textContent),
    ).toEqual(['Pin moved 42\u00a0m', 'Path: 2.2\u00a0km, was 1.1\u00a0km']);
    expect(
      screen.getByText('Dashed: Last submission, 14 Nov 2026. Solid: this revision.'),
    ).toBeDefined();
  });

  it('has a ghost, a pin, the line between them, both paths and both zones on one map', async () => {
    await moved();
    expect(await screen.findByRole('img', { name: '1. Degraves Street, before' })).toBeDefined();
    expect(screen.getByRole('img', { name: '1. Degraves Street, moved 42\u00a0m' })).toBeDefined();
    expect(screen.getByText('42 m')).toBeDefined();
    const dashes = [...document.querySelectorAll('.leaflet-overlay-pane path')].map((path) =>
      path.getAttribute('stroke-dasharray'),
    );
    expect(dashes.filter((dash) => dash !== null)).toHaveLength(2);
    expect(dashes).toHaveLength(10);
  });
});

describe('a zone that was redrawn', () => {
  const FAR = { lat: -37.83, lng: 144.99 };
  const circle = (radius: number, centre = FAR) =>
    writeTrigger({ ...DEFAULT_TRIGGER, zone: { kind: 'circle', centre, radius } });
  const drawn = () =>
    [...document.querySelectorAll('.leaflet-overlay-pane path')].map((path) =>
      path.getAttribute('stroke-dasharray'),
    );
  /** Each outline has a light line under the coloured one. */
  const LINES_OF_AN_OUTLINE = 2;
  /** The path data of a shape outside of the view. */
  const OUT_OF_VIEW = 'M0 0';
  const onlyZones = { pp_location: '-37.81,144.96', pp_path: null, pp_boundary: null };

  it.each<[string, string | null, string | null, number, number]>([
    ['is drawn in both versions, with the old one dashed', circle(30), circle(60), 2, 1],
    ['is drawn beside the default that it replaces', null, circle(60), 2, 1],
    ['is dashed beside the default that replaces it', circle(30), null, 2, 1],
  ])('%s', async (_, before, after, outlines, dashed) => {
    await show({ ...onlyZones, pp_trigger: before }, { ...onlyZones, pp_trigger: after });
    await screen.findByRole('img', { name: /Degraves Street/ });
    expect(drawn()).toHaveLength(outlines * LINES_OF_AN_OUTLINE);
    expect(drawn().filter((dash) => dash !== null)).toHaveLength(dashed);
  });

  it('is drawn once if both versions use the default zone', async () => {
    await show({ ...onlyZones, pp_path: '(-37.81,144.96),(-37.82,144.96)' }, onlyZones);
    await screen.findByRole('img', { name: /Degraves Street/ });
    // The removed path is dashed.
    expect(drawn()).toHaveLength(2 * LINES_OF_AN_OUTLINE);
    expect(drawn().filter((dash) => dash !== null)).toHaveLength(1);
  });

  it('explains the dashed outline if only the guide’s path moved it', async () => {
    const path = '(-37.8103,144.95),(-37.8103,144.97)';
    await show(onlyZones, onlyZones, { guide: { pg_path: path }, isWhole: true });
    await screen.findByRole('img', { name: /Degraves Street/ });
    expect(drawn()).toHaveLength(2 * LINES_OF_AN_OUTLINE);
    expect(screen.getByText(/^Dashed: Last submission/)).toBeDefined();
  });

  it('is in view in both versions, however far it is from the pin', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
    const former = circle(30, { lat: -37.79, lng: 144.92 });
    await show({ ...onlyZones, pp_trigger: former }, { ...onlyZones, pp_trigger: circle(60) });
    await screen.findByRole('img', { name: /Degraves Street/ });
    const shapes = () =>
      [...document.querySelectorAll('.leaflet-overlay-pane path')].map((path) =>
        path.getAttribute('d'),
      );
    expect(shapes()).toHaveLength(2 * LINES_OF_AN_OUTLINE);
    expect(shapes()).not.toContain(OUT_OF_VIEW);
  });
});
