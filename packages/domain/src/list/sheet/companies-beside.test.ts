import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sheetOf } from '../../../test/list-world.ts';
import { corpusDirectory } from '../../../test/sheet-corpus.ts';
import { day } from '../../calendar/day.ts';
import { readBook } from '../book.ts';
import { readAs } from '../read-as.ts';

const directory = corpusDirectory(join(import.meta.dirname, '../../../../../corpus'));
const today = day('2026-11-26');
const huaxun = '昆山华讯电子有限公司';
const hengli = '苏州恒立精密机械有限公司';

/** Of each who leaves by a sheet the company, and what else it may be. */
function companiesOf(lines: readonly string[], name = 'Sheet1') {
  const { sheets, list } = readBook([sheetOf(lines, name)], { today, directory });
  return readAs('off', list, { today, titles: [name], sheets }).rows.map(
    ({ values: { name: who, work_company }, doubts = [] }) => [
      who,
      work_company,
      ...doubts.filter(({ field }) => field === 'work_company').flatMap(({ others }) => others),
    ],
  );
}

it.each(['派往工厂', '部门', '驻厂', '在哪个车间', '厂'])(
  'B3 asks which company holds where a column that is not taken for one names another: %s',
  (title) => {
    const rows = [`姓名|用工单位|${title}|离职日期`, '袁霞平|华讯|恒立|11.26', '邓英|恒立|恒立|11.26'];
    const [first, second] = companiesOf(rows);
    expect(first?.slice(0, 2)).toEqual(['袁霞平', huaxun]);
    expect(first?.[2]).toMatch(/恒立/);
    expect(second).toEqual(['邓英', hengli]);
  },
);

it('B3 asks which company holds where a workshop of another one stands beside it, and reads one that stands alone', () => {
  expect(
    companiesOf(['姓名|公司|部门|离职日期', '袁霞平|华讯|恒立车间|11.26', '邓英|华讯|品质部|11.26']),
  ).toEqual([
    ['袁霞平', huaxun, hengli],
    ['邓英', huaxun],
  ]);
  expect(
    companiesOf(['姓名|部门|离职日期', `袁霞平|${hengli}|11.26`, '邓英|行政部|11.26', '刘杰|后勤部|11.26']),
  ).toEqual([
    ['袁霞平', hengli],
    ['邓英', undefined],
    ['刘杰', undefined],
  ]);
});

it.each(['劳务公司', '介绍人', '紧急联系人', '住址', '上一家单位'])(
  'B3 takes no company of another matter for a place of work: %s',
  (title) => {
    expect(companiesOf([`姓名|用工单位|${title}|离职日期`, '袁霞平|华讯|恒立|11.26'])).toEqual([
      ['袁霞平', huaxun],
    ]);
  },
);

it('B3 asks where the row names another company than the title, the sheet or a line above it', () => {
  const rows = ['姓名|单位|离职日期', '袁霞平|恒立|11.26', '邓英|华讯|11.26'];
  const expected = [
    ['袁霞平', hengli, huaxun],
    ['邓英', huaxun],
  ];
  expect(companiesOf(['昆山华讯电子11月离职人员', ...rows])).toEqual(expected);
  expect(companiesOf(rows, '华讯')).toEqual(expected);
  expect(companiesOf(['姓名|单位|离职日期', '华讯电子', '袁霞平|恒立|11.26', '邓英|华讯|11.26'])).toEqual(
    expected,
  );
});

it('B3 asks where a row names another company than the merged heading over its half', () => {
  expect(
    companiesOf([
      '华讯电子|||恒立精密||',
      '姓名|单位|最后一天|姓名|单位|最后一天',
      '袁霞平|华讯|11.26|邓英|华讯|11.26',
    ]),
  ).toEqual([
    ['袁霞平', huaxun],
    ['邓英', huaxun, hengli],
  ]);
});

it('B3 reads both halves of a list of names without numbers', () => {
  const rows = ['序号|姓名|序号|姓名', '1|袁霞平|3|邓英', '2|刘杰|4|陈平'];
  expect(companiesOf(['离职人员', ...rows]).map(([name]) => name)).toEqual([
    '袁霞平',
    '邓英',
    '刘杰',
    '陈平',
  ]);
});
