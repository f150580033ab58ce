import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { columnName } from './cell-reference.ts';

/** One sheet to write. Every cell is a text: nothing that is written here can be evaluated. */
export type SheetToWrite = {
  readonly name: string;
  readonly hidden?: boolean;
  readonly columns: readonly ColumnToWrite[];
  readonly rows: readonly (readonly string[])[];
  /** Sentences that are shown beside a heading when it is pointed at. */
  readonly comments?: readonly { readonly column: number; readonly text: string }[];
};

type ColumnToWrite = {
  readonly title: string;
  readonly width: number;
  readonly hidden?: boolean;
  /** The cells to choose from, as a reference: `choices!$A$1:$A$40`. */
  readonly choices?: string;
};

/**
 * Writes an .xlsx file of texts.
 *
 * Each cell is an inline string in a style of its own (text format, quoted prefix), so that a text which looks like a
 * formula or a number stays the text it is, also after somebody edits it. Source: OWASP, CSV injection.
 */
export async function writeWorkbook(sheets: readonly SheetToWrite[]): Promise<Uint8Array<ArrayBuffer>> {
  const zip = new ZipFile();
  const add = (path: string, xml: string) =>
    zip.addBuffer(Buffer.from(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${xml}`), path, {
      mtime: new Date('2026-01-01T00:00:00Z'),
      compress: true,
    });
  add('[Content_Types].xml', contentTypes(sheets));
  add('_rels/.rels', relationships([['officeDocument', 'xl/workbook.xml']]));
  add('xl/workbook.xml', workbook(sheets));
  add(
    'xl/_rels/workbook.xml.rels',
    relationships([
      ...sheets.map((_, place): [string, string] => ['worksheet', `worksheets/sheet${place + 1}.xml`]),
      ['styles', 'styles.xml'],
    ]),
  );
  add('xl/styles.xml', styles);
  for (const [place, sheet] of sheets.entries()) add(`xl/worksheets/sheet${place + 1}.xml`, worksheet(sheet));
  zip.end();
  return new Uint8Array(await buffer(zip.outputStream));
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const contentTypes = (sheets: readonly SheetToWrite[]): string =>
  `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/>${sheets.map((_, place) => `<Override PartName="/xl/worksheets/sheet${place + 1}.xml" ContentType="${spreadsheet}.worksheet+xml"/>`).join('')}</Types>`;

const relationships = (targets: readonly (readonly [string, string])[]): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets.map(([type, target], place) => `<Relationship Id="rId${place + 1}" Type="${office}/${type}" Target="${target}"/>`).join('')}</Relationships>`;

const workbook = (sheets: readonly SheetToWrite[]): string =>
  `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${sheets.map(({ name, hidden }, place) => `<sheet name="${xml(name)}" sheetId="${place + 1}"${hidden ? ' state="hidden"' : ''} r:id="rId${place + 1}"/>`).join('')}</sheets></workbook>`;

/** 0 is unused, 1 a text cell that was quoted, 2 a heading. Format 49 is text. */
const styles = `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf numFmtId="49" quotePrefix="1" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" quotePrefix="1" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`;

const choice_rows = 20_001;

function worksheet({ columns, rows, comments = [] }: SheetToWrite): string {
  const cols = columns.map(
    ({ width, hidden }, place) =>
      `<col min="${place + 1}" max="${place + 1}" width="${width}" style="1" customWidth="1"${hidden ? ' hidden="1"' : ''}/>`,
  );
  const heading = rowXml(
    1,
    columns.map(({ title }) => title),
    2,
  );
  const body = rows.map((cells, place) => rowXml(place + 2, cells, 1)).join('');
  const validations = [
    ...columns.flatMap(({ choices }, place) =>
      choices === undefined
        ? []
        : [
            `<dataValidation type="list" allowBlank="1" showErrorMessage="0" sqref="${columnName(place)}2:${columnName(place)}${choice_rows}"><formula1>${xml(choices)}</formula1></dataValidation>`,
          ],
    ),
    ...comments.map(
      ({ column, text }) =>
        `<dataValidation allowBlank="1" showInputMessage="1" prompt="${xml(text.slice(0, 250))}" sqref="${columnName(column)}1"/>`,
    ),
  ];
  return `<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>${cols.length > 0 ? `<cols>${cols.join('')}</cols>` : ''}<sheetData>${heading}${body}</sheetData>${validations.length > 0 ? `<dataValidations count="${validations.length}">${validations.join('')}</dataValidations>` : ''}</worksheet>`;
}

const rowXml = (row: number, cells: readonly string[], style: number): string =>
  `<row r="${row}">${cells
    .map((text, column) =>
      text === ''
        ? ''
        : `<c r="${columnName(column)}${row}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xml(escaped(text))}</t></is></c>`,
    )
    .join('')}</row>`;

/** What XML cannot hold, written as workbooks do; a text that looks like that already is written so too. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(
      // oxlint-disable-next-line no-control-regex
      /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g,
      (character) => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    );

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const xml = (text: string): string => text.replace(/[&<>"]/g, (mark) => marks[mark]!);
