import { formatDistance } from '@laneway/domain/geo/distance';
import { type PlaceNames, placeName } from '../place-name.ts';
import { shortTime } from '../short-time.ts';
import type { LogFact, WalkerNotice } from './log-lines.ts';

/** Within this distance, someone is described as at the edge. */
const EDGE_METRES = 1.5;

/** Keeps units with their numbers at the end of a line. */
const UNIT = /(\d) (?=(?:m|km|s|min)\b)/g;

export function logText(fact: LogFact, names: PlaceNames): string {
  return textOf(fact, names).replace(UNIT, '$1\u00a0');
}

function textOf(fact: LogFact, names: PlaceNames): string {
  const name: NameOf = (stopId) => placeName(names, stopId);
  switch (fact.what) {
    case 'starts':
      return `${name(fact.stopId)} starts${whereText(fact.outside)}`;
    case 'ends':
      return `${name(fact.stopId)} ends`;
    case 'waits':
      return fact.duringStopId === null
        ? `${name(fact.stopId)} is delayed by the audio before it`
        : `${name(fact.duringStopId)} is still playing, so ${name(fact.stopId)} waits`;
    case 'locked':
      return `The phone is locked for ${shortTime(fact.seconds)}, so it has no position`;
    case 'unlocked':
      return 'The phone is unlocked';
    case 'noPosition':
      return `No position for ${shortTime(fact.seconds)}${fact.isNotified ? ', and the phone says so' : ''}`;
    case 'soundless':
      return `${name(fact.stopId)} has no audio, so people only hear a chime there`;
    case 'joins':
      return `Starts at ${name(fact.stopId)}, so ${listed(fact.skipped.map(name))} ${fact.skipped.length === 1 ? 'isn’t' : 'aren’t'} on this walk`;
    case 'notice':
      return noticeText(fact.notice, name);
    case 'led':
      return 'You move the walker';
  }
}

function whereText(outside: number | null): string {
  if (outside === null) return '';
  if (Math.abs(outside) < EDGE_METRES) return ', at the edge of its zone';
  const metres = formatDistance(Math.abs(outside));
  return outside < 0
    ? `, ${metres} inside its zone`
    : `, ${metres} outside its zone (the phone’s position is off)`;
}

type NameOf = (stopId: number) => string;

const NOTICE_TEXTS: {
  readonly [What in WalkerNotice['what']]: (
    notice: Extract<WalkerNotice, { readonly what: What }>,
    name: NameOf,
  ) => string;
} = {
  offRoute: ({ metres }) => `${formatDistance(metres)} off the route`,
  backOnRoute: () => 'Back on the route',
  lost: () => 'Lost the position',
  found: () => 'Found the position again',
  missed: ({ stopIds, because }, name) => {
    const isOne = stopIds.length === 1;
    const reason = isOne
      ? ', because it comes later in the list'
      : ', because they come later in the list';
    return `Walked past ${listed(stopIds.map(name))} without hearing ${isOne ? 'it' : 'them'}${because === 'order' ? reason : ''}`;
  },
  ask: ({ stopId }, name) => `Asks whether to play ${name(stopId)}`,
  unheard: ({ stopId }, name) =>
    `Back at ${name(stopId)}, which wasn’t heard. Asks whether to play it`,
  left: ({ stopIds: [first = -1] }, name) =>
    `That was the last place. Asks whether to go on with ${name(first)}`,
  finished: () => 'That was the last place',
};

function noticeText<What extends WalkerNotice['what']>(
  notice: Extract<WalkerNotice, { readonly what: What }>,
  name: NameOf,
): string {
  const text = NOTICE_TEXTS[notice.what as What];
  return text(notice, name);
}

function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
