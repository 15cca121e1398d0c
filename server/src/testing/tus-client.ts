import { type ClientRequest, type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { TestPerson } from './people.ts';

export type TusReply = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly problem: { readonly code?: string; readonly detail?: string };
};

export type Announcement = {
  readonly size?: number | string;
  readonly type?: string;
  readonly name?: string;
};

type Sending = {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
};

/** A client of the upload calls over real connections, which does nothing automatically. */
export type TusClient = {
  readonly send: (sending: Sending) => Promise<TusReply>;
  /** Only the request, for tests that end it in their own way. */
  readonly open: (sending: Sending) => ClientRequest;
  readonly create: (announcement: Announcement, body?: Buffer) => Promise<TusReply>;
  /** The path of a new upload. */
  readonly begin: (announcement: Announcement) => Promise<string>;
  readonly append: (path: string, offset: number, body: Buffer) => Promise<TusReply>;
  readonly offset: (path: string) => Promise<number>;
};

const base64 = (text: string): string => Buffer.from(text).toString('base64');
const CONTENT = { 'content-type': 'application/offset+octet-stream' };

export function openTusClient(port: number, person?: Pick<TestPerson, 'cookies'>): TusClient {
  const cookie = Object.entries(person?.cookies ?? {})
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  const open: TusClient['open'] = ({ method, path, headers = {} }) =>
    request({
      host: '127.0.0.1',
      port,
      method,
      path,
      agent: false,
      headers: { 'tus-resumable': '1.0.0', ...(cookie === '' ? {} : { cookie }), ...headers },
    });
  const send: TusClient['send'] = (sending) =>
    new Promise((resolve, reject) => {
      const { body = Buffer.alloc(0), headers = {} } = sending;
      const length = body.length === 0 ? {} : { 'content-length': String(body.length) };
      const sent = open({ ...sending, headers: { ...length, ...headers } });
      sent.on('error', reject);
      sent.on('response', (response) => {
        const { statusCode: status = 0, headers: given } = response;
        buffer(response).then(
          (bytes) =>
            resolve({
              status,
              headers: given,
              problem: bytes.length === 0 ? {} : JSON.parse(bytes.toString()),
            }),
          reject,
        );
      });
      sent.end(body);
    });
  const create: TusClient['create'] = ({ size, type = 'image/png', name = 'tram.png' }, body) =>
    send({
      method: 'POST',
      path: '/api/uploads',
      headers: {
        ...(size === undefined ? {} : { 'upload-length': String(size) }),
        'upload-metadata': `filename ${base64(name)},filetype ${base64(type)}`,
        ...(body === undefined ? {} : CONTENT),
      },
      ...(body === undefined ? {} : { body }),
    });
  return {
    send,
    open,
    create,
    begin: async (announcement) => {
      const { status, headers, problem } = await create(announcement);
      if (status !== 201) throw new Error(`${status} ${problem.detail}`);
      return headers.location ?? '';
    },
    append: (path, offset, body) =>
      send({
        method: 'PATCH',
        path,
        headers: { ...CONTENT, 'upload-offset': String(offset) },
        body,
      }),
    offset: async (path) => {
      const { status, headers } = await send({ method: 'HEAD', path });
      if (status !== 200) throw new Error(`the offset is answered with ${status}`);
      return Number(headers['upload-offset']);
    },
  };
}
