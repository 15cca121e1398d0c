import { someMedia } from '../../../media/uploads/queue/upload-item.test-data.ts';
import { heldReply, type Replies } from '../../../ui/testing/fake-server.test-data.ts';

/** Replies to the calls of a comparison with files; the map never loads. */
export const COMPARISON_REPLIES: Replies = {
  getConfig: () => heldReply<never>().reply,
  getMediaScan: () => someMedia({ file_name: 'tram.mp3' }),
  presignUrl: ({ query: { uri = '' } }) => uri.replace('s3:/', '/media'),
};
