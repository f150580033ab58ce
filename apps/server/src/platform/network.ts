import { isIPv4, isIPv6 } from 'node:net';

/**
 * The network that an address counts as: of an IPv6 address the first 64 bits, which one customer has to himself and may vary the
 * rest at will. An IPv4 address in the clothes of IPv6 counts as what it is. Some proxies write the port behind an address.
 * What is no address, as a header may say anything, counts as one network with all else that is none.
 */
export function networkOf(address: string): string {
  const bare = address
    .replaceAll('"', '')
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1');
  const [plain = ''] = bare.split('%', 1);
  if (isIPv4(plain)) return plain;
  if (!isIPv6(plain)) return 'none';
  const groups = groupsOf(plain);
  const isMapped = groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff';
  const isTranslated = groups.slice(0, 6).join(':') === '64:ff9b:0:0:0:0';
  return isMapped || isTranslated ? dotted(groups.slice(6)) : `${groups.slice(0, 4).join(':')}::/64`;
}

/** The eight groups, in small letters and without leading zeros: a URL spells every writing of an address alike. */
function groupsOf(address: string): readonly string[] {
  const spelled = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = [], tail = []] = spelled.split('::').map((part) => part.split(':').filter(Boolean));
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
}

const dotted = (groups: readonly string[]): string =>
  groups
    .map((group) => parseInt(group, 16))
    .flatMap((value) => [value >> 8, value & 255])
    .join('.');
