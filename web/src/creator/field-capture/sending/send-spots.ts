import { addSpotPlace } from './add-spot-place.ts';
import { appendPath } from './append-path.ts';
import { createWalkGuide } from './create-walk-guide.ts';
import { nextStep, type SendStep } from './next-step.ts';
import { type SendFailure, sendFailureOf } from './send-failure.ts';
import type { SendParts } from './send-parts.ts';

/** Why a walk, a spot or a path was not sent, by its id. */
export type Refusals = ReadonlyMap<string, string>;

export type SendListeners = {
  readonly onStep: (step: SendStep, sentBytes: number) => void;
  /** A guide has got something. */
  readonly onSent: (pendingGuideId: number) => void;
  readonly onBroken: (error: unknown) => void;
};

export type SendOutcome = {
  readonly stoppedBy: 'nothing left' | Exclude<SendFailure['kind'], 'refused'>;
  readonly refusals: Refusals;
};

/**
 * Sends everything that is kept on this device, step by step, each decided by what is stored. It may be killed at any
 * point and run again: a step that was done already is recognised by the server or in the guide. Only one tab may run
 * it at a time.
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
      await store.clearFinishedWalks(now());
      return { stoppedBy: 'nothing left', refusals };
    }
    onStep(step, 0);
    try {
      await take(step);
    } catch (error) {
      const failure = sendFailureOf(error);
      if (failure.kind === 'broken') onBroken(error);
      if (failure.kind !== 'refused') return { stoppedBy: failure.kind, refusals };
      if (failure.isOver && step.kind === 'add place') await store.endAttempt(step.spot.id);
      refusals.set(failure.holds === 'walk' ? walkIdOf(step) : itemIdOf(step), failure.text);
    }
  }

  async function take(step: SendStep): Promise<void> {
    switch (step.kind) {
      case 'create guide':
        return await createWalkGuide(parts, step.walk);
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

function walkIdOf(step: SendStep): string {
  switch (step.kind) {
    case 'create guide':
      return step.walk.id;
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
      return step.walk.id;
    case 'upload':
    case 'add place':
      return step.spot.id;
    case 'append path':
      return step.path.id;
  }
}
