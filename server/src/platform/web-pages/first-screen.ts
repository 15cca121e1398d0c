import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { FIRST_SCREEN_MODULE, type RenderFirstScreen } from '@laneway/contract/first-screen';
import type { Logger } from '../process/logging.ts';

/** The folder of the built app that isn't served. */
export const SERVER_FOLDER = 'server';

/**
 * The part of the built app that renders its first screen; null if the build has none or it doesn't run here. The page
 * then appears only with its scripts.
 */
export async function loadFirstScreen(
  webRoot: string,
  log: Logger,
): Promise<RenderFirstScreen | null> {
  const file = path.join(webRoot, SERVER_FOLDER, FIRST_SCREEN_MODULE);
  try {
    const built = (await import(pathToFileURL(file).href)) as {
      readonly renderFirstScreen: RenderFirstScreen;
    };
    return built.renderFirstScreen;
  } catch (err) {
    log.warn({ err }, 'the first screen can’t be rendered; the page is sent without it');
    return null;
  }
}
