import { demoWorkers } from '../../apps/server/src/demo/assignments.ts';
import { type RawCell, writeWorkbook } from './workbook.ts';
import { type NewWorker, newWorkers } from './workers.ts';

const company = '昆山华讯电子有限公司';
const jobs = ['包装工', '品质检验员', 'SMT', '叉车工', '仓管', '普工'];

/** A site manager's list for one factory: instructions first, titles, merged and hidden cells, and every habit of Excel. */
export function siteManagerList(): Promise<Buffer> {
  const workers = newWorkers(5000, 40);
  const rows = workers.map(({ name, idcard, mobile }, at): RawCell[] => [
    { number: String(at + 1) },
    name,
    idcard,
    mobile,
    at === 0 ? company : null,
    jobs[at % jobs.length]!,
    '',
  ]);
  makeUntidy(rows, workers);
  rows.push(rows[14]!.with(0, { number: '41' }));

  return writeWorkbook([
    {
      name: '填表说明',
      rows: [
        ['填表说明'],
        ['1. 身份证号请设为文本格式'],
        ['2. 岗位请写清楚，有特种作业的注明'],
        ['3. 每天 15:30 前发给王姐'],
      ],
    },
    {
      name: '新员工',
      merged: ['A1:G1', 'A2:G2', `E4:E${3 + rows.length}`],
      hidden: [6],
      rows: [
        ['昆山华讯 新入职员工花名册'],
        ['制表：车间办  李主管'],
        ['序号', '姓名', '身份证号码\n（必填）', '联系电话', '用工单位', '岗位', '备注'],
        ...rows,
        [],
        ['合计', null, { number: String(rows.length) }, '人'],
        ['审核人签字：'],
      ],
    },
  ]);
}

/** What spreadsheets and people do to cells. */
function makeUntidy(rows: RawCell[][], workers: readonly NewWorker[]): void {
  const covered = demoWorkers.monthly.at(-1)!;
  const change = (at: number, column: number, cell: RawCell) => {
    rows[at]![column] = cell;
  };
  change(1, 2, `'${workers[1]!.idcard}`);
  change(2, 2, ` ${workers[2]!.idcard.slice(0, 6)} ${workers[2]!.idcard.slice(6)}\n`);
  change(3, 2, wide(workers[3]!.idcard));
  change(4, 1, { rich: [workers[4]!.name.slice(0, 1), workers[4]!.name.slice(1)] });
  change(5, 1, { formula: '"' + workers[5]!.name + '"', result: workers[5]!.name });
  // Excel keeps fifteen digits of a number and makes the rest zeros.
  change(6, 2, { number: `${workers[6]!.idcard.slice(0, 15)}000` });
  change(7, 2, '11010519491231002x');
  change(8, 1, '阿依古丽•买买提');
  change(9, 1, '𠮷田梅');
  change(10, 3, { number: workers[10]!.mobile });
  change(11, 2, workers[11]!.idcard.slice(0, 17) + (workers[11]!.idcard.endsWith('1') ? '2' : '1'));
  change(12, 5, '宇航员');
  change(13, 1, covered.name);
  change(13, 2, covered.idcard);
}

const wide = (digits: string): string =>
  digits.replace(/[0-9X]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
