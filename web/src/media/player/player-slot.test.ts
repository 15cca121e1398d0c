// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { FakeBrowser } from '../../api/session/session.test-data.ts';
import { createPlayerSlot } from './player-slot.ts';
import { visit } from './some-player.test-data.ts';
import { someTrack } from './track.test-data.ts';

const slotWith = (hasSavedTrack: boolean) =>
  createPlayerSlot({ call: vi.fn(), session: new FakeBrowser().openTab() }, hasSavedTrack);

describe('the slot of the player', () => {
  it.each([true, false])(
    'is needed before a player exists if a track was stored: %s',
    (hasKept) => {
      expect(slotWith(hasKept).isNeeded()).toBe(hasKept);
    },
  );

  it('creates only one player', () => {
    const slot = slotWith(false);
    const create = vi.fn(() => visit().player);
    expect(slot.open(create)).toBe(slot.open(create));
    expect(create).toHaveBeenCalledOnce();
  });

  it('is needed while a track is open, and notifies listeners when that changes', () => {
    const slot = slotWith(true);
    const player = slot.open(() => visit().player);
    expect(slot.isNeeded()).toBe(false);
    const needed: boolean[] = [];
    const leave = slot.subscribe(() => needed.push(slot.isNeeded()));
    player.play(someTrack(1));
    player.stop();
    expect(needed).toContain(true);
    expect(needed.at(-1)).toBe(false);
    const { length } = needed;
    leave();
    player.play(someTrack(1));
    expect(needed).toHaveLength(length);
  });

  it('returns the place of the open track of a guide, playing or not', () => {
    const slot = slotWith(true);
    expect(slot.openPlaceOf(9)).toBeNull();
    const player = slot.open(() => visit().player);
    expect(slot.openPlaceOf(9)).toBeNull();
    player.play(someTrack(1));
    expect([slot.openPlaceOf(9), slot.openPlaceOf(8)]).toEqual([1, null]);
    player.pause();
    player.next();
    expect(slot.openPlaceOf(9)).toBe(2);
    player.stop();
    expect(slot.openPlaceOf(9)).toBeNull();
  });
});
