import { packed, partsWithoutEnd, row, sheetOf, workbook } from './workbooks.ts';

// Files that are no lists: sent by mistake, or to do harm. Each with the reason that it is refused with.

type BadFile = {
  readonly what: string;
  readonly reason: string;
  readonly name?: string;
  readonly bytes: () => Promise<Buffer> | Buffer;
};

const megabyte = 1024 * 1024;

function* repeated(before: string, piece: string, times: number, after: string) {
  yield Buffer.from(before);
  const chunk = Buffer.from(piece.repeat(1_000));
  for (let done = 0; done < times; done += 1_000) yield chunk;
  yield Buffer.from(after);
}

const numberedRows = function* (count: number) {
  yield Buffer.from('<worksheet><sheetData>');
  for (let from = 1; from <= count; from += 10_000) {
    const rows = Array.from(
      { length: Math.min(10_000, count - from + 1) },
      (_, place) => `<row r="${from + place}"><c><v>1</v></c></row>`,
    );
    yield Buffer.from(rows.join(''));
  }
  yield Buffer.from('</sheetData></worksheet>');
};

/** The same file, whose directory says that each of its parts unpacks to a few bytes. */
function lying(file: Buffer): Buffer {
  const lie = Buffer.from(file);
  for (
    let at = lie.indexOf('PK\x01\x02', 0, 'latin1');
    at >= 0;
    at = lie.indexOf('PK\x01\x02', at + 4, 'latin1')
  ) {
    if (lie.readUInt32LE(at + 24) > 1_000) lie.writeUInt32LE(100, at + 24);
  }
  return lie;
}

const people = [
  ['姓名', '身份证号'],
  ['张三', '110101199003070011'],
];

const entities = `<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa">${Array.from(
  { length: 9 },
  (_, depth) => `<!ENTITY ${'bcdefghij'[depth]} "${`&${'abcdefghi'[depth]};`.repeat(10)}">`,
).join('')}]>`;

const compound = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2_000)]);

/** Known by their first bytes: refused as they are sent. */
export const refusedAtOnce: readonly BadFile[] = [
  { what: 'an empty file', reason: 'FILE_EMPTY', bytes: () => Buffer.alloc(0) },
  { what: 'a zip without a part', reason: 'FILE_EMPTY', bytes: () => packed({}) },
  { what: 'an .xls', reason: 'FILE_XLS', name: '名单.xls', bytes: () => compound },
  {
    what: 'a web page called .xls',
    reason: 'FILE_XLS',
    bytes: () => Buffer.from('<html><table><tr><td>姓名</td></tr></table></html>'),
  },
  {
    what: 'a workbook with a password',
    reason: 'FILE_PROTECTED',
    bytes: () => Buffer.concat([compound, Buffer.from('EncryptedPackage', 'utf16le')]),
  },
  {
    what: 'a PDF named .xlsx',
    reason: 'FILE_TYPE',
    bytes: () => Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n'),
  },
  { what: 'a picture', reason: 'FILE_TYPE', bytes: () => Buffer.from('89504e470d0a1a0a0000000d', 'hex') },
  {
    what: 'the beginning of a photograph',
    reason: 'FILE_TYPE',
    name: '照片.jpg',
    bytes: () => Buffer.from('ffd8ffe0', 'hex'),
  },
  {
    what: 'a truncated file',
    reason: 'FILE_BROKEN',
    bytes: async () => (await workbook({ sheets: [{ rows: sheetOf(people) }] })).subarray(0, 700),
  },
];

/** Found out while they are read, by a process of its own. */
export const refusedInside: readonly BadFile[] = [
  {
    what: '400 kB that unpack to 400 MB',
    reason: 'FILE_TOO_LARGE_INSIDE',
    bytes: () =>
      workbook({
        sheets: [
          {
            part: repeated('<worksheet><sheetData>', ' '.repeat(400), 1_000_000, '</sheetData></worksheet>'),
          },
        ],
      }),
  },
  {
    what: 'a part that unpacks to far more than it should',
    reason: 'FILE_TOO_LARGE_INSIDE',
    bytes: () => workbook({ sheets: [{ rows: ' '.repeat(40 * megabyte) }] }),
  },
  {
    what: 'a lying size',
    reason: 'FILE_BROKEN',
    bytes: async () => lying(await workbook({ sheets: [{ rows: ' '.repeat(megabyte) + sheetOf(people) }] })),
  },
  {
    what: '1,000,000 rows',
    reason: 'FILE_TOO_LARGE_INSIDE',
    bytes: () => workbook({ sheets: [{ part: numberedRows(1_000_000) }] }),
  },
  {
    what: 'one long text to which 20,000 cells point',
    reason: 'FILE_TOO_LARGE_INSIDE',
    bytes: () =>
      workbook({
        sheets: [{ rows: sheetOf([...people, ...Array<string[]>(20_000).fill(['< t="s"|<v>0</v>'])]) }],
        strings: `<sst><si><t>${'张'.repeat(1_900)}</t></si></sst>`,
      }),
  },
  {
    what: '60,000 parts',
    reason: 'FILE_TOO_LARGE_INSIDE',
    bytes: () => partsWithoutEnd(60_000),
  },
  {
    what: 'entities that unfold without end',
    reason: 'FILE_BROKEN',
    bytes: () =>
      workbook({
        sheets: [
          { part: `${entities}<worksheet><sheetData><row><c><v>&j;</v></c></row></sheetData></worksheet>` },
        ],
      }),
  },
  {
    what: 'an entity from another place',
    reason: 'FILE_BROKEN',
    bytes: () =>
      workbook({
        sheets: [{ rows: row(1, ['< t="s"|<v>0</v>']) }],
        strings: '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><sst><si><t>&x;</t></si></sst>',
      }),
  },
  {
    what: 'a cell in the last column',
    reason: 'FILE_TOO_LARGE_INSIDE',
    bytes: () =>
      workbook({ sheets: [{ rows: `${sheetOf(people)}<row r="9"><c r="XFD9"><v>1</v></c></row>` }] }),
  },
  {
    what: 'a cell of five megabytes',
    reason: 'FILE_TOO_LARGE_INSIDE',
    bytes: () =>
      workbook({
        sheets: [{ rows: sheetOf([...people, [`张${'x'.repeat(5 * megabyte)}`]]) }],
        compress: false,
      }),
  },
  {
    what: 'a hundred thousand merges of the whole sheet',
    reason: 'FILE_TOO_LARGE_INSIDE',
    bytes: () =>
      workbook({
        sheets: [
          {
            rows: Array.from({ length: 200 }, (_, place) => row(place + 1, ['a', 'b'])).join(''),
            after: `<mergeCells>${'<mergeCell ref="A1:XFD1048576"/>'.repeat(100_000)}</mergeCells>`,
          },
        ],
        compress: false,
      }),
  },
  {
    what: 'elements in each other without end',
    reason: 'FILE_BROKEN',
    bytes: () =>
      workbook({
        sheets: [{ part: repeated('<worksheet>', '<a b="1" c="2">', 600_000, '') }],
        compress: false,
      }),
  },
  {
    what: 'a part that wants to lie elsewhere',
    reason: 'FILE_BROKEN',
    bytes: async () => {
      const file = await workbook({ sheets: [{ rows: sheetOf(people) }], more: { 'aa/aa/etc/passwd': 'x' } });
      return Buffer.from(
        file.toString('latin1').replaceAll('aa/aa/etc/passwd', '../../etc/passwd'),
        'latin1',
      );
    },
  },
  {
    what: 'a sheet that ends in the middle',
    reason: 'FILE_BROKEN',
    bytes: () => workbook({ sheets: [{ part: '<worksheet><sheetData><row r="1"><c r="A1"><v>1</v>' }] }),
  },
  { what: 'a document', reason: 'FILE_TYPE', bytes: () => packed({ 'word/document.xml': '<document/>' }) },
  {
    what: 'a workbook without a list',
    reason: 'LIST_NOT_FOUND',
    bytes: () => workbook({ sheets: [{ rows: sheetOf([['请在下表填写'], ['联系人：客服']]) }] }),
  },
  {
    what: 'more persons than a change holds',
    reason: 'ROWS_TOO_MANY',
    name: 'many.csv',
    bytes: () =>
      Buffer.from(
        `姓名,身份证号\n${Array.from({ length: 20_001 }, () => '张三,110101199003070011').join('\n')}`,
      ),
  },
  {
    what: 'a text with a million rows',
    reason: 'FILE_TOO_LARGE_INSIDE',
    name: 'many.csv',
    bytes: () => Buffer.from(`姓名,身份证号\n${'张,1\n'.repeat(1_000_000)}`),
  },
];
