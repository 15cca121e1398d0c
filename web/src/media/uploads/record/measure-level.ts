export type LevelMeter = {
  /** How loud it is now, from 0 to 1. */
  readonly read: () => number;
  readonly close: () => void;
};

/** Speech is far from full scale; with this gain a quiet voice still moves the meter. */
const GAIN = 3;

/** Shows users that their microphone picks them up. */
export function measureLevel(stream: MediaStream): LevelMeter {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    read: () => {
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
      return Math.min(1, Math.sqrt(power) * GAIN);
    },
    close: () => void context.close(),
  };
}
