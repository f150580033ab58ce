import { expect, it } from 'vitest';
import { clockOfEach } from './clock.ts';

it('T29 shows work its moment that begins only when it is waited for', async () => {
  const clock = clockOfEach();
  const moment = new Date('2026-03-10T02:00:00Z');
  const lazy = {
    // oxlint-disable-next-line unicorn/no-thenable -- what a thenable does late is what is tested
    then: (resolve: (shown: Date) => void) => resolve(clock.now()),
  } as PromiseLike<Date>;

  const shown = await Promise.resolve().then(() => clock.at(moment, () => lazy));

  expect(shown).toEqual(moment);
});
