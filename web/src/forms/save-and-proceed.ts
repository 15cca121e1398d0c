import { logProblem } from '../diagnostics/log.ts';
import type { PendingMove } from '../navigation/use-navigation-blocker.ts';

/** Saves a form; false when it can't be, be it invalid, refused or out of reach. */
export type Save = () => Promise<boolean>;

/** Saves first and goes on then; stays where the form couldn't be saved. Says whether it was. */
export async function saveAndProceed(save: Save, move: PendingMove): Promise<boolean> {
  const isSaved = await save().catch((error: unknown) => {
    logProblem('A form could not be saved before it was left', error);
    return false;
  });
  if (isSaved) move.proceed();
  else move.stay();
  return isSaved;
}
