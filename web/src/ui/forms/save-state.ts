import { shortMomentText } from './moment-text.ts';

export type SaveState =
  /** Everything is saved; null if nothing has been saved yet. */
  | { readonly kind: 'clean'; readonly savedAt: string | null }
  /** Nothing is on the server yet, and nothing was typed. */
  | { readonly kind: 'new' }
  /** Stored on the device only; not even there if the browser has no space. */
  | {
      readonly kind: 'unsaved';
      readonly isStored: boolean;
      /** True if it is saved without a button after a pause. */
      readonly isAutomatic?: boolean;
    }
  | { readonly kind: 'saving'; readonly isAutomatic?: boolean }
  | { readonly kind: 'offline' }
  /** The reason may be empty. */
  | { readonly kind: 'failed'; readonly text: string }
  | { readonly kind: 'invalid'; readonly count: number };

export function saveStateText(state: SaveState, now: Date): string {
  switch (state.kind) {
    case 'clean':
      return state.savedAt === null
        ? 'No changes yet'
        : `Saved ${shortMomentText(new Date(state.savedAt), now)}`;
    case 'new':
      return 'Not saved yet';
    case 'unsaved':
      if (state.isAutomatic) return 'We’ll save this in a moment';
      return state.isStored
        ? 'Not saved yet. Kept on this device.'
        : 'Not saved yet. This browser can’t keep a copy, so save soon.';
    case 'saving':
      return 'Saving...';
    case 'offline':
      return 'You’re offline. Keep going, we’ll save when you’re back.';
    case 'failed':
      return ['Couldn’t save. Your changes are safe here.', state.text].join(' ').trim();
    case 'invalid':
      return state.count === 1 ? '1 thing to fix' : `${state.count} things to fix`;
  }
}
