import type { SliceManifest } from '../../platform/slice.ts';
import type { AuthoringDeps } from './authoring-deps.ts';
import { authoringPersonalData } from './personal-data.ts';
import { authoringReplyReaders } from './reply-readers.ts';
import { authoringHandlers } from './routes.ts';

export function authoringSlice(deps: AuthoringDeps): SliceManifest {
  return {
    name: 'authoring',
    handlers: authoringHandlers(deps),
    replyReaders: authoringReplyReaders(deps.db),
    people: authoringPersonalData,
  };
}
