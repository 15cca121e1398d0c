import { capitalised } from '@laneway/domain/text/capitalised';
import type { Pace, PaceTimeline } from '@laneway/domain/walk/simulation/timeline';
import { type PlaceNames, placeName } from '../place-name.ts';
import { shortTime } from '../short-time.ts';

export type TimelineSentence = {
  readonly key: string;
  readonly kind: 'silence' | 'pileUp';
  /** The place to show; null for the time before the first. */
  readonly stopId: number | null;
  readonly text: string;
};

type Finding = {
  readonly pace: Pace;
  readonly seconds: number;
  readonly key: string;
  readonly kind: TimelineSentence['kind'];
  readonly stopId: number | null;
  readonly say: (time: string) => string;
};

/** Silences and overlaps, one sentence for all affected paces. */
export function timelineSentences(
  timelines: readonly PaceTimeline[],
  names: PlaceNames,
): readonly TimelineSentence[] {
  const byKey = Map.groupBy(
    timelines.flatMap((timeline) => findingsOf(timeline, names)),
    ({ key }) => key,
  );
  return [...byKey.values()].flatMap((found) => {
    const worst = found.toSorted((a, b) => b.seconds - a.seconds)[0];
    if (worst === undefined) return [];
    const { key, kind, stopId, say, seconds } = worst;
    const upTo = found.length > 1 ? 'up to ' : '';
    const sentence = say(`${upTo}${shortTime(seconds)}`);
    const text = `${sentence}${whoText(found.map(({ pace }) => pace))}`;
    return [{ key, kind, stopId, text: capitalised(text) }];
  });
}

function findingsOf(
  { pace, silences, pileUps }: PaceTimeline,
  names: PlaceNames,
): readonly Finding[] {
  return [
    ...silences.map(({ afterStopId, seconds }): Finding => {
      const where =
        afterStopId === null ? 'before the first place' : `after ${placeName(names, afterStopId)}`;
      const say = (time: string) => `${time} of silence ${where}`;
      const key = `silence ${afterStopId}`;
      return { pace, seconds, key, kind: 'silence', stopId: afterStopId, say };
    }),
    ...pileUps.map(({ stopId, duringStopId, seconds }): Finding => {
      const [next, before] = [placeName(names, stopId), placeName(names, duringStopId)];
      const say = (time: string) => `${next} comes up while ${before} still has ${time} to go`;
      const key = `pile-up ${duringStopId} ${stopId}`;
      return { pace, seconds, key, kind: 'pileUp', stopId, say };
    }),
  ];
}

/** The affected walkers, unless it is everyone. Two affected paces are always neighbouring. */
function whoText(paces: readonly Pace[]): string {
  const [isSlow, isUsual, isFast] = [0.8, 1.2, 1.5].map((pace) =>
    paces.some((each) => each === pace),
  );
  if (isSlow && isFast) return '';
  if (isSlow) return isUsual ? ', unless people walk fast' : ', for slow walkers';
  if (isFast) return isUsual ? ', unless people walk slowly' : ', for fast walkers';
  return ', at the usual pace';
}
