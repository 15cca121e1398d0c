import { expect, it } from 'vitest';
import { addressGroup, isAddressRange, isLocalUrl, isLoopback } from './network-address.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8::', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['203.0.113.7:50211', '203.0.113.7'],
  ['[2001:db8:1:2::9]:50211', '2001:db8:1:2'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2'],
  ['not an address', 'not an address'],
])('%s is counted as %s', (ip, group) => {
  expect(addressGroup(ip)).toBe(group);
});

it.each([
  ['127.0.0.1', true],
  ['127.9.9.9', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['10.0.0.1', false],
  ['2001:db8::1', false],
  ['localhost', false],
  ['', false],
])('%s is on this machine: %s', (ip, local) => {
  expect(isLoopback(ip)).toBe(local);
});

it.each([
  ['http://localhost:3000', true],
  ['https://LOCALHOST', true],
  ['http://127.0.0.1:3000', true],
  ['http://127.8.9.10', true],
  ['http://[::1]:3000', true],
  ['http://192.168.1.5:3000', false],
  ['http://localhost.example', false],
  ['https://laneway.example', false],
])('%s is for this machine only: %s', (url, local) => {
  expect(isLocalUrl(url)).toBe(local);
});

it.each([
  ['10.0.0.1', true],
  ['10.0.0.0/8', true],
  ['10.0.0.0/33', false],
  ['0.0.0.0/0', false],
  ['2001:db8::/32', true],
  ['2001:db8::/129', false],
  ['::ffff:10.0.0.1', false],
  ['fe80::1%eth0', false],
  ['10.0.0', false],
  ['10.0.0.0/', false],
  ['proxy.example', false],
  ['', false],
])('%s is an address or a range: %s', (text, good) => {
  expect(isAddressRange(text)).toBe(good);
});
