// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { FakeBrowser, person } from '../../api/session/session.test-data.ts';
import { SAVED_TRACK } from './player-slot.ts';
import { createResumePoints } from './resume-points.ts';
import { createSavedSpeed } from './saved-speed.ts';
import { createSavedTracks } from './saved-track.ts';
import { Device, type Resolve, visit } from './some-player.test-data.ts';
import { someTrack, URL_OF_1, URL_OF_2 } from './track.test-data.ts';
import { draftGuideId } from './track.ts';

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

/** The first place is playing and has reached this position. */
function listening(position = 10, parts: Parameters<typeof visit>[0] = {}) {
  const visited = visit(parts);
  visited.player.play(someTrack(1));
  visited.arrive();
  visited.element.currentTime = position;
  vi.advanceTimersByTime(1_000);
  return visited;
}

describe('the player of the app', () => {
  it('starts playing synchronously when the button is pressed', () => {
    const { player, element, phase } = visit();
    player.play(someTrack(1));
    expect(element.src).toContain(URL_OF_1);
    expect(element.paused).toBe(false);
    expect(phase()).toBe('1 playing');
  });

  it('continues each track where listening stopped', () => {
    const { player, element, arrive } = listening(10);
    player.next();
    expect(element.src).toContain(URL_OF_2);
    player.previous();
    arrive();
    expect(element.currentTime).toBe(10);
  });

  it('starts at the given position', () => {
    const { player, element, arrive } = visit();
    player.play(someTrack(1), 7.5);
    arrive();
    expect(element.currentTime).toBe(7.5);
  });

  it('steps from the current position, not from the last reported one', () => {
    const { player, element } = listening(5);
    element.currentTime = 5.8;
    player.step(15);
    expect(element.currentTime).toBeCloseTo(20.8);
  });

  it('reports the ended track before the next one starts', () => {
    const { player, say, phase } = listening(24);
    const heard = vi.fn();
    player.setContinuous(true);
    player.onEnded(heard);
    say('ended');
    expect(heard).toHaveBeenCalledExactlyOnceWith(someTrack(1));
    expect(phase()).toBe('2 playing');
  });

  it('drops the position of a track that was played to its end', () => {
    const { device, say } = listening(10);
    expect(createResumePoints(device).find(URL_OF_1)).toBe(10);
    say('ended');
    expect(createResumePoints(device).find(URL_OF_1)).toBe(0);
  });

  it('stores speed and continuous play for the next visit, and uses a speed chosen on a page', () => {
    const { device, player, element } = listening();
    player.changeSpeed();
    player.setContinuous(true);
    expect(element.playbackRate).toBe(1.25);
    const again = visit({ device });
    expect(again.player.getState().settings).toEqual({ speed: 1.25, isContinuous: true });
    createSavedSpeed(device).keep(2);
    again.player.play(someTrack(2));
    expect(again.element.playbackRate).toBe(2);
  });

  it('is closed after stopping, with the position stored', () => {
    const { player, element, device, phase } = listening(10);
    player.stop();
    expect(phase()).toBe('closed');
    expect(element.getAttribute('src')).toBeNull();
    expect(visit({ device }).phase()).toBe('closed');
    expect(createResumePoints(device).find(URL_OF_1)).toBe(10);
  });

  it('is paused when the browser blocks autoplay', async () => {
    const { player, element, phase } = visit();
    vi.spyOn(element, 'play').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    player.play(someTrack(1));
    await vi.waitFor(() => expect(phase()).toBe('1 paused'));
  });

  it('pauses when another tab plays, and notifies the others', () => {
    const { tabs, player, phase } = listening();
    expect(tabs.notifyStarted).toHaveBeenCalledOnce();
    tabs.onOtherStarted.mock.calls[0]?.[0]();
    expect(phase()).toBe('1 paused');
    player.resume();
    expect(tabs.notifyStarted).toHaveBeenCalledTimes(2);
  });
});

describe('links that expire', () => {
  it('are requested when a track starts, and again when one fails', async () => {
    let links = 0;
    const resolve = vi.fn(async () => {
      links += 1;
      return `/link/${links}`;
    });
    const { player, element, arrive, say, phase } = visit({ resolve });
    player.play(someTrack(1));
    await vi.waitFor(() => expect(element.src).toContain('/link/1'));
    arrive();
    element.currentTime = 12;
    vi.advanceTimersByTime(1_000);
    say('error');
    await vi.waitFor(() => expect(element.src).toContain('/link/2'));
    arrive();
    expect(element.currentTime).toBe(12);
    expect(phase()).toBe('1 playing');
  });

  it('fail after a second attempt', async () => {
    const resolve = vi.fn(() => Promise.reject(new Error('offline')));
    const { player, phase } = visit({ resolve });
    player.play(someTrack(1));
    await vi.waitFor(() => expect(phase()).toBe('1 failed'));
    expect(resolve).toHaveBeenCalledTimes(2);
  });

  it('play nothing that was paused or replaced before they arrived', async () => {
    const waiting = new Map<string, (link: string) => void>();
    const resolve: Resolve = (field) =>
      new Promise((answer) => {
        waiting.set(field, answer);
      });
    const { player, element, phase } = visit({ resolve });
    player.play(someTrack(1));
    player.play(someTrack(2));
    player.pause();
    waiting.get(someTrack(2).audio)?.('/link/2');
    await vi.waitFor(() => expect(element.src).toContain('/link/2'));
    waiting.get(someTrack(1).audio)?.('/link/1');
    await Promise.resolve();
    expect(element.src).toContain('/link/2');
    expect(element.paused).toBe(true);
    expect(phase()).toBe('2 paused');
  });
});

describe('after a reload', () => {
  it('the last track is restored, paused, with nothing loaded', () => {
    const { device } = listening(10);
    const { player, element, phase } = visit({ device });
    expect(phase()).toBe('1 paused');
    expect(player.getState()).toMatchObject({ media: { position: 10 } });
    expect(element.getAttribute('src')).toBeNull();
    player.resume();
    expect(element.src).toContain(URL_OF_1);
  });

  it('the last track shows its progress before anything has loaded', () => {
    const { device } = listening(10);
    expect(visit({ device }).player.getState()).toMatchObject({
      media: { position: 10, duration: 24 },
    });
  });

  it('the last track of a draft is not restored, because no page shows it', () => {
    const { player, arrive, device } = visit();
    player.play({ ...someTrack(1), guideId: draftGuideId(9) });
    arrive();
    expect(device.getItem(SAVED_TRACK)).toBeNull();
  });

  it('an ended track is not restored', () => {
    const { device, say } = listening();
    say('ended');
    expect(visit({ device }).phase()).toBe('closed');
  });

  it('a user’s track is restored for them only', async () => {
    const browser = new FakeBrowser();
    browser.remembered = 'login';
    const first = visit({ browser });
    await first.session.check();
    first.player.play(someTrack(1));
    const { device } = first;
    expect(visit({ device, browser }).phase()).toBe('1 paused');

    const other = visit({ device, browser });
    browser.answers = { ...browser.answers, getUser: () => ({ ...person, u_id: 8 }) };
    await other.session.check();
    expect(other.phase()).toBe('closed');
    expect(createSavedTracks(device).find()).toBeNull();
  });

  it('a user’s track is discarded if nobody is logged in', () => {
    const device = new Device();
    createSavedTracks(device).keep({ userId: 7, track: someTrack(1), duration: 24 });
    expect(visit({ device }).phase()).toBe('closed');
    expect(createSavedTracks(device).find()).toBeNull();
  });
});

describe('a change of the listener', () => {
  it('at logout stops playback and discards the track', async () => {
    const browser = new FakeBrowser();
    browser.remembered = 'login';
    const { session, player, device, phase } = visit({ browser });
    await session.check();
    player.play(someTrack(1));
    expect(createSavedTracks(device).find()?.userId).toBe(person.u_id);
    await session.logOut();
    expect(phase()).toBe('closed');
    expect(createSavedTracks(device).find()).toBeNull();
  });

  it('at login continues playback, and stores the track for the user', async () => {
    const { session, device, phase } = listening();
    await session.logIn({ u_email: person.u_email, u_password: 'secret' });
    expect(phase()).toBe('1 playing');
    expect(createSavedTracks(device).find()?.userId).toBe(person.u_id);
  });
});
