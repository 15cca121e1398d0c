import type { WakeLockState } from '../wake-lock.ts';
import type { Check } from './check-row.tsx';

/** Only the person knows whether a bell that was played was also heard. */
export type SoundState = 'not tested' | 'played' | 'heard' | 'refused';

const SOUND_TEXTS: Readonly<Record<SoundState, Check>> = {
  'not tested': { state: 'unknown', text: 'Play a bell to hear how loud it will be.' },
  played: { state: 'unknown', text: 'No bell? Turn up the volume and turn off silent mode.' },
  heard: { state: 'good', text: 'You heard the bell.' },
  refused: { state: 'attention', text: 'Your browser blocked the bell. Try again.' },
};

/** The bell also makes the browser allow audio that starts without a tap. */
export function soundCheck(
  state: SoundState,
  { ring, confirm }: { readonly ring: () => void; readonly confirm: () => void },
): Check {
  const again = { label: state === 'not tested' ? 'Play bell' : 'Play again', onAct: ring };
  const actions = state === 'played' ? [again, { label: 'I heard it', onAct: confirm }] : [again];
  return { ...SOUND_TEXTS[state], actions };
}

export const SCREEN_CHECKS: Readonly<Record<WakeLockState, Check>> = {
  off: { state: 'unknown', text: 'Checking...' },
  held: { state: 'good', text: 'Stays on while you walk. You can darken it.' },
  refused: { state: 'attention', text: 'We can’t keep it on. Turn off battery saver.' },
  unsupported: {
    state: 'attention',
    text: 'This browser can’t keep it on. Set your device to lock later.',
  },
};

/** Walking works with a dark screen, but not with a locked phone, which is less than people expect. */
export function unlockedText(isIos: boolean): string {
  const text =
    'Keep the phone unlocked: screen dark, in hand or pocket. Locked, it can’t tell where you are';
  return isIos ? `${text}, and goes silent 10 seconds after a place ends.` : `${text}.`;
}

/** `needs permission`: iPhones give the direction only after asking for permission. */
export type CompassState = 'needs permission' | 'unknown' | 'found';

export function compassCheck(state: CompassState, onAsk: () => void): Check {
  switch (state) {
    case 'found':
      return { state: 'good', text: 'The arrow turns as you do.' };
    case 'unknown':
      return { state: 'unknown', text: 'No compass yet. The arrow points by the map, north up.' };
    case 'needs permission':
      return {
        state: 'unknown',
        text: 'Optional. The arrow turns as you do.',
        actions: [{ label: 'Use compass', onAct: onAsk }],
      };
  }
}
