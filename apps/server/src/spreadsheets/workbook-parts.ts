import type { Cell } from '@app/domain/list/cell';
import { cellText } from './cell-text.ts';
import { showsDay } from './number-format.ts';
import { guard, Unreadable } from './unreadable.ts';
import { readXml } from './xml.ts';
import type { Parts } from './zip-parts.ts';

/** What the parts of a workbook say that all sheets share. */
export type Workbook = {
  readonly sheets: readonly { readonly name: string; readonly hidden: boolean; readonly part: string }[];
  /** The texts that cells point to, with the line that is drawn through some of their letters. */
  readonly strings: readonly Cell[];
  /** How a style shows what stands in its cells. */
  readonly looks: (style: number) => Looks;
  readonly from1904: boolean;
};

type Looks = {
  /** Whether it shows a number as a day. */
  readonly isDay: boolean;
  /** What of it a cell keeps: a line through it, a colour that marks it. */
  readonly marks: Marks;
};

type Marks = Pick<Cell, 'struck' | 'tint'>;

const plain: Looks = { isDay: false, marks: {} };

/**
 * Reads what the sheets of a workbook share.
 *
 * @throws Unreadable when there is no workbook in the file
 */
export async function readWorkbookParts(parts: Parts): Promise<Workbook> {
  const book = await parts.open('xl/workbook.xml');
  if (!book) throw new Unreadable('FILE_TYPE');
  const targets = await readTargets(parts);
  const sheets: { name: string; hidden: boolean; id: string }[] = [];
  let from1904 = false;
  await readXml(book, {
    open: (name, attributes) => {
      if (name === 'workbookPr') from1904 = /^(1|true)$/.test(attributes.date1904 ?? '');
      if (name !== 'sheet') return;
      const { name: title = '', state = 'visible', id = '' } = attributes;
      sheets.push({ name: cellText(title).slice(0, 100), hidden: state !== 'visible', id });
    },
  });
  const parted = sheets.flatMap(({ name, hidden, id }) => {
    const part = targets.get(id);
    return part === undefined ? [] : [[part.toLowerCase(), { name, hidden, part }] as const];
  });
  return {
    // By their parts: no program writes two sheets of one part, and each is read once.
    sheets: [...new Map(parted).values()],
    strings: await readStrings(parts),
    looks: await readStyles(parts),
    from1904,
  };
}

/** Where each worksheet stands; charts and dialogs are no lists. */
async function readTargets(parts: Parts): Promise<ReadonlyMap<string, string>> {
  const targets = new Map<string, string>();
  const stream = await parts.open('xl/_rels/workbook.xml.rels');
  if (!stream) throw new Unreadable('FILE_BROKEN');
  await readXml(stream, {
    open: (name, { Id = '', Type = '', Target = '' }) => {
      if (name !== 'Relationship' || !Type.endsWith('/worksheet')) return;
      targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`);
    },
  });
  return targets;
}

/** The texts that cells point to: rich text is put together, hints how to pronounce it are left out. */
async function readStrings(parts: Parts): Promise<Workbook['strings']> {
  const stream = await parts.open('xl/sharedStrings.xml');
  if (!stream) return [];
  const strings: Cell[] = [];
  let text = '';
  let marks: Marks = {};
  let inText = false;
  let inHint = false;
  await readXml(stream, {
    open: (name, attributes) => {
      if (name === 'si') [text, marks] = ['', {}];
      if (name === 'rPh') inHint = true;
      marks = withMark(marks, name, attributes);
      inText = name === 't' && !inHint;
    },
    text: (part) => {
      if (inText) text += part;
    },
    close: (name) => {
      if (name === 't') inText = false;
      if (name === 'rPh') inHint = false;
      if (name !== 'si') return;
      guard('characters', text.length);
      strings.push({ text: cellText(text), kind: 'text', ...marks });
      guard('cells', strings.length);
    },
  });
  return strings;
}

const isOn = (val: string): boolean => /^(1|true)$/.test(val);

/** The marks of letters with what a part of their font adds. */
function withMark(marks: Marks, name: string, attributes: Readonly<Record<string, string>>): Marks {
  if (name === 'strike' && isOn(attributes.val ?? '1')) return { ...marks, struck: true };
  const tint = name === 'color' ? tintOf(attributes) : undefined;
  return tint === 'red' ? { ...marks, tint } : marks;
}

/** The plain red and yellow of a palette: paler ones make a table pretty. */
function tintOf({ rgb = '', indexed = '' }: Readonly<Record<string, string>>): Cell['tint'] {
  if (/^(?:FF|00)?(?:FF|C0)0000$/i.test(rgb) || /^(?:2|10)$/.test(indexed)) return 'red';
  return /^(?:FF|00)?FF(?:FF|C0)00$/i.test(rgb) || /^(?:5|13)$/.test(indexed) ? 'yellow' : undefined;
}

async function readStyles(parts: Parts): Promise<Workbook['looks']> {
  const stream = await parts.open('xl/styles.xml');
  if (!stream) return () => plain;
  const codes = new Map<number, string>();
  const fonts: Marks[] = [];
  const fills: Cell['tint'][] = [];
  const formats: { readonly format: number; readonly font: number; readonly fill: number }[] = [];
  let within: string | undefined;
  await readXml(stream, {
    open: (name, attributes) => {
      const { numFmtId = '0', formatCode = '', fontId = '0', fillId = '0' } = attributes;
      if (name === 'numFmt') codes.set(Number(numFmtId), formatCode.slice(0, 200));
      if (name === 'cellXfs' || name === 'fonts' || name === 'fills') within = name;
      if (name === 'font' && within === 'fonts') fonts.push({});
      else if (within === 'fonts' && fonts.length > 0)
        fonts.push(withMark(fonts.pop() ?? {}, name, attributes));
      if (name === 'fill' && within === 'fills') fills.push(undefined);
      if (name === 'fgColor' && within === 'fills') fills[fills.length - 1] = tintOf(attributes);
      if (name === 'xf' && within === 'cellXfs')
        formats.push({ format: Number(numFmtId), font: Number(fontId), fill: Number(fillId) });
    },
    close: (name) => {
      if (name === within) within = undefined;
    },
  });
  const looks = formats.map(({ format, font, fill }): Looks => {
    const { struck, tint = fills[fill] } = fonts[font] ?? {};
    return {
      isDay: showsDay(format, codes.get(format)),
      marks: { ...(struck ? { struck } : {}), ...(tint ? { tint } : {}) },
    };
  });
  return (style) => looks[style] ?? plain;
}
