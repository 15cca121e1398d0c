import { someMedia } from '../../../media/uploads/queue/upload-item.test-data.ts';
import { heldReply, type Replies } from '../../../ui/testing/fake-server.test-data.ts';

/** What a comparison asks for to show files, and a map that never comes. */
export const COMPARISON_REPLIES: Replies = {
  getConfig: () => heldReply<never>().reply,
  getMediaScan: () => someMedia({ file_name: 'tram.mp3' }),
  presignUrl: ({ query: { uri = '' } }) => uri.replace('s3:/', '/media'),
};
