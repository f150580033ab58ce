import { encode } from 'iconv-lite';
import { newWorkers } from './workers.ts';

/** An agency's export: commas, GB18030, and a birth date in whatever notation the branch prefers. */
export function agencyExport(): Buffer {
  const lines = newWorkers(5200, 36).map(({ name, idcard, mobile, work_company, occupation }, at) =>
    [
      `W${String(at + 1).padStart(4, '0')}`,
      at % 9 === 4 ? `${name[0]}  ${name.slice(1)}` : name,
      at % 6 === 0 ? `${idcard}\t` : idcard,
      notations[at % notations.length]!(idcard.slice(6, 10), idcard.slice(10, 12), idcard.slice(12, 14)),
      at % 5 === 0 ? `+86 ${mobile.slice(0, 3)}-${mobile.slice(3, 7)}-${mobile.slice(7)}` : mobile,
      work_company.includes('（') ? work_company.replace('（', '(').replace('）', ')') : work_company,
      occupation,
      at % 7 === 3 ? '"住宿,已安排"' : '',
    ].join(','),
  );
  const text = [
    '工号,姓名,证件号码,出生日期,手机号,派遣单位,职业,备注',
    ...lines,
    ',,,,,,,',
    '总计,36人,,,,,,',
  ].join('\r\n');
  return encode(`${text}\r\n`, 'gb18030');
}

const notations: readonly ((year: string, month: string, day: string) => string)[] = [
  (year, month, day) => `${year}-${Number(month)}-${Number(day)}`,
  (year, month, day) => `${year}/${month}/${day}`,
  (year, month, day) => `${year}${month}${day}`,
  (year, month, day) => `${year}年${Number(month)}月${Number(day)}日`,
  (year, month, day) => `${year}.${Number(month)}.${Number(day)}`,
  (year, month, day) => String(Date.UTC(Number(year), Number(month) - 1, Number(day)) / 86_400_000 + 25_569),
];
