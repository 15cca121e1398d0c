import { logProblem } from '../core/diagnostics/log.ts';
import { failureKind } from './failures.ts';

/** Logs why something couldn't be fetched, and passes the failure on. What doesn't exist or isn't open is no failure. */
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
