import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { hashPassword } from './password.ts';

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
