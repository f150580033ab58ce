import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** A cell as a spreadsheet program stores it: whatever it is, and however untidy. */
export type RawCell =
  | string
  | { readonly number: string }
  | { readonly date: number }
  | { readonly formula: string; readonly result: string }
  | { readonly rich: readonly string[] }
  | null;

export type RawSheet = {
  readonly name: string;
  readonly rows: readonly (readonly RawCell[])[];
  /** Ranges such as A1:H1. */
  readonly merged?: readonly string[];
  /** The numbers of hidden rows, from 1. */
  readonly hidden?: readonly number[];
};

/** Writes a workbook, part by part and cell by cell, so that it can be as untidy as what people send. */
export async function writeWorkbook(sheets: readonly RawSheet[]): Promise<Buffer> {
  const zip = new ZipFile();
  const add = (path: string, xml: string) =>
    zip.addBuffer(Buffer.from(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${xml}`), path, {
      mtime,
    });
  add('[Content_Types].xml', contentTypes(sheets.length));
  add('_rels/.rels', relations([['officeDocument', 'xl/workbook.xml']]));
  add('xl/workbook.xml', workbookXml(sheets));
  add(
    'xl/_rels/workbook.xml.rels',
    relations([
      ...sheets.map((_, at): [string, string] => ['worksheet', `worksheets/sheet${at + 1}.xml`]),
      ['styles', 'styles.xml'],
    ]),
  );
  add('xl/styles.xml', stylesXml);
  sheets.forEach((sheet, at) => add(`xl/worksheets/sheet${at + 1}.xml`, sheetXml(sheet)));
  zip.end();
  return buffer(zip.outputStream);
}

// The same file every time.
const mtime = new Date('2026-01-01T00:00:00Z');
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const relations = (targets: readonly (readonly [string, string])[]): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets
    .map(
      ([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${office}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

const contentTypes = (sheets: number): string => {
  const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const parts = Array.from(
    { length: sheets },
    (_, at) =>
      `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="${spreadsheet}.worksheet+xml"/>`,
  ).join('');
  return `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/>${parts}</Types>`;
};

const workbookXml = (sheets: readonly RawSheet[]): string =>
  `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${sheets
    .map(({ name }, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
    .join('')}</sheets></workbook>`;

/** Style 1 is a date. */
const stylesXml = `<styleSheet xmlns="${main}"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`;

const sheetXml = ({ rows, merged = [], hidden = [] }: RawSheet): string => {
  const data = rows
    .map((cells, at) => {
      const row_no = at + 1;
      const inside = cells.map((cell, column) => cellXml(cell, `${letter(column)}${row_no}`)).join('');
      return `<row r="${row_no}"${hidden.includes(row_no) ? ' hidden="1"' : ''}>${inside}</row>`;
    })
    .join('');
  const merges = merged.map((range) => `<mergeCell ref="${range}"/>`).join('');
  return `<worksheet xmlns="${main}"><sheetData>${data}</sheetData>${merges && `<mergeCells count="${merged.length}">${merges}</mergeCells>`}</worksheet>`;
};

function cellXml(cell: RawCell, at: string): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'string') return `<c r="${at}" t="inlineStr"><is>${textXml(cell)}</is></c>`;
  if ('number' in cell) return `<c r="${at}"><v>${cell.number}</v></c>`;
  if ('date' in cell) return `<c r="${at}" s="1"><v>${cell.date}</v></c>`;
  if ('formula' in cell)
    return `<c r="${at}" t="str"><f>${escaped(cell.formula)}</f><v>${escaped(cell.result)}</v></c>`;
  return `<c r="${at}" t="inlineStr"><is>${cell.rich.map((run) => `<r>${textXml(run)}</r>`).join('')}</is></c>`;
}

const textXml = (text: string): string => `<t xml:space="preserve">${escaped(text)}</t>`;

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);

/** A to Z: our sheets are not wider. */
const letter = (column: number): string => String.fromCharCode(65 + column);
