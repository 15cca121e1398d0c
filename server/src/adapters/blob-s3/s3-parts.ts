import type { BlobAddress, BlobFacts, PartialBlob, PartStore } from '../../ports/blob-store.ts';
import { objectPath } from './s3-address.ts';
import type { S3Client } from './s3-client.ts';

type S3PartsOptions = {
  readonly client: S3Client;
  readonly stat: (address: BlobAddress) => Promise<BlobFacts | null>;
  readonly remove: (address: BlobAddress) => Promise<void>;
  /** The time for what S3 does before it responds, such as joining many parts. */
  readonly longMs: number;
};

/** Names the part that a fragment belongs to. */
const PART_HEADER = 'x-amz-meta-part';

/** S3's multipart uploads. Parts below 5 MiB are refused except for the last, so fragments are separate objects. */
export function createS3Parts({ client, stat, remove, longMs }: S3PartsOptions): PartStore {
  const { send } = client;
  const fragmentOf = ({ bucket, key }: PartialBlob): BlobAddress => ({
    bucket,
    key: `${key}.fragment`,
  });

  return {
    begin: async (address) => {
      const request = {
        method: 'POST',
        path: objectPath(address),
        query: { uploads: '' },
      } as const;
      const { text } = await send(request, { attempts: 1 });
      const handle = /<UploadId>([^<]+)<\/UploadId>/.exec(text)?.[1];
      if (handle === undefined) throw new Error('S3 gave no upload id');
      return decodeXml(handle);
    },
    putPart: async (blob, index, bytes) => {
      const { headers } = await send({
        method: 'PUT',
        path: objectPath(blob),
        query: { partNumber: String(index + 1), uploadId: blob.handle },
        body: bytes,
      });
      const tag = headers.get('etag');
      if (tag === null) throw new Error('S3 gave no tag for a part');
      return tag;
    },
    putFragment: async (blob, index, bytes) => {
      await send({
        method: 'PUT',
        path: objectPath(fragmentOf(blob)),
        headers: { [PART_HEADER]: String(index) },
        body: bytes,
      });
    },
    readFragment: async (blob, index, size) => {
      const path = objectPath(fragmentOf(blob));
      const signal = AbortSignal.timeout(longMs);
      const reply = await client.open({ method: 'GET', path }, signal, 3);
      const bytes = Buffer.from(await reply.arrayBuffer());
      // A writer that was replaced may have stored a fragment of an earlier part last.
      if (reply.headers.get(PART_HEADER) !== String(index) || bytes.length < size)
        throw new Error('a fragment is not the recorded one');
      return bytes.subarray(0, size);
    },
    finish: async (blob, tags, size) => {
      const request = {
        method: 'POST',
        path: objectPath(blob),
        query: { uploadId: blob.handle },
        body: Buffer.from(completion(tags)),
      } as const;
      // Not found: already finished and only the response was lost, or gone, which the size shows.
      await send(request, { timeoutMs: longMs }, [404]);
      if ((await stat(blob))?.size !== size) throw new Error('the parts of an upload are gone');
      await remove(fragmentOf(blob));
    },
    abandon: async (blob) => {
      const query = { uploadId: blob.handle };
      await send({ method: 'DELETE', path: objectPath(blob), query }, {}, [404]);
      await remove(fragmentOf(blob));
    },
  };
}

function completion(tags: readonly string[]): string {
  const parts = tags.map(
    (tag, index) =>
      `<Part><PartNumber>${index + 1}</PartNumber><ETag>${encodeXml(tag)}</ETag></Part>`,
  );
  return `<CompleteMultipartUpload xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${parts.join('')}</CompleteMultipartUpload>`;
}

const XML_ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' } as const;

function encodeXml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (char) => XML_ENTITIES[char as keyof typeof XML_ENTITIES]);
}

function decodeXml(text: string): string {
  return Object.entries(XML_ENTITIES)
    .toReversed()
    .reduce((decoded, [char, entity]) => decoded.replaceAll(entity, char), text);
}
