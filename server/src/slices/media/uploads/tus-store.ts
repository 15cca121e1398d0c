import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { UNFINISHED_UPLOAD_DAYS } from '@laneway/domain/media/upload-limits';
import { DAY_MS } from '@laneway/domain/timing';
import { DataStore, ERRORS, Upload } from '@tus/server';
import { cancelBodyTimeout } from '../../../platform/http/body-timeout.ts';
import type { MediaDeps } from '../media-deps.ts';
import { abandonUpload } from './abandon-upload.ts';
import type { AppendSlots } from './append-slots.ts';
import { appendUpload } from './append-upload.ts';
import { beginUpload } from './begin-upload.ts';
import { finishUpload } from './finish-upload.ts';
import {
  UPLOAD_COMPLETE,
  UPLOAD_EXPIRED,
  UPLOAD_MOVED_ON,
  UPLOAD_NOT_FOUND,
  UploadRefused,
} from './upload-refused.ts';
import { findUpload, type UploadRow } from './upload-store.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The uploads of one user, for one tus request. Its only state is the `uploads` table. Bytes are read directly from the
 * request: inside tus every chunk would pass four more streams, and couldn't be freed.
 */
export class TusStore extends DataStore {
  override extensions = ['creation', 'creation-with-upload', 'termination'];
  readonly #deps: MediaDeps;
  readonly #slots: AppendSlots;
  readonly #uploaderId: number;
  readonly #raw: IncomingMessage;

  constructor(deps: MediaDeps, slots: AppendSlots, uploaderId: number, raw: IncomingMessage) {
    super();
    this.#deps = deps;
    this.#slots = slots;
    this.#uploaderId = uploaderId;
    this.#raw = raw;
  }

  override async create(upload: Upload): Promise<Upload> {
    const refused = await beginUpload(this.#deps, this.#uploaderId, upload);
    if (refused !== null) throw new UploadRefused(refused);
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const row = await this.#find(id);
    // It is complete, but the process crashed before it could send the response.
    if (row.received === row.size_bytes) await finishUpload(this.#deps, id, this.#uploaderId);
    return new Upload({
      id,
      size: row.size_bytes,
      offset: row.received,
      metadata: { filename: row.file_name, filetype: row.mime },
    });
  }

  override async write(_stream: Readable, id: string, offset: number): Promise<number> {
    const row = await this.#find(id);
    if (row.received !== offset) throw new UploadRefused(UPLOAD_MOVED_ON);
    if (offset === row.size_bytes) return offset;
    try {
      return await this.#slots.run(this.#uploaderId, this.#raw, () => {
        // The upload has a minimum rate instead from here on.
        cancelBodyTimeout(this.#raw);
        return appendUpload(this.#deps, row, this.#raw);
      });
    } catch (error) {
      // The client disconnected, or another request has taken over.
      throw error === this.#raw.errored ? ERRORS.ABORTED : error;
    }
  }

  override async remove(id: string): Promise<void> {
    const row = await this.#find(id);
    if (row.finished_at !== null) throw new UploadRefused(UPLOAD_COMPLETE);
    await abandonUpload(this.#deps, row);
  }

  async #find(id: string): Promise<UploadRow> {
    const { db, clock } = this.#deps;
    const row = UUID.test(id) ? await findUpload(db, id, this.#uploaderId) : null;
    if (row === null) throw new UploadRefused(UPLOAD_NOT_FOUND);
    const pausedMs = clock().getTime() - row.progressed_at.getTime();
    const isExpired = row.finished_at === null && pausedMs > UNFINISHED_UPLOAD_DAYS * DAY_MS;
    if (isExpired) throw new UploadRefused(UPLOAD_EXPIRED);
    return row;
  }
}
