/** A message that asks a worker whether it can open the build with this entry script, completely and offline. */
export type AppStoredQuestion = { readonly type: 'is-app-stored'; readonly entry: string };

export function isAppStoredQuestion(data: unknown): data is AppStoredQuestion {
  return (
    typeof data === 'object' && data !== null && 'type' in data && data.type === 'is-app-stored'
  );
}

/** Tells a waiting worker to replace the one of the previous build. */
export const TAKE_OVER = 'take-over';
