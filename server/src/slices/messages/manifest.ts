import type { SliceManifest } from '../../platform/slice.ts';
import { messagesPersonalData } from './personal-data.ts';
import { messageHandlers } from './routes.ts';
import type { MessagesDeps } from './send-message.ts';

export function messagesSlice(deps: MessagesDeps): SliceManifest {
  return { name: 'messages', handlers: messageHandlers(deps), people: messagesPersonalData };
}
