// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PlayerSlotContext } from '../../media/player/player-slot.ts';
import { slotOf, visit } from '../../media/player/some-player.test-data.ts';
import { someTrack } from '../../media/player/track.test-data.ts';
import { renderPage } from '../../ui/testing/render-page.test-data.tsx';
import { HeardPlaces } from './heard-places.tsx';
import { parseVisits, printVisits } from './stored-visits.ts';

afterEach(() => localStorage.clear());

const KEY = 'laneway.visits.visitor';

async function listen() {
  const track = someTrack(1);
  const { guideId, placeId } = track;
  const opened = { placeIds: [placeId], openedIds: [placeId], visitedIds: [] };
  const guide = { guideId, ...opened, lastPlaceId: placeId, isOver: false };
  localStorage.setItem(KEY, printVisits([guide]));
  const app = visit();
  const Page = () => (
    <PlayerSlotContext value={slotOf(app.player)}>
      <HeardPlaces />
    </PlayerSlotContext>
  );
  await renderPage(Page, { page: 'guidesHomePage' });
  act(() => app.player.play(track));
  const heardIds = () => parseVisits(localStorage.getItem(KEY))[0]?.heardIds ?? [];
  return { ...app, placeId, heardIds };
}

it('a place that was heard nearly to its end is recorded', async () => {
  const { placeId, heardIds, arrive, element } = await listen();
  const listenUntil = (seconds: number) =>
    act(() => {
      element.currentTime = seconds;
      element.dispatchEvent(new Event('seeked'));
    });
  act(() => arrive(24));
  listenUntil(4);
  expect(heardIds()).toEqual([]);
  listenUntil(22);
  expect(heardIds()).toEqual([placeId]);
});

it('a place that has ended is recorded', async () => {
  const { placeId, heardIds, say } = await listen();
  act(() => say('ended'));
  expect(heardIds()).toEqual([placeId]);
});
