import type { SliceManifest } from '../../platform/slice.ts';
import type { MessagesDeps } from './messages-deps.ts';
import { messagesPersonalData } from './personal-data.ts';
import { messageHandlers } from './routes.ts';
import { supportMessageLeftovers } from './support-store.ts';

export function messagesSlice(deps: MessagesDeps): SliceManifest {
  return {
    name: 'messages',
    handlers: messageHandlers(deps),
    people: messagesPersonalData,
    leftovers: supportMessageLeftovers,
  };
}
