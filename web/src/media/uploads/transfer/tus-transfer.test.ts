import { expect, it } from 'vitest';
import { readRefusal } from './tus-transfer.ts';

const problem = JSON.stringify({
  code: 'unsupported_media',
  detail: 'Unsupported media type: text/html',
});

const outOfSpace = JSON.stringify({
  code: 'unavailable',
  detail: 'We’re out of space for new files.',
});

it.each([
  [415, problem, { kind: 'refused', text: 'Unsupported media type: text/html' }],
  // A proxy with its own limit on bodies responds with an HTML page.
  [413, '<html>Request Entity Too Large</html>', { kind: 'broken', text: null }],
  [400, 'null', { kind: 'broken', text: null }],
  [409, problem, { kind: 'broken', text: null }],
  [503, outOfSpace, { kind: 'broken', text: 'We’re out of space for new files.' }],
  [502, '<html>Bad Gateway</html>', { kind: 'broken', text: null }],
])('a reply %s with %s means %o', (status, body, failure) => {
  expect(readRefusal(status, body)).toEqual(failure);
});
