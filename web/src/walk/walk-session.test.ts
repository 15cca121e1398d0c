import { describe, expect, it, vi } from 'vitest';
import { resumeStopId } from './saved-state.ts';
import {
  ALMOST_OVER,
  APART,
  PARTLY_SILENT,
  SAVED_WALK,
  someWalk,
  started,
} from './some-walk.test-data.ts';

describe('a walk', () => {
  it('plays each place when someone gets there, once and in order', async () => {
    const { walk, hear, audio, view } = await started();
    for (const [index, stopId] of [11, 12, 13].entries()) {
      walk(index * APART - 60, index * APART + 20);
      hear(stopId);
    }
    expect(audio.play.mock.calls).toEqual([[11], [12], [13]]);
    expect(view().isFinished).toBe(true);
  });

  it('prefetches the audio of the next place', async () => {
    const { walk, audio } = await started();
    walk(-60, -40);
    expect(audio.prefetch).toHaveBeenCalledWith(11);
    expect(audio.play).not.toHaveBeenCalled();
  });

  it('records a visit when a place starts playing', async () => {
    const { walk, onVisited } = await started();
    walk(-60, 5);
    expect(onVisited.mock.calls).toEqual([[11]]);
  });

  it('releases the position, the wake lock and the tab at the end', async () => {
    const { walk, hear, isWatching, isScreenHeld, tab } = await started({ savedWalk: ALMOST_OVER });
    walk(2 * APART - 60, 2 * APART);
    expect([isWatching(), isScreenHeld()]).toEqual([true, true]);
    hear(13);
    expect([isWatching(), isScreenHeld()]).toEqual([false, false]);
    expect(tab.release).toHaveBeenCalled();
  });

  it('connects next and previous of headphones to places', async () => {
    const { walk, hear, audio, steering } = await started();
    walk(-60, 5);
    steering()?.next();
    expect(audio.silence).toHaveBeenLastCalledWith(11);
    expect(audio.play).toHaveBeenLastCalledWith(12);
    hear(12);
    steering()?.previous();
    expect(audio.play).toHaveBeenLastCalledWith(12);
  });
});

describe('a place without audio', () => {
  it('shows a notice when it is reached, until it is dismissed', async () => {
    const { session, walk, audio, phases, onVisited } = await started({ walkGuide: PARTLY_SILENT });
    session.playNow(11);
    walk(APART - 60, APART);
    const reached = { what: 'reached', stopId: 12 };
    expect(session.getSnapshot().notice).toBeNull();
    session.skip(11);
    walk(APART, APART + 10);
    expect(phases()[1]).toBe('played');
    expect(session.getSnapshot().notice).toEqual(reached);
    expect(onVisited.mock.calls).toEqual([[11], [12]]);
    expect(audio.play.mock.calls).toEqual([[11]]);
    session.dismiss('notice');
    walk(APART + 10, APART + 20);
    expect(session.getSnapshot().notice).toBeNull();
  });
});

describe('the end of a walk', () => {
  it('isn’t reached while places are left: the walk goes on, and its state is kept', async () => {
    const { session, walk, hear, view, saveWalk, isWatching } = await started();
    session.makeNext(13);
    walk(2 * APART - 60, 2 * APART);
    hear(13);
    expect(view()).toMatchObject({ isAtEnd: true, isFinished: false, leftStopIds: [11, 12] });
    expect(isWatching()).toBe(true);
    expect(saveWalk.mock.lastCall?.[0]).not.toBeNull();
    session.makeNext(11);
    expect(view()).toMatchObject({ isAtEnd: false, nextStopId: 11 });
  });

  it('is asked about with a chime, or spoken', async () => {
    const voice = { canSpeak: () => true, speak: vi.fn(), cancel: vi.fn() };
    for (const spoken of [null, voice]) {
      const { session, walk, hear, audio } = await started({ voice: spoken });
      session.makeNext(13);
      walk(2 * APART - 60, 2 * APART);
      hear(13);
      expect(audio.chime.mock.calls).toHaveLength(spoken === null ? 1 : 0);
    }
    expect(voice.speak.mock.calls).toEqual([['2 places left: go on with place 1, or end here.']]);
  });

  it('is asked about again by a resumed walk', async () => {
    const { walk, hear, saveWalk, session } = await started();
    session.makeNext(13);
    walk(2 * APART - 60, 2 * APART);
    hear(13);
    session.leave();
    const savedWalk = saveWalk.mock.lastCall?.[0] ?? null;
    expect(savedWalk && resumeStopId(session.plan, savedWalk)).toBe(11);
    const resumed = await started({ savedWalk });
    expect(resumed.view()).toMatchObject({ isAtEnd: true, leftStopIds: [11, 12] });
  });
});

describe('a walk that is over', () => {
  it('is reported once, with its totals and places', async () => {
    const { session, walk, onOver } = await started();
    walk(-60, 5);
    expect(onOver).not.toHaveBeenCalled();
    session.end();
    expect(onOver).toHaveBeenCalledOnce();
    const [totals, view] = onOver.mock.lastCall ?? [];
    expect(totals?.seconds).toBeGreaterThan(50);
    expect(view?.stops.map(({ isVisited }) => isVisited)).toEqual([true, false, false]);
  });

  it('is reported again if it was continued', async () => {
    const { session, onOver } = await started({ savedWalk: ALMOST_OVER });
    session.skip(13);
    await session.unskip(13);
    session.skip(13);
    const starts = onOver.mock.calls.map(([{ startedAt }]) => startedAt);
    expect(starts).toHaveLength(2);
    expect(new Set(starts).size).toBe(1);
  });

  it('has no distance if it was walked with the list', async () => {
    const { session, wait, onOver } = await started({ byList: true });
    session.playNow(11);
    wait(120);
    session.end();
    expect(onOver.mock.lastCall?.[0]).toMatchObject({ seconds: 120, metres: null });
  });
});

describe('a skip', () => {
  it('can be undone', async () => {
    const { session, view } = await started();
    session.skip(11);
    expect(view().nextStopId).toBe(12);
    await session.unskip(11);
    expect(view().nextStopId).toBe(11);
  });

  it('of the last place can be undone too, and the walk continues', async () => {
    const walk = await started({ savedWalk: ALMOST_OVER });
    walk.session.skip(13);
    expect(walk.view().isFinished).toBe(true);
    expect(walk.isWatching()).toBe(false);
    await walk.session.unskip(13);
    expect(walk.session.getSnapshot().presence).toBe('here');
    expect(walk.view()).toMatchObject({ isFinished: false, nextStopId: 13 });
    walk.walk(2 * APART - 60, 2 * APART);
    expect(walk.audio.play.mock.calls).toEqual([[13]]);
  });
});

describe('the saved data of a walk', () => {
  it('is the state of its places, without positions', async () => {
    const { walk, saveWalk } = await started();
    walk(-60, 5);
    const savedWalk = saveWalk.mock.lastCall?.[0] ?? null;
    expect(Object.keys(savedWalk ?? {}).sort()).toEqual([
      'first',
      'guideId',
      'isFirstChosen',
      'last',
      'stops',
      'totals',
    ]);
    expect(Object.keys(savedWalk?.totals ?? {}).sort()).toEqual(['metres', 'seconds', 'startedAt']);
    expect(JSON.stringify(savedWalk)).not.toMatch(/37\.8|144\.9|"[xy]"|along|lat|lng/);
  });

  it('is written only when it changes', async () => {
    const { walk, saveWalk } = await started();
    walk(-60, -40);
    expect(saveWalk).not.toHaveBeenCalled();
    walk(-40, 20);
    expect(saveWalk).toHaveBeenCalledOnce();
  });

  it('resumes at the same place', async () => {
    const { walk, audio, view } = await started({ savedWalk: SAVED_WALK });
    expect(view().nextStopId).toBe(12);
    walk(-20, 20);
    expect(audio.play).not.toHaveBeenCalled();
    walk(20, APART);
    expect(audio.play.mock.calls).toEqual([[12]]);
  });

  it('is deleted at the end', async () => {
    const { session, walk, saveWalk } = await started();
    walk(-60, 5);
    session.end();
    expect(saveWalk).toHaveBeenLastCalledWith(null);
  });

  it('marks a place as visited that is cut short by the end', async () => {
    const { session, walk, audio, phases, view, onVisited } = await started();
    walk(-60, 5);
    session.end();
    expect(audio.silence).toHaveBeenLastCalledWith(11);
    expect(view().stops.map(({ isVisited }) => isVisited)).toEqual([true, false, false]);
    expect(phases()).toEqual(['missed', 'ahead', 'ahead']);
    expect(onVisited.mock.calls).toEqual([[11]]);
  });

  it('marks a place as visited when someone leaves, however little was heard', async () => {
    const { session, walk, saveWalk } = await started();
    walk(-60, 5);
    session.leave();
    expect(saveWalk.mock.lastCall?.[0]?.stops[0]).toMatchObject({ heard: 0, isVisited: true });
  });

  it('has the time and distance up to the moment when someone leaves, which are continued', async () => {
    const first = await started();
    first.walk(-60, 60);
    first.session.leave();
    const savedWalk = first.saveWalk.mock.lastCall?.[0] ?? null;
    expect(savedWalk?.totals?.seconds).toBeGreaterThan(95);
    const resumed = await started({ savedWalk });
    resumed.walk(60, 2 * APART);
    resumed.session.end();
    const [totals] = resumed.onOver.mock.lastCall ?? [];
    expect(totals?.startedAt).toBe(savedWalk?.totals?.startedAt);
    expect(totals?.seconds).toBeGreaterThan(240);
    expect(totals?.metres).toBeGreaterThan(240);
    expect(totals?.metres).toBeLessThan(320);
  });

  it('is kept when someone only leaves', async () => {
    const { session, walk, saveWalk, isWatching } = await started();
    walk(-60, 5);
    session.leave();
    expect(isWatching()).toBe(false);
    expect(saveWalk.mock.lastCall?.[0]).not.toBeNull();
  });
});

describe('a hidden page', () => {
  it('doesn’t watch the position, and watches it again when it is visible', async () => {
    const { show, isWatching } = await started();
    show(false);
    expect(isWatching()).toBe(false);
    show(true);
    expect(isWatching()).toBe(true);
  });

  it('shows a notice afterwards, until it is dismissed', async () => {
    const { show, session } = await started();
    show(false);
    show(true);
    expect(session.getSnapshot().notice).toEqual({ what: 'hidden' });
    session.dismiss('notice');
    expect(session.getSnapshot().notice).toBeNull();
  });

  it('plays at most one of the places that were passed meanwhile, and offers the others', async () => {
    const { walk, hear, show, audio, view, stand } = await started();
    walk(-60, 5);
    hear(11);
    show(false);
    show(true);
    for (let fix = 0; fix < 8; fix += 1) stand(2 * APART);
    expect(audio.play.mock.calls).toEqual([[11], [13]]);
    expect(view().offeredStopIds).toEqual([12]);
  });
});

describe('the notice that someone passed a place', () => {
  it.each(['played since', 'skipped'] as const)('goes once it was %s', async (what) => {
    const { session, walk, hear, show, stand } = await started();
    walk(-60, 5);
    hear(11);
    show(false);
    show(true);
    for (let fix = 0; fix < 8; fix += 1) stand(2 * APART);
    expect(session.getSnapshot().notice).toEqual({ what: 'missed', stopIds: [12] });
    if (what === 'skipped') session.skip(12);
    else {
      session.playNow(12);
      hear(12, 'paused', 0.95);
    }
    expect(session.getSnapshot().notice).toBeNull();
  });
});

describe('a walk without a position', () => {
  it('uses the list if the walker chooses that', async () => {
    const { session, audio, hear, view } = await started({ byList: true });
    expect(session.getSnapshot().guidance).toBe('by list');
    session.playNow(11);
    hear(11);
    expect(view().nextStopId).toBe(12);
    session.skip(12);
    session.playNow(13);
    expect(audio.play.mock.calls).toEqual([[11], [13]]);
  });

  it.each([
    ['refused', 'refused'],
    ['unsupported', 'refused'],
    ['timeout', 'followed'],
    ['unavailable', 'followed'],
  ] as const)('because it is %s has the guidance %s', async (error, guidance) => {
    const { session, fail } = await started();
    fail(error);
    expect(session.getSnapshot().guidance).toBe(guidance);
  });

  it('follows it again when the walker asks for that', async () => {
    const { session, walk, fail, stand, view, unwatch } = await started();
    walk(-60, -50);
    fail('refused');
    expect(view()).toMatchObject({ position: null, next: null });
    session.locateAgain();
    expect(unwatch).toHaveBeenCalledOnce();
    stand(-48);
    expect(session.getSnapshot().guidance).toBe('followed');
    expect(view().position).not.toBeNull();
  });

  it('treats an inaccurate position as approximate', async () => {
    const { session, stand, audio } = await started();
    for (let fix = 0; fix < 5; fix += 1) stand(0, 501);
    expect(session.getSnapshot().guidance).toBe('approximate');
    expect(audio.play).not.toHaveBeenCalled();
    stand(0, 8);
    expect(session.getSnapshot().guidance).toBe('followed');
  });

  it('sounds a chime after a while', async () => {
    const { walk, wait, audio, view } = await started();
    walk(-60, -50);
    wait(31);
    expect(audio.chime).toHaveBeenCalledOnce();
    expect(view().signal).toBe('lost');
  });
});

describe('two tabs', () => {
  it('don’t walk at the same time', async () => {
    const walk = someWalk();
    walk.occupy(SAVED_WALK);
    await walk.session.start(null);
    expect(walk.session.getSnapshot().presence).toBe('elsewhere');
    expect(walk.isWatching()).toBe(false);
  });

  it('let the second take over the progress of the first', async () => {
    const walk = someWalk();
    walk.occupy(SAVED_WALK);
    await walk.session.start(null);
    await walk.session.takeOver();
    expect(walk.session.getSnapshot().presence).toBe('here');
    expect(walk.isWatching()).toBe(true);
    expect(walk.view().nextStopId).toBe(12);
  });

  it('begin where the second chose, if the first has reached no place', async () => {
    const walk = someWalk();
    walk.occupy(null);
    await walk.session.start(12);
    await walk.session.takeOver();
    expect(walk.view().nextStopId).toBe(12);
  });

  it('pause the first when the second takes over', async () => {
    const { session, loseTab, audio, isWatching } = await started();
    loseTab();
    expect(session.getSnapshot().presence).toBe('moved');
    expect(audio.pause).toHaveBeenCalled();
    expect(isWatching()).toBe(false);
  });
});
