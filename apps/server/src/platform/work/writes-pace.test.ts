import { readPolicy } from '@app/contract/policies';
import { saveView } from '@app/contract/views';
import { expect, it } from 'vitest';
import { anEnterprise, callsOn, dataOf, openWorld, refusedOf } from '../../../test/world.ts';
import { buildApp } from '../../app.ts';
import { type Pace, paceWrites } from './writes-pace.ts';

const world = await openWorld();

it('T29 lets a user write 3,000 times in a row, then twice a second, and others all the while', () => {
  const pace: Pace = new Map();
  const write = (user: string, now_ms: number) => {
    try {
      paceWrites(pace, user, now_ms);
      return 'done';
    } catch (error) {
      return error;
    }
  };

  const first = Array.from({ length: 3_000 }, () => write('one', 0));
  expect(new Set(first)).toEqual(new Set(['done']));
  expect(write('one', 0)).toMatchObject({ reason: 'RATE_LIMIT', detail: { retry_after_s: 1 } });
  expect(write('other', 0)).toBe('done');
  expect([write('one', 1_000), write('one', 1_000)]).toEqual(['done', 'done']);
  expect(write('one', 1_000)).toMatchObject({ reason: 'RATE_LIMIT' });
  // However long nobody writes, no more than so many in a row.
  const later = Array.from({ length: 3_001 }, () => write('one', 86_400_000));
  expect(later.filter((one) => one === 'done')).toHaveLength(3_000);
});

it('T29 tells whoever writes faster to wait, and nobody who asks', async () => {
  const { token, userId, policyId: policy_id } = await anEnterprise(world);
  const pace: Pace = new Map([[String(userId), { left: -1_000, at_ms: performance.now() }]]);
  const app = await buildApp({ platform: { ...world.serving, pace }, logLevel: 'silent' });
  const call = callsOn(app);
  const view = { list: 'persons', name: '在保', search: '' } as const;

  expect(refusedOf(await call(token, saveView, view)).reason).toBe('RATE_LIMIT');
  dataOf(await call(token, readPolicy, { policy_id }));
  await app.close();
});
