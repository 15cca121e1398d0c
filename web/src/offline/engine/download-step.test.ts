import { exampleGuide } from '@laneway/contract/examples.test-data';
import type { OfflinePack } from '@laneway/contract/offline-pack';
import { OFFLINE_PART_BYTES } from '@laneway/domain/offline/parts';
import { downloadProgress } from '@laneway/domain/offline/progress';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type DownloadEffect,
  type DownloadEvent,
  type DownloadState,
  type FetchFailure,
  FIRST_STATE,
  isOver,
  progressStep,
} from './download.ts';
import { downloadStep, pauseMs } from './download-step.ts';

/** A pack whose files have so many parts. */
function packOf(parts: readonly number[]): OfflinePack {
  return {
    pack_version: 1,
    version: 'v1',
    generated_at: '2026-11-16T10:00:00.000Z',
    guide: exampleGuide,
    places: [],
    media: parts.map((count, file) => ({
      url: `/media/bucket/${file}`,
      source: `/api/offline-media/bucket/${file}`,
      type: 'audio/mpeg',
      size: count * OFFLINE_PART_BYTES,
      sha256: String(file).padStart(64, '0'),
      parts: Array.from({ length: count }, () => '0'.repeat(64)),
    })),
    size_bytes: 0,
    tiles: null,
  };
}

const FAILURES: readonly FetchFailure[] = ['unreached', 'busy', 'damaged', 'refused', 'gone'];
const bytes = new Blob([]);

/** What the outside makes of an effect, when all goes well or when a fetch fails. */
function outcome(
  effect: DownloadEffect,
  pack: OfflinePack,
  why: FetchFailure | null,
): DownloadEvent {
  switch (effect.type) {
    case 'ask for pack':
      return why === null ? { type: 'pack arrived', pack } : { type: 'pack failed', why };
    case 'check':
      return {
        type: 'checked',
        inventory: pack.media.map(({ parts }) => [...parts.keys()]),
        freeBytes: null,
      };
    case 'stage':
      return { type: 'staged' };
    case 'fetch part': {
      const { ref } = effect;
      return why === null
        ? { type: 'part arrived', ref, bytes }
        : { type: 'part failed', ref, why };
    }
    case 'write part':
      return { type: 'part written', ref: effect.ref };
    case 'finish file':
      return { type: 'file finished', file: effect.file };
    case 'fetch map':
      return { type: 'map done', missing: 0 };
    case 'save':
      return { type: 'saved' };
    case 'pause':
      return { type: 'pause over' };
  }
}

/** Lets effects end in an arbitrary order, and some fetches fail; returns every state on the way. */
function play(pack: OfflinePack, choices: Iterator<{ pick: number; why: FetchFailure | null }>) {
  const states: DownloadState[] = [FIRST_STATE];
  let pending: DownloadEffect[] = [{ type: 'ask for pack' }];
  const effects: DownloadEffect[] = [...pending];
  for (let state = FIRST_STATE; pending.length > 0 && states.length < 2_000; ) {
    const { pick, why } = choices.next().value ?? { pick: 0, why: null };
    const effect = pending[pick % pending.length] ?? pending[0];
    if (effect === undefined) break;
    pending = pending.filter((each) => each !== effect);
    const step = downloadStep(state, outcome(effect, pack, why));
    state = step.state;
    states.push(state);
    pending.push(...step.effects);
    effects.push(...step.effects);
    expect(pending.filter(({ type }) => type === 'fetch part').length).toBeLessThanOrEqual(1);
    const writes = pending.filter(({ type }) => type === 'write part' || type === 'finish file');
    expect(writes.length).toBeLessThanOrEqual(1);
  }
  return { states, effects, last: states.at(-1) ?? FIRST_STATE };
}

const packs = fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 6 }).map(packOf);
const choice = (failures: readonly (FetchFailure | null)[]) =>
  fc.infiniteStream(fc.record({ pick: fc.nat(5), why: fc.constantFrom(...failures) }));

describe('a download', () => {
  it('stores every part of every file once, in whichever order things end', () => {
    fc.assert(
      fc.property(packs, choice([null]), (pack, choices) => {
        const { effects, last } = play(pack, choices);
        expect(last).toEqual({ kind: 'complete', missing: 0 });
        const fetched = effects.filter((each) => each.type === 'fetch part').length;
        expect(fetched).toBe(pack.media.reduce((sum, { parts }) => sum + parts.length, 0));
        expect(effects.filter((each) => each.type === 'finish file')).toHaveLength(
          pack.media.length,
        );
      }),
    );
  });

  it('always ends, whatever fails, and counts what it skipped', () => {
    fc.assert(
      fc.property(packs, choice([null, null, ...FAILURES]), (pack, choices) => {
        const { last, effects } = play(pack, choices);
        expect(isOver(last)).toBe(true);
        const saved = effects.find((each) => each.type === 'save');
        if (last.kind === 'complete') expect(saved?.missingFiles).toHaveLength(last.missing);
        else expect(saved).toBeUndefined();
      }),
    );
  });

  it('never shows less progress than before while its pack stays the same', () => {
    fc.assert(
      fc.property(packs, choice([null, 'unreached', 'gone']), (pack, choices) => {
        const shown = play(pack, choices)
          .states.filter(({ kind }) => kind !== 'failed')
          .map((state) => downloadProgress(progressStep(state)).percent);
        expect(shown).toEqual(shown.toSorted((a, b) => a - b));
      }),
    );
  });

  it('stays as it is whatever comes after its end', () => {
    const late: DownloadEvent[] = [
      { type: 'pause over' },
      { type: 'saved' },
      { type: 'store failed', why: 'quota' },
      { type: 'part arrived', ref: { file: 0, part: 0 }, bytes },
    ];
    for (const state of [
      { kind: 'complete', missing: 0 },
      { kind: 'failed', failure: 'network' },
    ] as const) {
      for (const event of late) expect(downloadStep(state, event)).toEqual({ state, effects: [] });
    }
  });

  it('fetches the next file while the last one is being written', () => {
    let state: DownloadState = FIRST_STATE;
    const pack = packOf([1, 1]);
    const events: DownloadEvent[] = [
      { type: 'pack arrived', pack },
      { type: 'checked', inventory: [[0], [0]], freeBytes: null },
      { type: 'staged' },
      { type: 'staged' },
    ];
    for (const event of events) state = downloadStep(state, event).state;
    const { effects } = downloadStep(state, {
      type: 'part arrived',
      ref: { file: 0, part: 0 },
      bytes,
    });
    expect(effects.map(({ type }) => type)).toEqual(['finish file', 'fetch part']);
  });

  it.each([
    ['network', 'unreached'],
    ['network', 'busy'],
    ['network', 'damaged'],
    ['refused', 'refused'],
    ['gone', 'gone'],
  ] as const)('fails with %s when its pack is always %s', (failure, why) => {
    const forever = { next: () => ({ done: false as const, value: { pick: 0, why } }) };
    expect(play(packOf([]), forever).last).toEqual({ kind: 'failed', failure });
  });

  it('waits longer after each failure, and never more than a minute', () => {
    expect([1, 2, 3, 7, 30].map(pauseMs)).toEqual([1_000, 2_000, 4_000, 60_000, 60_000]);
  });
});
