import type { EndpointsOf } from '../endpoint-schema.ts';
import { SendMessageQuery, SentMessage } from '../messages.ts';

export const messageEndpoints = {
  sendMessage: {
    summary: 'Write to the people who run the place',
    query: SendMessageQuery,
    responses: { 201: SentMessage },
  },
} as const satisfies EndpointsOf<'messages'>;
