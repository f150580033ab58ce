/**
 * The network that an address counts as: of an IPv6 address the first 64 bits, which one customer has to himself and may vary the
 * rest at will. Some proxies write the port behind an address.
 */
export function networkOf(address: string): string {
  const bare = address.replace(/^\[([^\]]*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
  const plain = bare.replace(/^::ffff:(?=[\d.]+$)/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const groups = head.split(':').filter((group) => group !== '');
  const after = tail.split(':').filter((group) => group !== '');
  const whole = plain.includes('::')
    ? [...groups, ...Array<string>(8 - groups.length - after.length).fill('0'), ...after]
    : groups;
  return `${whole.slice(0, 4).join(':')}::/64`;
}
