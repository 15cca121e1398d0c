import type { Spot } from '../store/records.ts';
import { isForgotten } from './reply-memory.ts';
import type { SendParts } from './send-parts.ts';
import { isMadeBy, placeBody } from './spot-request.ts';

/** Makes a place of a spot, once, however often it is tried. */
export async function addSpotPlace(
  { store, call, now, editedSpotId }: SendParts,
  { id }: Spot,
  guideId: number,
): Promise<void> {
  const begun = await store.beginAttempt(id, (spot) =>
    // Its sheet may have opened since this step was chosen.
    editedSpotId() === id ? null : { guideId, body: placeBody(spot, guideId), triedAt: now() },
  );
  if (begun === null) return;
  const { spot, attempt } = begun;
  if (!(isForgotten(attempt.triedAt, now()) && (await isThere()))) {
    await call('addPendingPlace', {
      params: { id: attempt.guideId },
      body: attempt.body,
      idempotencyKey: spot.key,
    });
  }
  await store.finishSpot(id);

  async function isThere(): Promise<boolean> {
    const guide = await call('getPendingGuide', {
      params: { id: attempt.guideId },
      query: { include_places: true },
    });
    return (guide.pending_places ?? []).some((place) => isMadeBy(attempt.body, place));
  }
}
