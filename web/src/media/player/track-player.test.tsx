// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { button, field } from '../../ui/testing/queries.test-data.ts';
import { renderPage } from '../../ui/testing/render-page.test-data.tsx';
import { PlayerSlotContext } from './player-slot.ts';
import { createResumePoints } from './resume-points.ts';
import { slotOf, visit } from './some-player.test-data.ts';
import { someTrack } from './track.test-data.ts';
import { resumeKeyOf } from './track.ts';
import { TrackPlayer, type TrackPlayerProps } from './track-player.tsx';

beforeEach(() => localStorage.clear());

/** The player on the page of the first place. */
async function openPlace(props: Partial<TrackPlayerProps> = {}) {
  const visited = visit();
  const slot = slotOf(visited.player);
  const Place = () => (
    <PlayerSlotContext value={slot}>
      <TrackPlayer track={someTrack(1)} src="/page.mp3" title="Place 1" artwork={null} {...props} />
    </PlayerSlotContext>
  );
  const rendered = await renderPage(Place, { page: 'placeDetail', guideId: 9, placeId: 1 });
  return { ...visited, ...rendered };
}

const deviceResumePoint = () =>
  createResumePoints(localStorage).find(resumeKeyOf(someTrack(1).audio));

const pageElement = () => document.querySelector('audio');

describe('the player on the page of a place', () => {
  it('has the app play it, and the focus stays on the button', async () => {
    const { user, phase } = await openPlace();
    button('Play').focus();
    await user.keyboard('{Enter}');
    expect(phase()).toBe('1 playing');
    expect(pageElement()?.paused).toBe(true);
    expect(document.activeElement).toBe(button('Pause'));
    await user.keyboard('{Enter}');
    expect(phase()).toBe('1 paused');
  });

  it('leaves another place playing until its own button is pressed', async () => {
    const { user, player, phase } = await openPlace();
    act(() => player.play(someTrack(2)));
    expect(button('Play')).toBeDefined();
    await user.click(button('Play'));
    expect(phase()).toBe('1 playing');
  });

  it('offers the next place, which plays without leaving the page', async () => {
    const { user, player, arrive, say, phase, currentEntry } = await openPlace();
    act(() => player.play(someTrack(1)));
    act(() => arrive());
    act(() => say('ended'));
    await user.click(button('Play next place Place 2'));
    expect(phase()).toBe('2 playing');
    expect(button('Play')).toBeDefined();
    expect(currentEntry()).toMatchObject({ placeId: 1 });
    expect(document.activeElement).not.toBe(document.body);
  });

  it('plays again from the start when it has ended', async () => {
    const { user, player, element, arrive, say, phase } = await openPlace();
    act(() => player.play(someTrack(1)));
    act(() => arrive());
    act(() => {
      element.currentTime = 24;
      say('ended');
    });
    expect(screen.queryByRole('button', { name: 'Play' })).toBeNull();
    await user.click(button('Play again'));
    expect(element.currentTime).toBe(0);
    expect(phase()).toBe('1 playing');
  });

  it('remembers a step made before the file has loaded', async () => {
    const { user } = await openPlace();
    await user.click(button('Forward 15 seconds'));
    expect(deviceResumePoint()).toBe(15);
  });

  it('has a switch for playing one place after another', async () => {
    const { user, player } = await openPlace();
    await user.click(field('Play places one after another'));
    expect(player.getState().settings.isContinuous).toBe(true);
    expect(field('Play places one after another')).toHaveProperty('checked', true);
  });

  it('has no such switch where there is one place only', async () => {
    const track = someTrack(1);
    await openPlace({ track: { ...track, queue: track.queue.slice(0, 1) } });
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('is a labelled row beside a video, until it is played', async () => {
    const { user } = await openPlace({ label: 'Listen', isCompact: true });
    expect(screen.getByText('Listen')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Back 15 seconds' })).toBeNull();
    await user.click(button('Play'));
    expect(button('Back 15 seconds')).toBeDefined();
  });
});
