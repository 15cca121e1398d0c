import { formatDistance } from '../../geo/distance.ts';
import { formatMinutes } from '../../text/durations.ts';
import type { WalkFinding, WalkFindingKind } from './submission-findings.ts';

export type FindingText = { readonly what: string; readonly advice: string };

/** Returns the title of a place. */
type NameOf = (stopId: number) => string;

type Texts = {
  readonly [Kind in WalkFindingKind]: (
    finding: Extract<WalkFinding, { readonly kind: Kind }>,
    name: (stopId: number) => string,
  ) => FindingText;
};

const TEXTS: Texts = {
  orderWithoutPath: () => ({
    what: 'This walk has an order but no path.',
    advice: 'Draw a path, or let people walk it in any order.',
  }),
  tooClose: ({ stopId, nextStopId, metres }, name) => ({
    what: `${name(stopId)} and ${name(nextStopId)} are only ${metres} m apart.`,
    advice: 'Phones can’t tell them apart. Join them, or let people start one themselves.',
  }),
  rarelyHeard: ({ stopId, passes, missed }, name) => ({
    what: `${name(stopId)} only started in time for ${shareReached(passes - missed, passes)} of walkers.`,
    advice: 'Make its zone bigger, or move it onto the path.',
  }),
  sometimesMissed: ({ stopId, passes, missed }, name) => ({
    what: `${name(stopId)} didn’t start in time for ${count(missed)} of the ${count(passes)} walkers who came by.`,
    advice: 'Try another size of zone, or move it onto the path.',
  }),
  startsEarly: ({ stopId, passes, early }, name) => ({
    what: `${name(stopId)} started over 40 m too early for ${share(early, passes)} of walkers.`,
    advice: 'Try a smaller zone.',
  }),
  startsElsewhere: ({ stopId, walks, falseStarts }, name) => ({
    what: `${name(stopId)} started for ${share(falseStarts, walks)} of walkers who never got there.`,
    advice: 'Try a smaller zone, or add a direction.',
  }),
  farFromPath: ({ stopId }, name) => ({
    what: `${name(stopId)} is a long way from the path.`,
    advice: 'People who stay on the path won’t hear it. Extend the path to it.',
  }),
  againstPath: ({ stopId, nextStopId, isFree }, name) => ({
    what: `The path reaches ${name(nextStopId)} before ${name(stopId)}, but the list doesn’t${isFree ? ', so people walk it in any order' : ''}.`,
    advice: 'Reorder the places to match the path.',
  }),
  openLoop: ({ stopId, nextStopId, metres }, name) => ({
    what: `It’s set as a loop, but ${name(stopId)} and ${name(nextStopId)} are ${formatDistance(metres)} apart.`,
    advice: 'Turn off “It’s a loop”, or draw the path back to the first place.',
  }),
  overlap: ({ stopId, nextStopId }, name) => ({
    what: `The zones of ${name(stopId)} and ${name(nextStopId)} overlap.`,
    advice: 'Where they do, one waits for the other. Make one of them smaller.',
  }),
  noAudio: ({ stopId }, name) => ({
    what: `${name(stopId)} has no audio, so people only hear a chime there.`,
    advice: 'That’s fine if people read it. Otherwise, add audio.',
  }),
  unknownLength: ({ stopId }, name) => ({
    what: `We don’t know yet how long the audio of ${name(stopId)} is.`,
    advice: 'We counted it as 1 min.',
  }),
  pileUp: ({ stopId, duringStopId, seconds }, name) => ({
    what: `At the usual pace, people reach ${name(stopId)} ${time(seconds)} before ${name(duringStopId)} ends.`,
    advice: 'It’ll be delayed by the audio before it. Shorter audio would help.',
  }),
  silence: ({ afterStopId, seconds }, name) => ({
    what:
      afterStopId === null
        ? `At the usual pace, there’s nothing to hear for the first ${time(seconds)}.`
        : `After ${name(afterStopId)} there’s nothing to hear for ${time(seconds)} at the usual pace.`,
    advice: 'That’s fine if there’s plenty to see. Otherwise, add a place.',
  }),
};

/** The text of a finding for creators and reviewers. */
export function describeFinding(finding: WalkFinding, nameOf: NameOf): FindingText {
  const quoted: NameOf = (stopId) => `“${nameOf(stopId)}”`;
  return textOf(finding, quoted);
}

function textOf<Kind extends WalkFindingKind>(
  finding: Extract<WalkFinding, { readonly kind: Kind }>,
  name: NameOf,
): FindingText {
  const text = TEXTS[finding.kind as Kind];
  return text(finding, name);
}

export function count(number: number): string {
  return number.toLocaleString('en-AU');
}

/** Never 0 % for something that happened, nor 100 % for something that didn't always. */
export function share(part: number, whole: number): string {
  const percent = Math.round((100 * part) / whole);
  if (percent === 0 && part > 0) return 'under 1%';
  return percent === 100 && part < whole ? '99%' : `${percent}%`;
}

/** Rounded down, so that 89.9 % never reads as the required 90 %. */
function shareReached(part: number, whole: number): string {
  const percent = Math.floor((100 * part) / whole);
  return percent === 0 && part > 0 ? 'under 1%' : `${percent}%`;
}

function time(seconds: number): string {
  return seconds < 60 ? `${Math.round(seconds)} s` : formatMinutes(Math.round(seconds / 60));
}
