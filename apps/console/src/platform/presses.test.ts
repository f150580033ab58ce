import { expect, it } from 'vitest';
import { createPresses } from './presses.ts';

it('repeats the key of a press while no answer has come', () => {
  const presses = createPresses();
  const first = presses.begin({ policy_id: 7 });
  const second = presses.begin({ policy_id: 7 });

  expect(second.key).toBe(first.key);
  expect(first.key).toMatch(/^[0-9a-f]{32}$/);
});

it('takes another key once an answer has come', () => {
  const presses = createPresses();
  const first = presses.begin({ policy_id: 7 });
  first.answered();

  expect(presses.begin({ policy_id: 7 }).key).not.toBe(first.key);
});

it('takes another key for other content', () => {
  const presses = createPresses();

  expect(presses.begin({ policy_id: 7 }).key).not.toBe(presses.begin({ policy_id: 8 }).key);
});
