import { logProblem } from '../core/diagnostics/log.ts';
import { failureKind } from './failures.ts';

/** Logs why a fetch failed, and rethrows. Missing or inaccessible content isn't logged. */
export async function logFailure<T>(
  text: string,
  signal: AbortSignal,
  fetching: Promise<T>,
): Promise<T> {
  try {
    return await fetching;
  } catch (error) {
    const isFailure = error instanceof Error && failureKind(error) === 'failed';
    if (isFailure && !signal.aborted) logProblem(text, error);
    throw error;
  }
}
