import type { AddPendingPlaceBody, PendingPlace } from '@laneway/contract/authoring';
import { writeContent } from '@laneway/contract/editing/content-fields';
import { PLACE_FIELDS } from '@laneway/contract/editing/place-fields';
import { EMPTY_PLACE, movePlace } from '@laneway/domain/guides/place-content';
import { providedText } from '@laneway/domain/guides/placeholder';
import { DAY_MS } from '@laneway/domain/timing';
import { allItems, cursorOf, headedPage } from '../../../api/cursor-pages.ts';
import type { Outing, Spot } from '../store/records.ts';
import { appendPath } from './append-path.ts';
import { nextStep, type SendStep } from './next-step.ts';
import { type SendFailure, sendFailureOf } from './send-failure.ts';
import type { SendParts } from './send-parts.ts';

/** The server stores replies for two days; a day is left for wrong clocks. */
const REMEMBERED_MS = DAY_MS;

/** The reasons why outings, spots or paths weren't sent, by id. */
export type Refusals = ReadonlyMap<string, string>;

export type SendListeners = {
  readonly onStep: (step: SendStep, sentBytes: number) => void;
  /** Called when something was added to a guide. */
  readonly onSent: (pendingGuideId: number) => void;
  readonly onBroken: (error: unknown) => void;
};

export type SendOutcome = {
  readonly stoppedBy: 'nothing left' | Exclude<SendFailure['kind'], 'refused'>;
  readonly refusals: Refusals;
};

/**
 * Sends everything stored on this device, step by step, each decided by the stored data. It may be killed at any point
 * and run again: a finished step is recognised by the server or in the guide. Only one tab may run it at a time.
 */
export async function sendSpots(
  parts: SendParts,
  { onStep, onSent, onBroken }: SendListeners,
): Promise<SendOutcome> {
  const { store, now } = parts;
  const refusals = new Map<string, string>();
  for (;;) {
    const contents = await store.read();
    const editedSpotId = parts.editedSpotId();
    const step = nextStep(contents, { held: new Set(refusals.keys()), editedSpotId, now: now() });
    if (step === null) {
      await store.clearFinishedOutings(now());
      return { stoppedBy: 'nothing left', refusals };
    }
    onStep(step, 0);
    try {
      await carryOut(step);
    } catch (error) {
      const failure = sendFailureOf(error);
      if (failure.kind === 'broken') onBroken(error);
      if (failure.kind !== 'refused') return { stoppedBy: failure.kind, refusals };
      if (failure.isOver && step.kind === 'add place') await store.endAttempt(step.spot.id);
      refusals.set(failure.holds === 'outing' ? outingIdOf(step) : itemIdOf(step), failure.text);
    }
  }

  async function carryOut(step: SendStep): Promise<void> {
    switch (step.kind) {
      case 'create guide':
        return await createOutingGuide(parts, step.outing);
      case 'upload': {
        const { spot, part, file } = step;
        const uri = await parts.upload(spot, part, file, (bytes) => onStep(step, bytes));
        return await store.saveUpload(spot.id, part, file.id, uri);
      }
      case 'add place':
        await addSpotPlace(parts, step.spot, step.guideId);
        return onSent(step.guideId);
      case 'append path':
        await appendPath(parts, step.path, step.guideId);
        return onSent(step.guideId);
    }
  }
}

function outingIdOf(step: SendStep): string {
  switch (step.kind) {
    case 'create guide':
      return step.outing.id;
    case 'upload':
    case 'add place':
      return step.spot.walkId;
    case 'append path':
      return step.path.walkId;
  }
}

function itemIdOf(step: SendStep): string {
  switch (step.kind) {
    case 'create guide':
      return step.outing.id;
    case 'upload':
    case 'add place':
      return step.spot.id;
    case 'append path':
      return step.path.id;
  }
}

/** Creates the guide of an outing that began without one, once. */
async function createOutingGuide(
  { userId, store, call, now }: SendParts,
  outing: Outing,
): Promise<void> {
  const { id, title, guideKey, guideTriedAt } = outing;
  if (guideTriedAt === null) await store.changeOuting(id, { guideTriedAt: now() });
  const made = isForgotten(guideTriedAt, now()) ? await findCreatedGuide() : null;
  const guideId = made ?? (await create());
  await store.changeOuting(id, { guideId });

  async function create(): Promise<number> {
    const body = { pg_title: title };
    const guide = await call('createPendingGuide', { body, idempotencyKey: guideKey });
    return guide.pg_id;
  }

  /** The title contains the minute in which the outing began, so it is unique. */
  async function findCreatedGuide(): Promise<number | null> {
    const guides = await allItems((cursor) =>
      headedPage((onHeaders) => call('listAuthoredGuides', { query: cursorOf(cursor), onHeaders })),
    );
    const found = guides.find(
      ({ pg_title, pg_author_id }) => pg_title === title && pg_author_id === userId,
    );
    return found?.pg_id ?? null;
  }
}

/** Creates the place of a spot only once, however often it is tried. */
async function addSpotPlace(
  { store, call, now, editedSpotId }: SendParts,
  { id }: Spot,
  guideId: number,
): Promise<void> {
  const begun = await store.beginAttempt(id, (spot) =>
    // The spot's sheet may have been opened since this step was chosen.
    editedSpotId() === id ? null : { guideId, body: placeBody(spot, guideId), triedAt: now() },
  );
  if (begun === null) return;
  const { spot, attempt } = begun;
  if (!(isForgotten(attempt.triedAt, now()) && (await isOnServer()))) {
    await call('addPendingPlace', {
      params: { id: attempt.guideId },
      body: attempt.body,
      idempotencyKey: spot.key,
    });
  }
  await store.finishSpot(id);

  async function isOnServer(): Promise<boolean> {
    const guide = await call('getPendingGuide', {
      params: { id: attempt.guideId },
      query: { include_places: true },
    });
    return (guide.pending_places ?? []).some((place) => isMadeBy(attempt.body, place));
  }
}

/** The request body for a spot's place, from stored data only. */
function placeBody(spot: Spot, guideId: number): AddPendingPlaceBody {
  const content = movePlace(
    {
      ...EMPTY_PLACE,
      title: providedText(spot.title),
      image: spot.imageUri,
      audio: spot.audioUri,
    },
    spot.point,
  );
  return {
    ...writeContent(PLACE_FIELDS, content),
    pp_pg_id: guideId,
    pp_original_p_id: null,
    pp_pending_status: 'draft',
  };
}

/** True if a place was created by this request. */
function isMadeBy(body: AddPendingPlaceBody, place: PendingPlace): boolean {
  return (
    place.pp_location === body.pp_location &&
    place.pp_title === body.pp_title &&
    providedText(place.pp_image) === providedText(body.pp_image) &&
    providedText(place.pp_audio) === providedText(body.pp_audio)
  );
}

/**
 * True if the server may have deleted the reply to a request first sent then, so that repeating it would carry it out
 * twice.
 */
function isForgotten(triedAt: number | null, now: number): boolean {
  return triedAt !== null && Math.abs(now - triedAt) > REMEMBERED_MS;
}
