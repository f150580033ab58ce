import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDay, anyIdNumber } from '../../test/arbitraries.ts';
import { directory, paste, persons, valuesOf } from '../../test/list-world.ts';
import { numRuns } from '../../test/runs.ts';

const { zhang, li } = persons;

// Far more than it takes on a busy machine, and far less than a reading that grows with the square of the length.
const patience = 300_000;

describe('a block of a spreadsheet', () => {
  it('B3 takes cells with line breaks and quotes, and the apostrophe that made a number text', () => {
    const text = `姓名\t身份证\t单位\t备注\r\n张三\t'${zhang}\t"苏州精工\n电子有限公司"\t"说""急"""\r\n`;
    expect(valuesOf(paste(text))).toEqual([
      { name: '张三', idcard: zhang, work_company: '苏州精工电子有限公司', remark: '说"急"' },
    ]);
  });

  it('B3 takes no title of a column for what is said of somebody', () => {
    const text = `姓名\t身份证号\t终止日期\t离职原因\n张三\t${zhang}\t\t\n李四\t${li}\t\t`;

    expect(paste(text).rows.map(({ intent = null }) => intent)).toEqual([null, null]);
  });

  it('B3 reads the day of a sheet’s own count where the block is read as a message', () => {
    const rows = (days: (at: number) => string) =>
      paste(`${zhang}\t张三\t${days(0)}\t苏州精工\t包装工\n${li}\t李四\t${days(1)}\t昆山博恩\t包装工\t夜班`)
        .rows;

    expect(rows((at) => `${46350 + at}`).map(({ values }) => values.start_date)).toEqual([
      '2026-11-24',
      '2026-11-25',
    ]);
    const [first] = rows((at) => `${46350 + at}\t46380`);
    expect(first?.doubts?.map(({ field }) => field)).toContain('start_date');
  });

  it('needs no heading', () => {
    expect(valuesOf(paste(`张三\t${zhang}\t打包工\n李四\t${li}\t普工\n`))).toEqual([
      { name: '张三', idcard: zhang, occupation: '打包工' },
      { name: '李四', idcard: li, occupation: '普工' },
    ]);
  });

  it('is a message after all when no column of it is', () => {
    expect(valuesOf(paste(`新来\t1个\t张三 ${zhang}，明天到岗`))).toMatchObject([
      { name: '张三', idcard: zhang },
    ]);
  });
});

describe('lines cut by a sign', () => {
  it.each([
    ['commas', `姓名,身份证号,手机\n张三,${zhang},13812345678\n李四,${li},`],
    ['full-width commas', `姓名，身份证号，手机\n张三，${zhang}，13812345678\n李四，${li}，`],
    ['semicolons', `姓名;身份证号;手机\n张三;${zhang};13812345678\n李四;${li};`],
    ['spaces', `姓名   身份证号   手机\n张三   ${zhang}   13812345678\n李四   ${li}`],
    ['one space', `姓名 身份证号 手机\n张三 ${zhang} 13812345678\n李四 ${li}`],
    ['bars', `姓名|身份证号|手机\n张三|${zhang}|13812345678\n李四|${li}|`],
    ['no heading', `张三,${zhang},13812345678\n李四,${li},`],
  ])('B3 reads %s', (_sign, text) => {
    expect(valuesOf(paste(text))).toEqual([
      { name: '张三', idcard: zhang, mobile: '13812345678' },
      { name: '李四', idcard: li },
    ]);
  });

  it('B3 lets no number in groups move what follows it', () => {
    expect(valuesOf(paste('姓名 身份证 手机\n张三 110101 19900307 0011 13812345678'))).toEqual([
      { name: '张三', idcard: zhang, mobile: '13812345678' },
    ]);
  });

  it('takes a form of labels for no heading', () => {
    expect(valuesOf(paste(`姓名 张三\n身份证 ${zhang}\n工种 焊工`))).toMatchObject([
      { name: '张三', idcard: zhang },
    ]);
  });
});

describe('anything', () => {
  const han = fc.constantFrom(...Array.from('王李张刘陈𠮷𬀪龘〇伟芳娜敏静秀英丽强磊军洋勇艳杰娟涛明超'));
  const name = fc
    .tuple(fc.constantFrom('王', '李', '张', '刘', '陈'), fc.array(han, { minLength: 1, maxLength: 2 }))
    .map(([surname, given]) => surname + given.join(''));
  const dotted = fc
    .tuple(name, fc.constantFrom('·', '•', '‧', '・'), name)
    .map(([first, dot, last]) => first + dot + last);
  const row = fc.record({
    name: fc.oneof(name, dotted),
    idcard: anyIdNumber('1960-01-01', '2008-01-01'),
    mobile: fc.integer({ min: 13_000_000_000, max: 19_999_999_999 }).map(String),
    work_company: fc.constantFrom(...directory.companies.map((company) => company.name)),
    occupation: fc.constantFrom('包装工', '打包工', '普工', '焊接工(室内)'),
    start_date: anyDay('2026-01-01', '2027-12-31'),
  });
  const rows = fc.array(row, { minLength: 1, maxLength: 12 });

  it(
    'B3 reads back the rows that a spreadsheet put on the clipboard, with a heading and without',
    () => {
      const heading = '姓名\t身份证号\t手机\t用工单位\t工种\t开始日期\n';
      fc.assert(
        fc.property(rows, fc.boolean(), (list, isHeaded) => {
          const block = list.map((one) => `${Object.values(one).join('\t')}\n`).join('');
          expect(valuesOf(paste((isHeaded ? heading : '') + block))).toEqual(list);
        }),
        { numRuns },
      );
    },
    patience,
  );

  it(
    'B3 finds every person of a message, each with all that was written of them',
    () => {
      fc.assert(
        fc.property(rows, fc.constantFrom(' ', '，', '，', ' / '), (list, sign) => {
          const lines = list.map(
            (one, at) =>
              `${at + 1}、${[one.name, one.idcard, one.mobile, one.work_company, one.occupation].join(sign)}`,
          );
          const read = valuesOf(paste(`老师好，明天入职\n${lines.join('\n')}\n辛苦了`));
          expect(read).toEqual(list.map((one) => ({ ...one, start_date: '2026-11-22' })));
        }),
        { numRuns },
      );
    },
    patience,
  );

  const signs = Array.from(' \t\n，：、。；"@/-（）·𠮷');
  const words = [
    '张三',
    '李四',
    '姓名',
    '身份证',
    '包装工',
    '苏州精工',
    '明天',
    '都是',
    '3个',
    '合计',
    '月',
    '\ud842',
  ];

  it(
    'never throws',
    () => {
      const piece = fc.constantFrom(...signs, ...words, zhang, li, '1', '138', '\0');
      const text = fc.oneof(
        fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join('')),
        fc.string({ unit: 'binary', maxLength: 200 }),
      );
      fc.assert(
        fc.property(text, (written) => {
          const { rows: read, skipped, columns } = paste(written);
          // A character cut in two shows as an escape; one that came so may stay so.
          if (written.isWellFormed())
            expect(JSON.stringify([read, skipped, columns])).not.toMatch(/\\ud[89a-f]/);
          const lines = written.split(/\r\n|\r|\n/).length;
          for (const { source_row } of [...read, ...skipped]) {
            expect(source_row).toBeGreaterThan(0);
            expect(source_row).toBeLessThanOrEqual(lines);
          }
        }),
        { numRuns, examples: [['\t明天𠮷合计110101199003070011']] },
      );
    },
    patience,
  );

  it(
    'B3 loses no identity number: it is a person’s, stands in a column that it names, or in a note',
    () => {
      const piece = fc.constantFrom(...signs, ...words, ` ${zhang} `, ` ${li} `);
      fc.assert(
        fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
          const { rows: read, skipped, columns } = paste(pieces.join(''));
          const told = JSON.stringify([read, skipped.map((one) => one.text), columns]);
          for (const number of [zhang, li])
            if (pieces.includes(` ${number} `)) expect(told).toContain(number);
        }),
        { numRuns },
      );
    },
    patience,
  );
});

describe('long texts', () => {
  it.each([
    '1',
    ' ',
    '张',
    '1 ',
    '1-',
    'a ',
    ':',
    '·张',
    '"\t',
    '""',
    '姓名',
    '公司',
    zhang,
    '@',
    '1/',
    '(',
    '1.1',
    'a1',
    '包装工',
    ';张三',
    '张三离职李四入职',
    'A换成B',
  ])(
    'reads 50 kB of %j on a line, and on two',
    (piece) => {
      const line = piece.repeat(Math.floor(50_000 / piece.length));
      expect(paste(line).hidden_rows).toBe(0);
      expect(paste(`${line}\n${line}`).hidden_rows).toBe(0);
    },
    patience,
  );

  it(
    'B3 reads 20,000 persons of a block and of a message',
    () => {
      const line = `张三\t${zhang}\t13812345678\t苏州精工\t普工\t2026/12/1`;
      const block = Array.from({ length: 20_000 }, () => line);
      const message = block.map((one, at) => `${at}、${one.replaceAll('\t', ' ')}`);
      expect(paste(block.join('\n')).rows).toHaveLength(20_000);
      expect(paste(message.join('\n')).rows).toHaveLength(20_000);
    },
    patience,
  );
});
