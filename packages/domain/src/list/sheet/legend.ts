import { type Said, saidIn } from '../words/states.ts';
import type { SheetRow } from '../table.ts';
import { looksLikeName } from '../words/surnames.ts';
import { tidyText } from '../words/values.ts';

/** What the signs of a list mean, as a line of it says. */
export type Legend = {
  readonly of: (sign: string) => { readonly said: Said | undefined; readonly words: string } | undefined;
  /** What it means that there is no sign. */
  readonly blank: { readonly said: Said | undefined; readonly words: string } | undefined;
  /** Whether a line says what signs mean, and nothing of anybody by itself. */
  readonly isLine: (row: SheetRow) => boolean;
  /** A line that gives colours a meaning: nobody sees them here. */
  readonly colours: string | undefined;
};

const sign = '[√✓✔×✕✗xX○◯〇●◎△▲▽▼□■☆★◇◆+＋*＊/\\-－—]';
const meaning = new RegExp(
  `(?<![\\p{L}\\d.．√✓✔×✕✗○◯●△▲])(${sign}|圈|勾|叉)\\s*(=|＝|:|：|是|为|表示|代表|即|的)?\\s*(?=(\\p{Script=Han}[^√✓✔×✕✗○◯〇●◎△▲▽▼□■☆★◇◆+＋;；\\n]{0,29}))`,
  'gu',
);
/** 新 or 离 is a sign where it has its sign of equality. */
const meaningOfWord =
  /(?<![\p{L}\d])([新离走退老旧加减停休])\s*(=|＝|:|：|表示|代表)\s*(?=(\p{Script=Han}[^√✓✔×✕✗○◯〇●◎△▲□■☆★=＝;；\n]{0,29}))/gu;
const colour =
  /(?:标?[红黄绿蓝灰黑橙紫粉][色底字标的]?|底色|高亮|加粗|划线|删除线)[\p{Script=Han}]{0,4}?\s*(?:=|＝|:|：|是|为|表示|代表|的)?\s*([^;；,，。]{1,20})/gu;

/** 红色, 黄底 and 绿标 are colours, though a family name begins them. */
const named = /^\p{Script=Han}[色底字标]/u;

/** 标黄的为本次新增: whom a colour picks, though nobody sees it here; a colour of columns picks nobody. */
const isTinted = (line: string): boolean =>
  /[标涂打][了成]?[红黄绿蓝灰橙紫粉]|[红黄绿蓝灰橙紫粉](?:色|底|字)的?|底色|高亮|加粗|标注?颜色|有颜色|涂色|划线的|斜体/u.test(
    line,
  ) && !/必填|填写|选填|表头|[列栏]|安全帽|工[服衣]|标签|警示|证$/u.test(line);

/** Reads the lines that say what signs and colours mean. */
export function readLegend(rows: readonly SheetRow[]): Legend {
  const found = new Map<string, string>();
  const lines = new Set<SheetRow>();
  let [colours, blank]: (string | undefined)[] = [];
  for (const row of rows) {
    const texts = [...new Set(row.cells.map(({ text }) => tidyText(text.slice(0, text_max))))];
    if (texts.some((text) => /\d{11}/.test(text))) continue;
    const line = texts.filter((text) => text !== '').join('  ');
    const pairs = [...line.matchAll(meaning), ...line.matchAll(meaningOfWord)];
    if (pairs.length > 1 || pairs.some(([, , between]) => between !== undefined)) {
      lines.add(row);
      blank ??= unmarked.exec(line)?.[0];
      for (const [, one = '', , words = ''] of pairs)
        if (!found.has(plain(one))) found.set(plain(one), alone(words));
    }
    // 黄宇桂 beside a state is somebody.
    const told = texts.filter((text) => !looksLikeName(text) || named.test(text)).join('  ');
    const tinted = Array.from(told.matchAll(colour), ([, what = '']) => saidIn(what));
    const isTold = tinted.some((said) => said !== undefined && said !== 'add') || isTinted(told);
    if (isTold) colours ??= line.slice(0, text_max);
  }
  return {
    of: (text) => {
      const words = found.get(plain(text));
      if (words === undefined) return undefined;
      const said = saidIn(words) ?? (coming.test(words) ? 'add' : undefined);
      const isWord = /^\p{Script=Han}$/u.test(text) && !/[不没未别勿]|买过/u.test(words);
      return { said: said ?? (isWord ? saidIn(text) : undefined), words: `${text} ${words}` };
    },
    blank: blank === undefined ? undefined : { said: saidIn(blank.replace(empty, '')), words: blank },
    isLine: (row) => lines.has(row),
    colours,
  };
}

/** 空着的老早就在了. */
const empty =
  /^(?:空着?的?|空白的?|[没未不][打标画勾]的?|没有?(?:记号|标记|符号)的?|无标记的?)[=＝:：是表示]{0,2}/u;
const unmarked = new RegExp(
  `(?:${empty.source.slice(1)})\\p{Script=Han}[^√✓✔×✕✗○◯〇●◎△▲;；。\\n]{0,40}`,
  'u',
);

const text_max = 200;

/** Words as far as the next sign. */
const alone = (words: string): string =>
  (
    words
      .replace(unmarked, '')
      .split(new RegExp(`[\\s，,、]+(?=${sign}\\s*(?:[=＝:：]|是|为|表示|代表|\\p{Script=Han}))`, 'u'))[0] ??
    ''
  ).trim();

/** What a sign says of who is to be insured, where it says nothing against it. */
const coming =
  /^(?![^]*(?:[不没未待等停退离]|买过|已[经]?[买保投加]))[^]*(?:来|新[加增]|正常|确定|要买|要加|购买|在|到)/u;

/** Signs that look alike are one. */
const plain = (text: string): string =>
  text
    .trim()
    .replace(/^[✓✔勾]$/u, '√')
    .replace(/^[✕✗xX叉]$/u, '×')
    .replace(/^[◯〇圈oO]$/u, '○')
    .replace(/^＋$/u, '+')
    .replace(/^[－—]$/u, '-');

/** Whether a cell holds a sign and nothing else. */
export const isSign = (text: string): boolean => signAlone.test(text.trim());

const signAlone = new RegExp(`^(?:${sign}|[新离走退老旧加减停休])$`, 'u');

/** Whether a sign says yes wherever it stands. */
export const isYes = (text: string): boolean => plain(text) === '√' || plain(text) === '+';
