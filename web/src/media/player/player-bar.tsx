import { useEffect, useState } from 'react';
import { usePlaces } from '../../api/queries/places.ts';
import { useQueryState } from '../../api/use-query-state.ts';
import { isDashboardEntry } from '../../core/navigation/entry.ts';
import { currentEntry } from '../../core/navigation/nav-state.ts';
import { useNavigation, useNavState } from '../../core/navigation/navigation-context.tsx';
import type { Entry } from '../../core/navigation/pages.ts';
import { walkBelow } from '../../core/navigation/walk-below.ts';
import { useStore } from '../../core/use-store.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { MiniPlayer } from './mini-player.tsx';
import { type AppPlayer, isSounding, type OpenPlayback, offeredTrack } from './playback.ts';
import { hasWords, isOfDraft, type PlaceWords, type Track, trackOf } from './track.ts';
import { playerOutOfSight, useAppPlayer, usePlayback } from './use-app-player.ts';

const ReadAlongDialog = lazyComponent(
  async () => (await import('./read-along.tsx')).ReadAlongDialog,
);

/** The current track, below every page but its own; there too once its controls are scrolled out of sight. */
export function PlayerBar() {
  const player = useAppPlayer();
  const playback = usePlayback(player);
  // A draft's track plays in its dialog, which may be open on a dashboard.
  if (playback.kind === 'closed' || isOfDraft(playback.track)) return null;
  return <OpenBar player={player} playback={playback} />;
}

type OpenBarProps = { readonly player: AppPlayer; readonly playback: OpenPlayback };

function OpenBar({ player, playback }: OpenBarProps) {
  const { openPlace } = useNavigation();
  const { track } = playback;
  const entry = useNavState(currentEntry);
  const isOverWalk = useNavState(walkBelow) !== null;
  const isOnDashboard = isDashboardEntry(entry);
  const words = useFreshTrack(player, track);
  const [isReading, setIsReading] = useState(false);
  useEffect(() => {
    // There are no controls to pause it with here.
    if (isOnDashboard) player.pause();
  }, [player, isOnDashboard]);
  // The page of a walk shows and announces its own track, and a place opened from a walk shows the walk's bar.
  const isWalked = isHiddenByWalk(playback, entry) || isOverWalk;
  const outOfSight = useStore(playerOutOfSight);
  const isOnItsPage = isPageOf(track, entry);
  const isShown = !isOnDashboard && !(isOnItsPage && outOfSight === null) && !isWalked;
  const open = () => {
    if (isOnItsPage) outOfSight?.scrollIntoView({ block: 'center' });
    else openPlace(track.guideId, track.placeId);
  };
  return (
    <>
      <div role="status">
        <VisuallyHidden>
          {isWalked ? '' : spokenText(playback, isShown && !isOnItsPage)}
        </VisuallyHidden>
      </div>
      {isShown && (
        <MiniPlayer
          player={player}
          playback={playback}
          onOpen={open}
          onRead={words === null ? null : () => setIsReading(true)}
        />
      )}
      {isShown && isReading && words !== null && (
        <ReadAlongDialog
          player={player}
          playback={playback}
          place={words}
          onClose={() => setIsReading(false)}
        />
      )}
    </>
  );
}

/**
 * Keeps the track up to date with the server, and ends it once the listener has lost access. Returns what can be read
 * of its place; null if there is nothing.
 */
function useFreshTrack(player: AppPlayer, track: Track): PlaceWords | null {
  const places = useQueryState(usePlaces(track.guideId));
  const found = places.kind === 'ready' ? places.data : null;
  const isLost = places.kind === 'closed' || places.kind === 'missing';
  const { guideId, guideTitle, placeId } = track;
  useEffect(() => {
    if (isLost) player.stop();
  }, [player, isLost]);
  useEffect(() => {
    if (found === null) return;
    const fresh = trackOf({ id: guideId, title: guideTitle }, found, placeId);
    if (fresh !== null) player.refresh(fresh);
  }, [player, found, guideId, guideTitle, placeId]);
  const place = found?.find(({ p_id }) => p_id === placeId);
  return place !== undefined && hasWords(place) ? place : null;
}

/** A walk shows its own audio, and nobody goes on with another guide’s that is paused. */
function isHiddenByWalk({ track, media }: OpenPlayback, entry: Entry): boolean {
  return entry.page === 'walk' && (entry.guideId === track.guideId || !isSounding(media));
}

function isPageOf(track: Track, entry: Entry): boolean {
  return (
    entry.page === 'placeDetail' &&
    entry.guideId === track.guideId &&
    entry.placeId === track.placeId
  );
}

/** The text for screen readers: which place is playing, if no page shows it, and that one has ended. */
function spokenText(playback: OpenPlayback, isShown: boolean): string {
  const { media, track } = playback;
  const next = offeredTrack(playback);
  if (media.phase === 'ended') {
    return next === null
      ? `${track.title} has ended.`
      : `${track.title} has ended. Next place: ${next.title}.`;
  }
  return isShown && media.phase === 'playing' ? `Now playing: ${track.title}` : '';
}
