import { type RawCell, writeWorkbook } from './workbook.ts';
import { type NewWorker, newWorkers } from './workers.ts';

/** Everybody whom forty sites want from tomorrow on: 3,000 rows, of which 13 need mending. */
export function wholeOfficeList(): Promise<Buffer> {
  const workers = newWorkers(6000, 3000);
  const rows = workers.map(({ name, idcard, mobile, work_company, occupation }, at): RawCell[] => [
    name,
    at % 50 === 7 ? idcard.toLowerCase() : idcard,
    mobile,
    work_company,
    occupation,
    at % 400 === 0 ? '夜班' : null,
  ]);
  for (const [at, mend] of faults) rows[at] = mend(rows[at]!, workers[at]!);
  rows[repeated] = [...rows[original]!];
  return writeWorkbook([
    {
      name: '汇总',
      merged: ['A1:F1'],
      rows: [
        ['江南劳务 本周新增人员汇总'],
        ['姓名', '身份证号', '手机', '用工单位', '工种', '备注'],
        ...rows,
        ['合计：3000人'],
      ],
    },
  ]);
}

type Mend = (row: readonly RawCell[], worker: NewWorker) => RawCell[];

const put =
  (column: number, cell: RawCell): Mend =>
  (row) =>
    row.with(column, cell);
const tooShort: Mend = (row, { idcard }) => row.with(1, idcard.slice(0, 17));
const asNumber: Mend = (row, { idcard }) => row.with(1, { number: `${idcard.slice(0, 15)}000` });

/** Thirteen rows with something wrong, each as it happens in an office. */
const faults: readonly (readonly [number, Mend])[] = [
  [102, tooShort],
  [340, asNumber],
  [341, asNumber],
  [777, put(3, '南通远洋船务有限公司')],
  [912, put(3, '昆山华迅电子')],
  [1204, put(4, '普通工人')],
  [1205, put(4, '普通工人')],
  [1500, put(0, '张3')],
  [2100, put(2, '1380000')],
  [2345, put(1, '320583201503120041')],
  [2600, tooShort],
  [2999, put(4, null)],
];
/** The thirteenth: a row that names again whom an earlier one names. */
const [repeated, original] = [1833, 12];
