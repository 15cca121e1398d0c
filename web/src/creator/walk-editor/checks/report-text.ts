import { count, share } from '@laneway/domain/walk/simulation/findings-text';
import { GREEN_SHARE, type Grade } from '@laneway/domain/walk/simulation/grade';
import type { StopReport, WalkReport } from '@laneway/domain/walk/simulation/report';
import { MAX_EARLY } from '@laneway/domain/walk/simulation/zone-sizes';
import { SURROUNDINGS_WORDS } from '@laneway/domain/walk/text/walk-words';
import type { ChipTone } from '../../../ui/chip.tsx';
import type { IconName } from '../../../ui/icon.tsx';

export type GradeLook = {
  readonly word: string;
  readonly icon: IconName;
  readonly tone: ChipTone;
};

/** Colour, word and icon have the same meaning. */
export const GRADE_LOOKS: Readonly<Record<Grade, GradeLook>> = {
  green: { word: 'Reliable', icon: 'check', tone: 'done' },
  amber: { word: 'Sometimes missed', icon: 'warning', tone: 'waiting' },
  red: { word: 'Often missed', icon: 'close', tone: 'danger' },
};

/** The results of all walkers in one sentence. */
export function summaryText({ walks, totals, stops }: WalkReport): string {
  const who = totals.complete === walks ? `All ${count(walks)}` : of(totals.complete, walks);
  const allStartByThemselves = stops.every(({ passes }) => passes > 0);
  return `${who} walkers hear every place${allStartByThemselves ? '' : ' that starts by itself'} in time.`;
}

export function basisText({ walks, surroundings }: WalkReport): string {
  return `${count(walks)} simulated walks. Surroundings: ${SURROUNDINGS_WORDS[surroundings]}. Real phones and streets can differ.`;
}

export type Figure = {
  readonly label: string;
  readonly value: string;
  /** Null if it can't be graded. */
  readonly grade: Grade | null;
};

/** The results of a place; null if no walker had to hear it. */
export function figuresOf(stop: StopReport, walks: number): readonly Figure[] | null {
  const { passes, missed, early, queued, latenessP95, grade } = stop;
  if (passes === 0) return null;
  return [
    { label: 'In time', value: of(passes - missed, passes), grade },
    {
      label: 'Too early',
      value: share(early, passes),
      grade: early > MAX_EARLY * passes ? 'amber' : 'green',
    },
    {
      label: 'Starts within',
      value: latenessP95 === null ? '–' : `${Math.round(latenessP95)} s`,
      grade: null,
    },
    { label: 'Delayed by the audio before it', value: share(queued, passes), grade: null },
    ...rareFigures(stop, walks),
  ];
}

const RARE = [
  ['doubles', 'Heard twice'],
  ['wrongOrder', 'Out of order'],
  ['falseStarts', 'Heard elsewhere'],
] as const;

/** Events that should never happen are only mentioned if they did. */
function rareFigures(stop: StopReport, walks: number): readonly Figure[] {
  return RARE.filter(([name]) => stop[name] > 0).map(([name, label]) => ({
    label,
    value: share(stop[name], walks),
    grade: 'amber',
  }));
}

/** As counts, because a share of 99 % may be reliable or not. */
function of(part: number, whole: number): string {
  return `${count(part)} of ${count(whole)}`;
}

export const FIGURES_LEGEND = `Each place counts the walkers who came by. The others took a detour, started elsewhere, went backwards or had locked their phone. “In time” means it starts before someone is 10 m past the place, “too early” over 40 m before its zone. 19 in 20 walkers hear it within the seconds shown after they enter the zone. “Reliable” means in time for ${count(1_000 * (1 - GREEN_SHARE))} of ${count(1_000)} or more.`;
