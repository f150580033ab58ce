import { describe, expect, it } from 'vitest';
import { readyOn, toldOn } from '../../../test/both-pages.ts';
import { persons } from '../../../test/list-world.ts';

const { zhang, li } = persons;

const refusals =
  'no longer coming|no show|not coming|stays|skip this one|has own insurance - skip|ya no viene|no dar de alta todavía|no asegurar|来ません|キャンセル|保留'.split(
    '|',
  );

describe('B3 refusals in English, Spanish and Japanese', () => {
  it.each(refusals)('keep back behind the number: %s', (words) => {
    expect(toldOn('add', `苏州精工 明天新增\n张三 ${zhang}\n李四 ${li} ${words}`).at(-1)).toBe('李四 asked');
  });

  it.each(refusals)('keep back as a remark: %s', (words) => {
    const rows = `Name\tID\tSite\tRemarks\nZhang San\t${zhang}\t苏州精工\t\nLi Si\t${li}\t苏州精工\t${words}`;
    expect(toldOn('add', rows).at(-1)).toBe('Li Si asked');
  });

  it.each([
    ['add', 'He Xiaojun is not coming'],
    ['add', 'He Xiaojun ya no viene'],
    ['off', 'He Xiaojun stays'],
  ] as const)('keep back below the list whom they sound like, when %s: %s', (kind, words) => {
    const head = kind === 'add' ? '苏州精工 明天新增' : '苏州精工今天离职：';
    const told = toldOn(kind, `${head}\n张三 ${zhang}\n何小军 ${li}\n${words}`);
    expect(told.map((one) => one.endsWith(' asked'))).toEqual([false, true]);
  });

  it.each(['one of them is not coming', 'uno no viene', '一人来ません'])(
    'ask about everybody where they name nobody: %s',
    (words) => {
      expect(readyOn('add', `苏州精工 明天新增\n张三 ${zhang}\n李四 ${li}\n${words}`)).toEqual([]);
    },
  );

  it('take nobody off who is said to be cancelled', () => {
    expect(toldOn('off', `苏州精工今天离职：\n张三 ${zhang}\n李四 ${li} キャンセル`).at(-1)).toBe(
      '李四 asked',
    );
  });

  it.each(['night shift', 'no experience', 'turno de noche', 'sin experiencia', '夜勤', '経験なし'])(
    'keep nobody back for what is said of people who come: %s',
    (words) => {
      expect(readyOn('add', `苏州精工 明天新增\n张三 ${zhang}\n李四 ${li} ${words}`)).toHaveLength(2);
    },
  );
});
