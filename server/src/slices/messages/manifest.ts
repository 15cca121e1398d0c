import { contactTexts } from '@laneway/domain/contact/messages';
import { ok } from '@laneway/domain/result';
import { type HandlersOf, refused, respond, respondWith } from '../../platform/http/calls.ts';
import type { SliceManifest } from '../../platform/slice.ts';
import { answerMessage, closeMessage } from './handle-message.ts';
import { listMessages } from './list-messages.ts';
import { listOwnMessages } from './list-own-messages.ts';
import type { MessagesDeps } from './messages-deps.ts';
import { messagesPersonalData } from './personal-data.ts';
import { acceptMessage, sendMessage } from './send-message.ts';
import { sendSupportMessage } from './send-support-message.ts';
import { supportMessageLeftovers } from './support-store.ts';

export function messagesSlice(deps: MessagesDeps): SliceManifest {
  return {
    name: 'messages',
    handlers: messageHandlers(deps),
    personalData: messagesPersonalData,
    leftovers: supportMessageLeftovers,
  };
}

function messageHandlers(deps: MessagesDeps): HandlersOf<'messages'> {
  return {
    sendMessage: async ({ query, viewer, transact }) => {
      const content = await acceptMessage(deps, viewer, query.message_content);
      if (!content.ok) return refused(content.error);
      return transact(async (tx) => {
        const message_id = await sendMessage(tx, deps, viewer, content.value);
        return respond(201, ok({ message_id }));
      });
    },
    sendSupportMessage: async ({ body }) =>
      respondWith(200, await sendSupportMessage(deps, body), () => ({
        detail: contactTexts.sent,
      })),
    listOwnMessages: async ({ viewer, query }) =>
      respond(200, await listOwnMessages(deps.db, viewer.id, query)),
    listMessages: async ({ query }) => respond(200, await listMessages(deps.db, query)),
    answerMessage: ({ viewer, params, body, transact }) =>
      transact(async (tx) =>
        respond(200, await answerMessage(tx, deps, viewer, params.message_key, body.text)),
      ),
    closeMessage: ({ viewer, params, transact }) =>
      transact(async (tx) =>
        respond(200, await closeMessage(tx, deps, viewer, params.message_key)),
      ),
  };
}
