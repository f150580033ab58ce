import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { checkPassword, hashPassword } from './password.ts';

it('T29 leaves some of the threads of Node free, however many passwords are hashed at once', async () => {
  let hashed = 0;
  const hashing = Array.from({ length: 12 }, async (_, place) => {
    await hashPassword(`password ${place}`);
    hashed += 1;
  });

  // In the same threads, in the order of coming: behind all of them it would wait until nine are done.
  await promisify(randomBytes)(16);

  expect(hashed).toBeLessThan(7);
  await Promise.all(hashing);
});

it('T29 checks a password of one network before the tenth of another', async () => {
  const checked: string[] = [];
  const check = async (network: string) => {
    await checkPassword('wrong', undefined, { network, isKnown: false });
    checked.push(network);
  };

  await Promise.all([...Array.from({ length: 10 }, () => check('a')), check('b')]);

  expect(checked.indexOf('b')).toBeLessThan(6);
});
