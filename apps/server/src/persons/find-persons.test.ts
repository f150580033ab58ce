import { findPersons } from '@app/contract/find-persons';
import { day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import { anEmployer, aWorker, covering, issued, submitted } from '../../test/changes.ts';
import { aUser, dataOf, moment, openWorld, refusedOf, signedIn } from '../../test/world.ts';

const world = await openWorld();

it('N16 answers whether somebody is covered, with company and policy, by one sign, pinyin or the end of the number', async () => {
  world.clock.set(moment('2026-03-10 10:00:00'));
  const employer = await anEmployer(world);
  const worker = aWorker(employer, { name: '赵丽华', idcard: '11010119900307707X' });
  await issued(world, employer, [
    worker,
    aWorker(employer, { name: '张三' }),
    aWorker(employer, { name: '王五' }),
  ]);
  world.clock.set(moment('2026-03-16 10:00:00'));
  const token = await signedIn(world, employer);
  const find = async (keywords: string) => dataOf(await world.call(token, findPersons, { keywords }));

  const found = await find('赵');

  expect(found).toMatchObject({ total: 1, is_more: 0, now: '2026-03-16 10:00:00' });
  expect(found.persons).toMatchObject([
    {
      name: '赵丽华',
      idcard: '110***********707X',
      standing: { kind: 'covered', until: '2026-04-01 00:00:00', since: null },
      cover: {
        policy_id: employer.policyId,
        work_company: '华东电子厂',
        start_date: '2026-03-11',
        end_date: '2026-03-31',
      },
    },
  ]);
  for (const keywords of ['zhaolihua', 'zlh', '707X', '11010119900307707X', '丽华'])
    expect((await find(keywords)).persons, keywords).toEqual(found.persons);
  expect(await find('孙')).toMatchObject({ persons: [], total: 0 });
  expect(refusedOf(await world.call(token, findPersons, { keywords: ' ' })).reason).toBe('VALIDATION');
});

it('N16 names a person once, whoever is called exactly so first, then whose name begins so, then the covered', async () => {
  world.clock.set(moment('2026-03-10 10:00:00'));
  const employer = await anEmployer(world);
  const names = ['赵丽', '赵丽华', '赵丽萍', '王赵丽'];
  const workers = names.map((name) => aWorker(employer, { name, end_date: day('2026-03-31') }));
  await issued(world, employer, [workers[2]!, workers[3]!, aWorker(employer)]);
  await submitted(world, employer, [
    { ...workers[0]!, start_date: day('2026-03-20') },
    { ...workers[1]!, start_date: day('2026-03-20') },
    aWorker(employer),
  ]);
  world.clock.set(moment('2026-03-16 10:00:00'));
  const token = await signedIn(world, employer);

  const { persons } = dataOf(await world.call(token, findPersons, { keywords: '赵丽' }));
  const sounding = dataOf(await world.call(token, findPersons, { keywords: 'zhaoli' })).persons;

  expect(persons.map(({ name, standing }) => [name, standing.kind])).toEqual([
    ['赵丽', 'starts'],
    ['赵丽萍', 'covered'],
    ['赵丽华', 'starts'],
    ['王赵丽', 'covered'],
  ]);
  expect(sounding.map(({ name }) => name)).toEqual(['赵丽萍', '赵丽', '赵丽华', '王赵丽']);
});

it('P3 finds nobody of a stranger, and refuses whoever may not read persons', async () => {
  const { employer, persons } = await covering(world, 3);
  const { name, idcard } = persons[0]!;
  const stranger = await anEmployer(world);
  const other = await aUser(world, employer.enterpriseId, ['policy_change/import']);

  for (const keywords of [name, idcard.slice(-4), idcard])
    expect(dataOf(await world.call(stranger.token, findPersons, { keywords })).persons).toEqual([]);
  expect(refusedOf(await world.call(other.token, findPersons, { keywords: name })).reason).toBe('FORBIDDEN');
  expect(refusedOf(await world.call(undefined, findPersons, { keywords: name })).reason).toBe('AUTH');
});

it('T21 counts a number that is nearly somebody’s as a guess here too', async () => {
  world.clock.set(moment('2026-03-10 10:00:00'));
  const employer = await anEmployer(world);
  await issued(world, employer, [aWorker(employer, { employee_mobile: '13812345678' })]);
  const reader = await aUser(world, employer.enterpriseId, ['/person/index']);
  const find = (keywords: string) => world.call(reader.token, findPersons, { keywords });
  for (let at = 0; at < 30; at += 1) dataOf(await find(`1380${String(at).padStart(3, '0')}5678`));

  expect(refusedOf(await find('13800305678')).reason).toBe('NUMBER_GUESSES');
});
