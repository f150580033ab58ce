import { beforeEach, expect, it } from 'vitest';
import { createPresses } from './presses.ts';
import { bindEnterprise } from './session.ts';

const route = '/policy_change/add';
const content = { policy_id: 7, persons: [{ name: '王伟', idcard: '110101199003070011' }] };

const kept = new Map<string, string>();
let now = 0;

/** The presses of a page; another one after a reload has the same tab. */
const onAPage = () =>
  createPresses({
    now: () => now,
    storage: () => ({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    }),
  });

beforeEach(() => {
  kept.clear();
  now = 0;
  bindEnterprise(1);
});

const keyOf = async (presses: ReturnType<typeof onAPage>, input: unknown = content, path = route) =>
  (await presses.begin(path, input)).key;

it('T16 repeats the key of a press until it is certain what became of it, also for a double click', async () => {
  const presses = onAPage();
  const [first, second] = await Promise.all([keyOf(presses), keyOf(presses)]);

  expect(second).toBe(first);
  expect(await keyOf(presses)).toBe(first);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
});

it('T16 takes another key once a certain answer has come', async () => {
  const presses = onAPage();
  const first = await presses.begin(route, content);
  first.answered();

  expect(await keyOf(presses)).not.toBe(first.key);
});

it('T16 takes another key for other content, another call, another enterprise', async () => {
  const presses = onAPage();
  const keys = [
    await keyOf(presses),
    await keyOf(presses, { policy_id: 8 }),
    await keyOf(presses, content, '/x'),
  ];
  bindEnterprise(2);
  keys.push(await keyOf(presses));

  expect(new Set(keys).size).toBe(4);
});

it('T16 repeats the key after a reload of the page, and not once it was answered or an hour later', async () => {
  const before = await onAPage().begin(route, content);
  const reloaded = await onAPage().begin(route, content);
  expect(reloaded.key).toBe(before.key);

  reloaded.answered();
  const anew = await keyOf(onAPage());
  expect(anew).not.toBe(before.key);

  now = 3_600_001;
  expect(await keyOf(onAPage())).not.toBe(anew);
});

it('T21 keeps nothing of the content beside the key', async () => {
  await keyOf(onAPage());

  const [[place = '', value = ''] = []] = kept;
  expect(kept.size).toBe(1);
  expect(place).toMatch(/^press [0-9a-f]{64}$/);
  expect(value).toMatch(/^[0-9a-f]{32} \d+$/);
});

it('T16 lives without storage', async () => {
  const presses = createPresses({
    now: () => now,
    storage: () => {
      throw new DOMException('refused', 'SecurityError');
    },
  });

  expect(await keyOf(presses)).toBe(await keyOf(presses));
});
