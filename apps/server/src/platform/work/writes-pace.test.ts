import { EventEmitter } from 'node:events';
import type { Call } from '@app/contract/call';
import { readPolicy } from '@app/contract/policies';
import { saveView } from '@app/contract/views';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import type { Session } from '../session.ts';
import { beginCall } from './under-way.ts';
import { type Pace, paceWrites } from './writes-pace.ts';

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

it('T29 counts what writes, and nothing that asks', async () => {
  const session = { user: { id: 7, name: 'x' }, enterprise: { id: 7 } } as unknown as Session;
  const begin = async (call: Call) => {
    const raw = new EventEmitter();
    const request = { method: 'POST', headers: { 'content-length': '9' }, ip: '203.0.113.23' };
    const given = [request as unknown as FastifyRequest, { raw } as unknown as FastifyReply] as const;
    const refused = await beginCall(...given, call, async () => session).catch((error: unknown) => error);
    raw.emit('finish');
    return refused;
  };

  for (let at = 0; at < 3_100; at += 1) await begin(saveView);

  expect(await begin(saveView)).toMatchObject({ reason: 'RATE_LIMIT' });
  expect(await begin(readPolicy)).toBeUndefined();
});
