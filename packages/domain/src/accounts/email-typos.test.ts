import { expect, it } from 'vitest';
import { suggestedEmail } from './email-typos.ts';

it.each([
  ['alex@gmial.com', 'alex@gmail.com'],
  ['alex@gmail.con', 'alex@gmail.com'],
  ['alex@gmail.co', 'alex@gmail.com'],
  ['alex@gmail.comm', 'alex@gmail.com'],
  ['alex@gmai.com', 'alex@gmail.com'],
  ['alex@gnail.cmo', 'alex@gmail.com'],
  ['alex@hotmial.com', 'alex@hotmail.com'],
  ['alex@hotmal.com.au', 'alex@hotmail.com.au'],
  ['alex@outlok.com', 'alex@outlook.com'],
  ['alex@iclould.com', 'alex@icloud.com'],
  ['alex@yaho.co.uk', 'alex@yahoo.co.uk'],
  ['alex@yahoo.con.au', 'alex@yahoo.com.au'],
  ['alex@bigpnod.net.au', 'alex@bigpond.net.au'],
  [' Alex.B+walks@GMIAL.com ', 'Alex.B+walks@gmail.com'],
])('%s probably means %s', (typed, meant) => {
  expect(suggestedEmail(typed)).toBe(meant);
});

it.each([
  'alex@gmail.com',
  'alex@GMAIL.com',
  'alex@hotmail.co.uk',
  'alex@hotmail.de',
  'alex@yahoo.com.ar',
  'alex@yahoo.ca',
  'alex@bigpond.net.au',
  'alex@mail.com',
  'alex@email.com',
  'alex@ymail.com',
  'alex@gmx.com',
  'alex@laneway.example',
  'alex@gmial',
  'gmial.com',
  '',
])('%j is left as it is', (typed) => {
  expect(suggestedEmail(typed)).toBeNull();
});
