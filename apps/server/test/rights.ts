import { existsSync, readFileSync } from 'node:fs';

/** Whether this process may do what only an administrator of the machine may: make namespaces and mount. Source: capabilities(7) */
export function mayAdminister(): boolean {
  const status = '/proc/self/status';
  if (!existsSync(status)) return false;
  const effective = /^CapEff:\s*([0-9a-f]+)/m.exec(readFileSync(status, 'utf8'))?.[1] ?? '0';
  return ((BigInt(`0x${effective}`) >> sys_admin_bit) & 1n) === 1n;
}

const sys_admin_bit = 21n;
