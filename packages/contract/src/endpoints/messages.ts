import type { EndpointsOf } from '../endpoint-schema.ts';
import { SendMessageQuery, SentMessage } from '../messages.ts';

export const messageEndpoints = {
  sendMessage: {
    summary: 'Send a message to the Laneway team',
    query: SendMessageQuery,
    responses: { 201: SentMessage },
  },
} as const satisfies EndpointsOf<'messages'>;
