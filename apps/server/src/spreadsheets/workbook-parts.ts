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
  /** Whether it draws a line through it. */
  readonly isStruck: boolean;
};

const plain: Looks = { isDay: false, isStruck: false };

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
  let struck = false;
  let inText = false;
  let inHint = false;
  await readXml(stream, {
    open: (name, { val = '1' }) => {
      if (name === 'si') [text, struck] = ['', false];
      if (name === 'rPh') inHint = true;
      if (name === 'strike' && isOn(val)) struck = true;
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
      strings.push({ text: cellText(text), kind: 'text', ...(struck ? { struck } : {}) });
      guard('cells', strings.length);
    },
  });
  return strings;
}

const isOn = (val: string): boolean => /^(1|true)$/.test(val);

async function readStyles(parts: Parts): Promise<Workbook['looks']> {
  const stream = await parts.open('xl/styles.xml');
  if (!stream) return () => plain;
  const codes = new Map<number, string>();
  const struck: boolean[] = [];
  const formats: { readonly format: number; readonly font: number }[] = [];
  let within: string | undefined;
  await readXml(stream, {
    open: (name, { numFmtId = '0', formatCode = '', fontId = '0', val = '1' }) => {
      if (name === 'numFmt') codes.set(Number(numFmtId), formatCode.slice(0, 200));
      if (name === 'cellXfs' || name === 'fonts') within = name;
      if (name === 'font' && within === 'fonts') struck.push(false);
      if (name === 'strike' && within === 'fonts') struck[struck.length - 1] = isOn(val);
      if (name === 'xf' && within === 'cellXfs')
        formats.push({ format: Number(numFmtId), font: Number(fontId) });
    },
    close: (name) => {
      if (name === within) within = undefined;
    },
  });
  const looks = formats.map(
    ({ format, font }): Looks => ({
      isDay: showsDay(format, codes.get(format)),
      isStruck: struck[font] ?? false,
    }),
  );
  return (style) => looks[style] ?? plain;
}
