// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { PlayerSlotContext } from '../../media/player/player-slot.ts';
import { slotOf, visit } from '../../media/player/some-player.test-data.ts';
import { trackOf } from '../../media/player/track.ts';
import { button } from '../../ui/testing/queries.test-data.ts';
import { renderPage } from '../../ui/testing/render-page.test-data.tsx';
import { PlaceAudio } from './place-audio.tsx';
import type { Place } from './place-facts.ts';
import { PlaceMedia } from './place-media.tsx';

const PLACE: Place = {
  p_id: 1,
  g_id: 9,
  p_order: 1,
  p_title: 'Luna Park',
  p_description: '',
  p_location: '',
  p_marker: null,
  p_image: null,
  p_image_alt: null,
  p_image_stand_in: null,
  p_audio: 'https://media.example/1.mp3',
  p_audio_captions: null,
  p_video: null,
  p_video_captions: null,
  p_path: null,
  p_boundary: null,
  p_trigger: null,
  p_is_sample: false,
  p_audio_seconds: null,
  p_active: true,
};
const WITH_VIDEO = { ...PLACE, p_video: 'https://media.example/1.mp4' };

beforeEach(() => localStorage.clear());

/** Renders a place in the app, whose player outlives the page, or in a preview without a player. */
async function show(place: Place, where: 'app' | 'preview') {
  const visited = visit();
  const track = where === 'app' ? trackOf({ id: 9, title: null }, [place], place.p_id) : null;
  const slot = where === 'app' ? slotOf(visited.player) : null;
  const Shown = () => (
    <PlayerSlotContext value={slot}>
      <PlaceMedia place={place} lang="en" />
      <PlaceAudio place={place} track={track} lang="en" />
    </PlayerSlotContext>
  );
  const rendered = await renderPage(Shown, { page: 'placeDetail', guideId: 9, placeId: 1 });
  await screen.findByRole('group', { name: 'Audio: Luna Park' });
  return { ...visited, ...rendered };
}

describe('the audio of a place', () => {
  it('is played by the app’s player', async () => {
    const { user, phase } = await show(PLACE, 'app');
    await user.click(button('Play'));
    expect(phase()).toBe('1 playing');
    expect(document.querySelector('audio')?.paused).toBe(true);
  });

  it('is played by the page itself in a preview', async () => {
    const { user, phase } = await show(PLACE, 'preview');
    await user.click(button('Play'));
    expect(phase()).toBe('closed');
    expect(document.querySelector('audio')?.paused).toBe(false);
  });

  it('needs no label if it is the only media', async () => {
    await show(PLACE, 'app');
    expect(screen.queryByText('Listen')).toBeNull();
    expect(button('Back 15 seconds')).toBeDefined();
  });

  it.each(['app', 'preview'] as const)('is a row below the video in the %s', async (where) => {
    await show(WITH_VIDEO, where);
    const video = await screen.findByRole('group', { name: 'Video: Luna Park' });
    expect(video.textContent).toContain('Watch');
    const audio = screen.getByRole('group', { name: 'Audio: Luna Park' });
    expect(audio.textContent).toContain('Listen');
    expect(screen.getAllByRole('button', { name: 'Back 15 seconds' })).toHaveLength(1);
  });
});
