import type { WalkCommand, WalkEvent } from '../engine/walk-event.ts';
import type { LocalFrame } from '../plan/local-frame.ts';
import type { WalkPlan } from '../plan/walk-plan.ts';
import type { Recording, Second } from './recording.ts';

/** A function that reacts to a walk: the engine, or another to compare with it. */
export type Follower = (event: WalkEvent) => readonly WalkCommand[];

export type TimedCommand = {
  readonly t: number;
  /** The second of the recording. */
  readonly at: number;
  readonly command: WalkCommand;
};

/** Audio of a stop, by its id; both in seconds of the recording. */
export type Sounding = { readonly stopId: number; readonly from: number; readonly to: number };

/** The notices and audio that a walker got. */
export type Playback = {
  readonly commands: readonly TimedCommand[];
  readonly sounding: readonly Sounding[];
  /** The number of attempts to play two sounds at once. */
  readonly twoAtOnce: number;
};

/** The assumed length of audio whose length isn't known yet. */
export const USUAL_AUDIO_SECONDS = 60;

/** Plays a recorded walk to a follower, with the audio that it requests. */
export function playBack(
  plan: WalkPlan,
  frame: LocalFrame,
  recording: Recording,
  follow: Follower,
): Playback {
  const lengths = new Map(
    plan.stops.map(({ id, audioSeconds }) => [id, audioSeconds ?? USUAL_AUDIO_SECONDS]),
  );
  const commands: TimedCommand[] = [];
  const sounding: Sounding[] = [];
  let twoAtOnce = 0;
  let playing: { readonly stopId: number; readonly from: number; readonly endsAt: number } | null =
    null;

  const end = (at: number): void => {
    if (playing !== null) sounding.push({ stopId: playing.stopId, from: playing.from, to: at });
    playing = null;
  };
  const send = (event: WalkEvent, at: number): void => {
    for (const command of follow(event)) {
      commands.push({ t: event.t, at, command });
      if (command.type === 'silence') end(at);
      if (command.type !== 'play') continue;
      if (playing !== null) twoAtOnce += 1;
      end(at);
      const { stopId } = command;
      playing = { stopId, from: at, endsAt: event.t + 1_000 * (lengths.get(stopId) ?? 0) };
      send({ type: 'audio', t: event.t, stopId, what: 'started', heard: 0 }, at);
    }
  };
  const endAudio = (t: number, at: number): void => {
    if (playing === null || playing.endsAt > t) return;
    const { stopId } = playing;
    end(at);
    send({ type: 'audio', t, stopId, what: 'ended', heard: 1 }, at);
  };

  send({ type: 'user', t: 0, what: 'start' }, 0);
  let wasHidden = false;
  for (let at = 0; at < recording.seconds.length; at += 1) {
    const { t, reading, isHidden } = recording.seconds[at] as Second;
    if (isHidden !== wasHidden) send({ type: 'visible', t, isVisible: !isHidden }, at);
    wasHidden = isHidden;
    endAudio(t, at);
    if (reading === null) send({ type: 'tick', t }, at);
    else
      send({ type: 'fix', t, point: frame.toPoint(reading.spot), accuracy: reading.accuracy }, at);
  }
  end(recording.seconds.length);
  return { commands, sounding, twoAtOnce };
}
