import { listPersons } from '@app/contract/persons';
import { day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import { anEmployer, aWorker, type Employer, issued } from '../../test/changes.ts';
import { dataOf, openWorld } from '../../test/world.ts';
import { countPersons, listPersonRows } from './queries.ts';

const world = await openWorld();

const namesOf = async ({ token }: Employer, filter: object = {}) =>
  dataOf(await world.call(token, listPersons, filter)).data.map(({ name }) => name);

it('B5 finds a person by one or two characters of the name', async () => {
  const employer = await anEmployer(world);
  const names = ['欧阳娜娜', '欧阳修', '王阳明', '李𠮷', 'ANNA LEE', '买买提·艾力'];
  await issued(
    world,
    employer,
    names.map((name) => aWorker(employer, { name })),
  );
  const found = async (keywords: string) => (await namesOf(employer, { keywords })).toSorted();

  expect(await found('阳')).toEqual(['欧阳修', '欧阳娜娜', '王阳明'].toSorted());
  expect(await found('欧阳')).toEqual(['欧阳修', '欧阳娜娜'].toSorted());
  expect(await found('阳娜娜')).toEqual(['欧阳娜娜']);
  expect(await found('娜阳')).toEqual([]);
  expect(await found('𠮷')).toEqual(['李𠮷']);
  expect(await found('anna l')).toEqual(['ANNA LEE']);
  expect(await found('提•艾')).toEqual(['买买提·艾力']);
  expect(await found(' 欧 阳 ')).toEqual(['欧阳修', '欧阳娜娜'].toSorted());
  expect(await found('%')).toEqual([]);
  expect(await found('_')).toEqual([]);
});

it('B5 finds the same persons where the words are in too many names to look each up', async () => {
  const employer = await anEmployer(world);
  const stranger = await anEmployer(world);
  for (const one of [employer, stranger])
    await issued(
      world,
      one,
      ['欧阳娜娜', '张三', '王阳明'].map((name) => aWorker(one, { name })),
    );
  const asked = {
    filter: { policy_id: employer.policyId },
    keyword: { common: { words: '阳', sound: null } },
    now: world.clock.now(),
    today: day('2026-03-10'),
  };

  const found = await world.platform.database.inEnterprise(employer.enterpriseId, async (tx) => ({
    count: await countPersons(tx, asked),
    rows: await listPersonRows(tx, asked, { page: 1, limit: 20, sort: 'name' }),
  }));

  expect(found.count).toEqual({ total: 2, row_count: 2, active_count: 0 });
  expect(found.rows.map(({ name }) => name)).toEqual(['欧阳娜娜', '王阳明']);
});

it('B5 finds a Chinese name by its pinyin, by first letters, and by both mixed', async () => {
  const employer = await anEmployer(world);
  const stranger = await anEmployer(world);
  const names = ['赵丽华', '照利花', '张三', '单于', '吕娜', 'LI HUA', '欧阳修'];
  for (const one of [employer, stranger])
    await issued(
      world,
      one,
      names.map((name) => aWorker(one, { name })),
    );
  const found = async (keywords: string) => (await namesOf(employer, { keywords })).toSorted();

  expect(await found('zhaolihua')).toEqual(['照利花', '赵丽华'].toSorted());
  expect(await found("Zhao Li'hua")).toEqual(['照利花', '赵丽华'].toSorted());
  expect(await found('lihua')).toEqual(['照利花', '赵丽华'].toSorted());
  expect(await found('li hua')).toEqual(['LI HUA', '照利花', '赵丽华'].toSorted());
  expect(await found('zlh')).toEqual(['照利花', '赵丽华'].toSorted());
  expect(await found('zhaolh')).toEqual(['照利花', '赵丽华'].toSorted());
  expect(await found('zh')).toEqual(['照利花', '赵丽华', '张三'].toSorted());
  expect(await found('shany')).toEqual(['单于']);
  expect(await found('lvna')).toEqual(['吕娜']);
  expect(await found('ouyangx')).toEqual(['欧阳修']);
  expect(await found('wang')).toEqual([]);
});

it('B5 counts and pages those whose name sounds so where they are too many to look each up', async () => {
  const employer = await anEmployer(world);
  await issued(
    world,
    employer,
    ['赵丽华', '照利花', '张三'].map((name) => aWorker(employer, { name })),
  );
  const asked = {
    filter: { policy_id: employer.policyId },
    keyword: { common: { words: 'ZHAOLI', sound: '[赵照][丽利]' } },
    now: world.clock.now(),
    today: day('2026-03-10'),
  };

  const found = await world.platform.database.inEnterprise(employer.enterpriseId, async (tx) => ({
    count: await countPersons(tx, asked),
    rows: await listPersonRows(tx, asked, { page: 1, limit: 20, sort: 'name' }),
  }));

  expect(found.count).toMatchObject({ total: 2, row_count: 2 });
  expect(found.rows.map(({ name }) => name)).toEqual(['照利花', '赵丽华'].toSorted());
});

it('B5 T21 finds a person by the last four characters of the number, which its mask shows, and by no other part', async () => {
  const employer = await anEmployer(world);
  await issued(world, employer, [
    aWorker(employer, { name: '张三', idcard: '11010119900307707X' }),
    aWorker(employer, { name: '李四', idcard: '110101199003070011' }),
  ]);

  expect(await namesOf(employer, { keywords: '707x' })).toEqual(['张三']);
  expect(await namesOf(employer, { keywords: '００１１' })).toEqual(['李四']);
  for (const part of ['1101', '0307', '011', '70011', '1012'])
    expect(await namesOf(employer, { keywords: part }), part).toEqual([]);
});

it('B5 finds a person by the whole number, however it is typed, and by no part of it', async () => {
  const employer = await anEmployer(world);
  await issued(world, employer, [
    aWorker(employer, { name: '张三', idcard: '11010119900307707X' }),
    aWorker(employer),
  ]);

  expect(await namesOf(employer, { keywords: '11010119900307707X' })).toEqual(['张三']);
  expect(await namesOf(employer, { keywords: '110101 19900307 707x' })).toEqual(['张三']);
  expect(await namesOf(employer, { keywords: '１１０１０１１９９００３０７７０７Ｘ' })).toEqual(['张三']);
  expect(await namesOf(employer, { keywords: '1101011990' })).toEqual([]);
  expect(await namesOf(employer, { keywords: '110101199003070011' })).toEqual([]);
});

it('B5 finds a person by the whole mobile, and a passport by its number', async () => {
  const employer = await anEmployer(world);
  await issued(world, employer, [
    aWorker(employer, { name: '张三', employee_mobile: '13812345678' }),
    aWorker(employer, {
      name: 'ANNA LEE',
      idtype: 3,
      idcard: 'K1234567A',
      birthday: day('1990-05-05'),
      gender: 'female',
    }),
    aWorker(employer),
  ]);

  expect(await namesOf(employer, { keywords: '13812345678' })).toEqual(['张三']);
  expect(await namesOf(employer, { keywords: '+86 138-1234-5678' })).toEqual(['张三']);
  expect(await namesOf(employer, { keywords: '13812345679' })).toEqual([]);
  expect(await namesOf(employer, { keywords: 'k1234567a' })).toEqual(['ANNA LEE']);
});

it('B5 answers a POST too, so that a number stays out of the address', async () => {
  const employer = await anEmployer(world);
  await issued(world, employer, [aWorker(employer, { name: '张三', idcard: '110101199003070011' })]);

  const response = await world.app.inject({
    method: 'POST',
    url: `/api${listPersons.path}`,
    headers: { token: employer.token },
    payload: { keywords: '110101199003070011' },
  });

  expect(response.json()).toMatchObject({ code: 1, data: { total: 1, data: [{ name: '张三' }] } });
});
