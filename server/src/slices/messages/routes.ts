import { answer, type HandlersOf, refused } from '../../platform/calls.ts';
import { type MessagesDeps, sendMessage } from './send-message.ts';

export function messageHandlers(deps: MessagesDeps): HandlersOf<'messages'> {
  return {
    sendMessage: async ({ query, viewer }) => {
      const sent = await sendMessage(deps, viewer, query.message_content);
      return sent.ok
        ? answer<'sendMessage'>({ status: 201, body: { message_id: sent.value } })
        : refused(sent.error);
    },
  };
}
