import { expect, it } from 'vitest';
import { instantOf, serverNow } from './server-time.ts';

it.each([
  [0, '2026-11-22 15:59:30'],
  [31_000, '2026-11-22 16:00:01'],
  [-3_600_000, '2026-11-22 15:59:30'],
])("goes on from the server's answer: %i ms later it is %s there", (passed_ms, there) => {
  expect(serverNow('2026-11-22 15:59:30', passed_ms)).toEqual(instantOf(there));
});
