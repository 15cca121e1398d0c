import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from './test-app.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export type Browser = {
  /** Its current cookies. */
  readonly cookies: Record<string, string>;
  readonly send: (
    method: Method,
    url: string,
    body?: object,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<LightMyRequestResponse>;
  readonly get: (url: string) => Promise<LightMyRequestResponse>;
  readonly post: (url: string, body?: object) => Promise<LightMyRequestResponse>;
};

/** Sends requests from one address and keeps cookies as a browser would. */
export function openBrowser(
  { send }: Pick<TestApp, 'send'>,
  options: { readonly address?: string; readonly cookies?: Record<string, string> } = {},
): Browser {
  const cookies = { ...options.cookies };
  const ask: Browser['send'] = async (method, url, body, headers = {}) => {
    const reply = await send({
      method,
      url,
      headers: { 'sec-fetch-site': 'same-origin', ...headers },
      cookies: { ...cookies },
      remoteAddress: options.address ?? '127.0.0.1',
      ...(body === undefined ? {} : { payload: body }),
    });
    for (const { name, value, expires } of reply.cookies) {
      if (expires !== undefined && expires.getTime() <= Date.now()) delete cookies[name];
      else cookies[name] = value;
    }
    return reply;
  };
  return {
    cookies,
    send: ask,
    get: (url) => ask('GET', url),
    post: (url, body) => ask('POST', url, body),
  };
}
