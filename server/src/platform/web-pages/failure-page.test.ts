import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { refusal } from '@laneway/domain/refusal';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import { sendProblem } from '../http/problems.ts';
import { isForReader } from './failure-page.ts';

const webRoot = await mkdtemp(path.join(tmpdir(), 'laneway-web-'));
afterAll(() => rm(webRoot, { recursive: true }));
await mkdir(path.join(webRoot, 'assets'));
await writeFile(path.join(webRoot, 'index.html'), '<!doctype html><div id="root"></div>');

const { send } = await createTestApp({ webRoot });

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/webp,*/*;q=0.8';
const open = (url: string, method = 'GET') =>
  send({ method: method as 'GET', url, headers: { accept: BROWSER } });

describe('an address that doesn’t exist, opened in a browser', () => {
  it.each([
    ['GET', '/no-such-page'],
    ['GET', '/guides/seven'],
    ['GET', '/favicon-typo'],
    ['GET', '/apidocs'],
    ['GET', '/assets/gone-a1b2.js'],
    ['GET', '//elsewhere.example/'],
    ['GET', '/checkout/test/none'],
    ['HEAD', '/no-such-page'],
    ['POST', '/'],
    ['POST', '/no-such-page'],
    ['DELETE', '/media/laneway-production/cover.webp'],
  ])('%s %s shows a page with a way home', async (method, url) => {
    const reply = await open(url, method);
    expect([404, 422]).toContain(reply.statusCode);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.headers['cache-control']).toBe('no-store');
    if (method === 'HEAD') return;
    expect(reply.body).toContain('<a href="/">See all guides</a>');
  });

  it('says what happened, in the title too, and repeats nothing of the request', async () => {
    const { body } = await open('/no-such-page?<script>');
    expect(body).toContain('<title>Page not found · Laneway</title>');
    expect(body).toContain('<h1>Page not found</h1>');
    expect(body).toContain('It may have moved, or the link might be wrong.');
    expect(body).not.toContain('script');
    expect(body).not.toContain('no-such-page');
    expect(Buffer.byteLength(body)).toBeLessThan(6_000);
  });

  it('has the header of every page, with the way back and a menu with a search', async () => {
    const { body } = await open('/no-such-page');
    const bar = /<header.*<\/header>(?=<main>)/s.exec(body)?.[0] ?? '';
    expect(bar).toContain('href="/" aria-label="Back to guides"');
    expect(bar).toContain('aria-label="Menu"');
    expect(bar).toContain('<form action="/"><input type="search" name="search"');
  });

  it('runs no scripts, and loads nothing but its own font', async () => {
    const { headers } = await open('/no-such-page');
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+';/);
    expect(policy).toContain("font-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('who gets a page', () => {
  it.each([
    ['a browser', '/x', BROWSER, true],
    ['a browser that opens a call', '/api/nothing', BROWSER, false],
    ['a browser that opens the API itself', '/api', BROWSER, false],
    ['a browser that opens the API with a query', '/api?x', BROWSER, false],
    ['a browser at an address that begins alike', '/apiary', BROWSER, true],
    ['a program that takes anything', '/x', '*/*', false],
    ['a program that says nothing', '/x', undefined, false],
    ['the app', '/x', 'application/json, application/problem+json', false],
    ['a program that prefers JSON', '/x', 'application/json, text/html;q=0.5', false],
    ['a program that accepts no pages', '/x', 'text/html;q=0', false],
    ['a reader that accepts JSON as well', '/x', 'text/html, application/json;q=0.9', true],
    ['an image', '/x', 'image/avif,image/webp,*/*;q=0.8', false],
  ])('%s', (_who, url, accept, isPage) => {
    expect(isForReader({ url, headers: { accept } })).toBe(isPage);
  });

  it('other clients get the same as a problem', async () => {
    const reply = await send({ url: '/no-such-page', headers: { accept: '*/*' } });
    expect(reply.statusCode).toBe(404);
    expect(reply.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(reply.json()).toMatchObject({ code: 'not_found', detail: 'Page not found' });
  });
});

describe('when the page of the app cannot be sent', () => {
  it('a browser gets a link to try the same URL again', async () => {
    const busy = await createTestApp({ webRoot });
    busy.app.addHook('preHandler', async (_request, reply) =>
      sendProblem(reply, refusal('unavailable', 'We’ll be back in a moment. Please try again.')),
    );
    const reply = await busy.send({ url: '/?guide=7', headers: { accept: BROWSER } });
    expect(reply.statusCode).toBe(503);
    expect(reply.body).toContain('<h1>Not available right now</h1>');
    expect(reply.body).toContain('We’ll be back in a moment. Please try again.');
    expect(reply.body).toContain('<a href="">Try again</a>');
  });

  it('because of an internal error, a browser gets a page as well', async () => {
    const broken = await createTestApp({ webRoot });
    broken.app.addHook('preHandler', () => {
      throw new Error('a defect');
    });
    const reply = await broken.send({ url: '/', headers: { accept: BROWSER } });
    expect(reply.statusCode).toBe(500);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.body).toContain('<h1>Something went wrong on our side</h1>');
    expect(reply.body).not.toContain('a defect');
  });

  it('because the address is invalid, a browser gets a page as well', async () => {
    const reply = await open('/%zz');
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
    expect(reply.statusCode).toBeGreaterThanOrEqual(400);
  });
});
