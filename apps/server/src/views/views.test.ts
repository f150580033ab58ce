import type { Call } from '@app/contract/call';
import { listViews, removeView, saveView, views_max } from '@app/contract/views';
import { expect, it } from 'vitest';
import { anEnterprise, aUser, dataOf, openWorld, refusedOf } from '../../test/world.ts';

const world = await openWorld();

const view = { list: 'persons', name: '快到期', search: 'expiring_days=7&sort=end_date' } as const;

it('N15 keeps a list’s filters under a name, and replaces them under the same one', async () => {
  const { token } = await anEnterprise(world);
  const save = async (input: object) =>
    dataOf(await world.call(token, saveView, { ...view, ...input })).view_id;
  const view_id = await save({});
  const other = await save({ list: 'policies' });

  expect(await save({ name: ' 快到期 ', search: 'expiring_days=14' })).toBe(view_id);

  expect(dataOf(await world.call(token, listViews, { list: 'persons' }))).toEqual([
    { view_id, list: 'persons', name: '快到期', search: 'expiring_days=14' },
  ]);
  expect(dataOf(await world.call(token, listViews, {})).map((kept) => kept.view_id)).toEqual([
    view_id,
    other,
  ]);
});

it('N15 forgets a view', async () => {
  const { token } = await anEnterprise(world);
  const { view_id } = dataOf(await world.call(token, saveView, view));

  expect(dataOf(await world.call(token, removeView, { view_id }))).toEqual({});

  expect(dataOf(await world.call(token, listViews, {}))).toEqual([]);
  expect(refusedOf(await world.call(token, removeView, { view_id })).reason).toBe('NOT_FOUND');
});

it.each([
  'keywords=110101199003070011',
  'keywords=11010119900307001X',
  'keywords=13812345678&page=2',
  'keywords=1101%2001199003070011',
  'keywords=138-1234-5678',
  'keywords=1101%30119900307%30011',
  'keywords=138.1234.5678',
  'keywords=138_1234_5678',
  'keywords=110101+19900307+0011',
  `keywords=${encodeURIComponent('１３８１２３４５６７８')}`,
  `keywords=${encodeURIComponent('110101\u200B199003070011')}&broken=%E0%A4%A`,
])('T21 keeps no ID number and no mobile: %s', async (search) => {
  const { token } = await anEnterprise(world);

  expect(refusedOf(await world.call(token, saveView, { ...view, search }))).toMatchObject({
    reason: 'VALIDATION',
    detail: { fields: ['search'] },
  });
  expect(refusedOf(await world.call(token, saveView, { ...view, name: '13812345678' }))).toMatchObject({
    detail: { fields: ['name'] },
  });
});

it('N15 keeps so many views of a list and no more', async () => {
  const { token } = await anEnterprise(world);
  for (let kept = 0; kept < views_max; kept++)
    dataOf(await world.call(token, saveView, { ...view, name: `view ${kept}` }));

  expect(refusedOf(await world.call(token, saveView, { ...view, name: 'one more' }))).toMatchObject({
    reason: 'VIEWS_TOO_MANY',
    detail: { views_max },
  });
  dataOf(await world.call(token, saveView, { ...view, name: 'view 0', search: '' }));
  dataOf(await world.call(token, saveView, { ...view, list: 'policies' }));
});

it('N15 P3 belongs to one user: not to a colleague, nor to a stranger', async () => {
  const { enterpriseId, token } = await anEnterprise(world);
  const stranger = await anEnterprise(world);
  const colleague = await aUser(world, enterpriseId, []);
  const { view_id } = dataOf(await world.call(token, saveView, view));

  for (const other of [colleague, stranger]) {
    expect(dataOf(await world.call(other.token, listViews, {}))).toEqual([]);
    expect(refusedOf(await world.call(other.token, removeView, { view_id })).reason).toBe('NOT_FOUND');
  }
  expect(dataOf(await world.call(token, listViews, {}))).toHaveLength(1);
  const all: readonly Call[] = [listViews, saveView, removeView];
  for (const call of all) expect(refusedOf(await world.call(undefined, call, {})).reason).toBe('AUTH');
});
