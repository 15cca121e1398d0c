import { describe, expect, it } from 'vitest';
import { startPace } from './pace.ts';
import { someItem, someMedia, URI } from './upload-item.test-data.ts';
import {
  dueToStart,
  isUnderWay,
  percentOf,
  queueStep,
  type UploadEvent,
  type UploadQueue,
  type UploadState,
} from './upload-queue.ts';

const id = 'one';

const stateAfter = (...events: readonly UploadEvent[]): UploadState | undefined =>
  events.reduce(queueStep, [someItem()] as UploadQueue)[0]?.state;

const started: UploadEvent = { type: 'started', id, at: 0 };
const progressed = (sent: number, at: number): UploadEvent => ({
  type: 'progressed',
  id,
  sent,
  at,
});
const arrived: UploadEvent = { type: 'arrived', id, uri: URI };
const pausedBy = (by: 'person' | 'connection'): UploadEvent => ({ type: 'paused', id, by });
const checkedAs = (changes: Parameters<typeof someMedia>[0]): UploadEvent => ({
  type: 'checked',
  id,
  media: someMedia(changes),
});
const refused: UploadEvent = { type: 'failed', id, text: 'No', retryLabel: null };
const broken: UploadEvent = { type: 'failed', id, text: 'Broken', retryLabel: 'Try again' };

describe('an upload', () => {
  it.each<[string, readonly UploadEvent[], Partial<UploadState>]>([
    ['waits for its turn', [], { kind: 'waiting' }],
    ['starts', [started], { kind: 'uploading', sent: 0 }],
    ['progresses', [started, progressed(400, 9)], { kind: 'uploading', sent: 400 }],
    [
      'keeps what was sent when it is paused',
      [started, progressed(400, 9), pausedBy('person')],
      { kind: 'paused', sent: 400, by: 'person' },
    ],
    [
      'ignores late progress while it is paused',
      [started, pausedBy('person'), progressed(400, 9)],
      { kind: 'paused', sent: 0 },
    ],
    ['can be paused before its turn', [pausedBy('person')], { kind: 'paused' }],
    [
      'waits for its turn again when it is resumed',
      [started, progressed(400, 9), pausedBy('person'), { type: 'resumed', id }],
      { kind: 'waiting', sent: 400 },
    ],
    [
      'pauses when the connection is lost',
      [started, { type: 'connection lost' }],
      { kind: 'paused', by: 'connection' },
    ],
    [
      'continues automatically when the connection is back',
      [started, { type: 'connection lost' }, { type: 'connection found' }],
      { kind: 'waiting' },
    ],
    [
      'doesn’t continue automatically if a person paused it',
      [started, pausedBy('person'), { type: 'connection lost' }, { type: 'connection found' }],
      { kind: 'paused', by: 'person' },
    ],
    [
      'stays paused by the person who paused it without a connection',
      [started, pausedBy('connection'), pausedBy('person'), { type: 'connection found' }],
      { kind: 'paused', by: 'person' },
    ],
    ['is checked once it has arrived', [started, arrived], { kind: 'checking', uri: URI }],
    [
      'is still checked while its scan runs',
      [started, arrived, checkedAs({ state: 'pending', processing: 'pending' })],
      { kind: 'checking' },
    ],
    ['is ready', [started, arrived, checkedAs({})], { kind: 'ready' }],
    [
      'fails permanently if it is infected',
      [started, arrived, checkedAs({ state: 'infected' }), { type: 'retried', id }],
      { kind: 'failed', text: 'File infected - removed for security', retryLabel: null },
    ],
    [
      'can be sent again when its scan failed',
      [started, arrived, checkedAs({ state: 'error' }), { type: 'retried', id }],
      { kind: 'waiting', sent: 0 },
    ],
    ['fails when it is refused', [started, refused], { kind: 'failed', text: 'No' }],
    [
      'can be sent again when it broke',
      [started, broken, { type: 'retried', id }],
      { kind: 'waiting' },
    ],
    ['ignores failures after a pause', [started, pausedBy('person'), broken], { kind: 'paused' }],
  ])('%s', (_what, events, state) => {
    expect(stateAfter(...events)).toMatchObject(state);
  });

  it('is removed from the queue', () => {
    expect(stateAfter({ type: 'removed', id })).toBeUndefined();
  });

  it('measures its speed from the position that the server reports', () => {
    expect(stateAfter(started, progressed(900, 10), progressed(950, 1_010))).toMatchObject({
      pace: { bytesPerSecond: 50 },
    });
  });
});

describe('several uploads', () => {
  const three = ['a', 'b', 'c'].map((each) => someItem({ id: each }));

  it('start two at a time, in the order in which they were chosen', () => {
    expect(dueToStart(three)).toEqual(['a', 'b']);
    const one = queueStep(three, { type: 'started', id: 'a', at: 0 });
    expect(dueToStart(one)).toEqual(['b']);
    const two = queueStep(one, { type: 'started', id: 'b', at: 0 });
    expect(dueToStart(two)).toEqual([]);
    expect(dueToStart(queueStep(two, { type: 'arrived', id: 'a', uri: URI }))).toEqual(['c']);
  });

  it('start the next one when one is paused', () => {
    const busy = ['a', 'b'].reduce<UploadQueue>(
      (queue, each) => queueStep(queue, { type: 'started', id: each, at: 0 }),
      three,
    );
    expect(dueToStart(queueStep(busy, { type: 'paused', id: 'b', by: 'person' }))).toEqual(['c']);
  });
});

describe('a file that is chosen again after a reload', () => {
  const interrupted = someItem({ id: 'before', state: { kind: 'interrupted' } });

  it('replaces the interrupted upload', () => {
    const queue = queueStep([interrupted], { type: 'added', items: [someItem()] });
    expect(queue.map((item) => item.id)).toEqual([id]);
  });

  it.each([{ fileName: 'other.mp4' }, { size: 1_001 }, { field: 'cover' }])(
    'doesn’t replace it if it differs in %j',
    (difference) => {
      const queue = queueStep([interrupted], { type: 'added', items: [someItem(difference)] });
      expect(queue).toHaveLength(2);
    },
  );
});

describe('closing the tab', () => {
  it.each<[UploadState, boolean, boolean]>([
    [{ kind: 'waiting', sent: 0 }, true, true],
    [{ kind: 'uploading', sent: 0, pace: startPace(0, 0) }, true, true],
    [{ kind: 'paused', sent: 0, by: 'connection' }, true, true],
    [{ kind: 'paused', sent: 0, by: 'person' }, false, false],
    [{ kind: 'checking', uri: URI, media: null }, false, true],
    [{ kind: 'ready', media: someMedia() }, false, true],
    [{ kind: 'interrupted' }, false, false],
    [{ kind: 'failed', text: 'No', retryLabel: null }, false, false],
  ])('interrupts %o: in the library %s, for a field %s', (state, inLibrary, forField) => {
    expect(isUnderWay(someItem({ state }))).toBe(inLibrary);
    expect(isUnderWay(someItem({ state, field: 'cover' }))).toBe(forField);
  });
});

describe('the percentage', () => {
  it.each([
    [0, 0],
    [254, 25],
    [1_000, 99],
  ])('of %s out of 1,000 bytes sent is %s', (sent, percent) => {
    expect(percentOf(someItem({ state: { kind: 'waiting', sent } }))).toBe(percent);
  });

  it('is a hundred once everything has arrived', () => {
    expect(percentOf(someItem({ state: { kind: 'checking', uri: URI, media: null } }))).toBe(100);
  });
});
