import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { inflateRawSync } from 'node:zlib';
import { ZipFile } from 'yazl';

// Workbooks as programs write them, part by part, so that a test can make any kind, also those that nobody should.

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export type Part = string | Buffer | Iterable<Buffer>;

/** Packs parts into a file. */
export async function packed(parts: Readonly<Record<string, Part>>, compress = true): Promise<Buffer> {
  const zip = new ZipFile();
  const mtime = new Date('2026-01-01T00:00:00Z');
  for (const [name, part] of Object.entries(parts)) {
    if (typeof part === 'string' || Buffer.isBuffer(part)) {
      zip.addBuffer(Buffer.from(part as string), name, { mtime, compress });
    } else {
      zip.addReadStream(Readable.from(part), name, { mtime, compress });
    }
  }
  zip.end();
  return buffer(zip.outputStream);
}

/** The parts of a packed file as texts, by their names. */
export function textsOf(file: Buffer): Record<string, string> {
  const texts: Record<string, string> = {};
  const entry = Buffer.from('PK\x01\x02', 'latin1');
  for (let at = file.indexOf(entry); at >= 0; at = file.indexOf(entry, at + 46)) {
    const [size, nameLength, local] = [
      file.readUInt32LE(at + 20),
      file.readUInt16LE(at + 28),
      file.readUInt32LE(at + 42),
    ];
    const name = file.toString('utf8', at + 46, at + 46 + nameLength);
    const from = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    const bytes = file.subarray(from, from + size);
    texts[name] = (file.readUInt16LE(at + 10) === 8 ? inflateRawSync(bytes) : bytes).toString();
  }
  return texts;
}

type SheetPart = {
  readonly name?: string;
  readonly state?: string;
  /** What stands in `sheetData`, or the whole part. */
  readonly rows?: string;
  readonly after?: string;
  readonly part?: Part;
};

type Book = {
  readonly sheets: readonly SheetPart[];
  readonly strings?: Part;
  readonly styles?: string;
  readonly book?: string;
  readonly more?: Readonly<Record<string, Part>>;
  readonly compress?: boolean;
};

/** A workbook of these sheets. */
export const workbook = ({
  sheets,
  strings,
  styles,
  book = '',
  more = {},
  compress = true,
}: Book): Promise<Buffer> =>
  packed(
    {
      '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
      'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}">${book}<sheets>${sheets
        .map(
          ({ name, state }, place) =>
            `<sheet name="${name ?? `Sheet${place + 1}`}" sheetId="${place + 1}"${state ? ` state="${state}"` : ''} r:id="rId${place + 1}"/>`,
        )
        .join('')}</sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships>${sheets
        .map(
          (_, place) =>
            `<Relationship Id="rId${place + 1}" Type="${office}/worksheet" Target="worksheets/sheet${place + 1}.xml"/>`,
        )
        .join('')}</Relationships>`,
      ...(strings === undefined ? {} : { 'xl/sharedStrings.xml': strings }),
      ...(styles === undefined ? {} : { 'xl/styles.xml': styles }),
      ...Object.fromEntries(
        sheets.map(({ rows = '', after = '', part }, place) => [
          `xl/worksheets/sheet${place + 1}.xml`,
          part ?? `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData>${after}</worksheet>`,
        ]),
      ),
      ...more,
    },
    compress,
  );

/** A file of so many parts, each of them empty. Written by hand: a library takes seconds for the largest. */
export function partsWithoutEnd(count: number): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (let place = 0; place < count; place += 1) {
    const name = Buffer.from(`xl/${place}.xml`);
    const local = Buffer.alloc(30);
    local.write('PK\x03\x04', 'latin1');
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.write('PK\x01\x02', 'latin1');
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(at, 42);
    locals.push(local, name);
    entries.push(entry, name);
    at += local.length + name.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, directory, end]);
}

const letters = (column: number): string =>
  (column < 26 ? '' : letters(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26));

const spelled = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A row of texts; one that begins with `<` is a cell's own content and attributes: `< t="s"|<v>0</v>`. */
export const row = (row_no: number, cells: readonly string[], attributes = ''): string =>
  `<row r="${row_no}"${attributes}>${cells
    .map((cell, column) => {
      const at = `r="${letters(column)}${row_no}"`;
      if (cell === '') return '';
      const [own, content] = cell.startsWith('<') ? cell.slice(1).split('|') : [];
      return content === undefined
        ? `<c ${at} t="inlineStr"><is><t>${spelled(cell)}</t></is></c>`
        : `<c ${at}${own}>${content}</c>`;
    })
    .join('')}</row>`;

/** A sheet of texts. */
export const sheetOf = (lines: readonly (readonly string[])[]): string =>
  lines.map((cells, place) => row(place + 1, cells)).join('');

/** The same rows, those with these numbers hidden from view. */
export const hiding = (rows: string, hidden: readonly number[]): string =>
  hidden.reduce((text, at) => text.replace(`<row r="${at}"`, `<row r="${at}" hidden="1"`), rows);
