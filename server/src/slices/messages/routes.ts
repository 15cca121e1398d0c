import { ok } from '@laneway/domain/result';
import { type HandlersOf, refused, respond } from '../../platform/calls.ts';
import { acceptMessage, type MessagesDeps, sendMessage } from './send-message.ts';

export function messageHandlers(deps: MessagesDeps): HandlersOf<'messages'> {
  return {
    sendMessage: async ({ query, viewer, transact }) => {
      const content = await acceptMessage(deps, viewer, query.message_content);
      if (!content.ok) return refused(content.error);
      return transact(async (tx) => {
        const message_id = await sendMessage(tx, deps, viewer, content.value);
        return respond(201, ok({ message_id }));
      });
    },
  };
}
