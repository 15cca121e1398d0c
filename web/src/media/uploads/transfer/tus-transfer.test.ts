import { expect, it } from 'vitest';
import { readRefusal } from './tus-transfer.ts';

const problem = JSON.stringify({
  code: 'unsupported_media',
  detail: 'Unsupported media type: text/html',
});

it.each([
  [415, problem, { kind: 'refused', text: 'Unsupported media type: text/html' }],
  // A proxy with its own limit on bodies responds with an HTML page.
  [413, '<html>Request Entity Too Large</html>', { kind: 'broken' }],
  [400, 'null', { kind: 'broken' }],
  [409, problem, { kind: 'broken' }],
  [503, problem, { kind: 'broken' }],
])('a reply %s with %s means %o', (status, body, failure) => {
  expect(readRefusal(status, body)).toEqual(failure);
});
