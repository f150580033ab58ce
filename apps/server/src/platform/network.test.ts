import { expect, it } from 'vitest';
import { networkOf } from './network.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['203.0.113.7:40001', '203.0.113.7'],
  ['[2001:db8:1:2::1]:40001', '2001:db8:1:2::/64'],
])('T14 counts tries from %s as from %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
