import { far_max, namesIn } from './clauses.ts';
import { type Draft, isPerson } from './draft.ts';
import type { ChatLine } from './line.ts';
import { numberOf } from './ordinals.ts';
import { type Scene, set, words_max } from './scene.ts';
import { clipped } from '../cell.ts';

/**
 * 这个人不来了，换成 康鹏飞 2302…; 尾号1771的换成 康鹏飞 2302…; 康鹏飞 2302… 顶替他: who stands above and is meant goes, and whoever has a
 * number on the line comes. Gives the line without what was said so.
 */
export function exchangedAbove(
  line: ChatLine,
  persons: readonly Draft[],
  scene: Scene,
  source_row: number,
): ChatLine {
  const [comer] = persons;
  if (comer === undefined) return line;
  const before = line.text.slice(0, comer.span.at);
  const said = line.sayings.filter(({ kind }) => kind === 'replace' || kind === 'leave');
  const ahead = said.filter(({ at }) => at < comer.span.at);
  const isExchange = ahead.some(({ kind, words }) => kind === 'replace' && /换|改由/u.test(words));
  const isNews = isExchange || /(?:[加增报补来]|[,，。;；]\s?$)/u.test(before.slice(ahead.at(-1)?.end ?? 0));
  const isBehind = ahead.length === 0 && said.length > 0 && oneBehind.test(line.text.slice(comer.span.end));
  const isNamed = namesIn(line, { from: 0, to: comer.span.at }).length > 0;
  if (!isBehind && (ahead.length === 0 || !isNews || isNamed)) return line;
  const go = isBehind ? nearest(scene, source_row, 1) : meantBy(before, scene, source_row);
  if (go.length === 0 || go.some(({ values }) => values.name === comer.values.name)) return line;
  const words = clipped(line.text, words_max);
  for (const one of go) if (one.intent?.kind !== 'leave') set(one, { kind: 'leave', words });
  if (isExchange || isBehind)
    for (const [at, person] of persons.entries()) {
      const whose = go.length === persons.length ? go[at] : go.length === 1 ? go[0] : undefined;
      set(person, { kind: 'replace', words }, whose?.values.name ?? '');
    }
  withoutPronoun(comer);
  return { ...line, sayings: line.sayings.filter((one) => !said.includes(one)) };
}

/** Who above goes by a line that names nobody: 这两个不来了换成：, 后面这个换一下. */
export function goesAbove(line: ChatLine, scene: Scene, source_row: number): readonly Draft[] {
  const go = meantBy(line.text, scene, source_row);
  for (const one of go) if (one.intent?.kind !== 'leave') set(one, { kind: 'leave', words: line.text });
  return go;
}

/** 换成 康鹏飞 2302…, and nobody says for whom: each of those above may be meant. */
export function askOfExchanged({ persons }: Scene): void {
  const comer = persons.find(
    ({ intent }) => intent?.kind === 'replace' && intent.of === '' && /换|改由|改派/u.test(intent.words),
  );
  if (comer?.intent === undefined) return;
  const { words } = comer.intent;
  const above = persons.filter((one) => isPerson(one) && one.source_row < comer.source_row);
  for (const one of above.slice(-asked_max))
    if (one.intent === undefined) set(one, { kind: 'unclear', words });
}

const asked_max = 10;

function meantBy(before: string, scene: Scene, source_row: number): readonly Draft[] {
  if (oneAhead.test(before)) return nearest(scene, source_row, 1);
  const [, many = ''] = someAhead.exec(before) ?? [];
  if (many !== '')
    return nearest(
      scene,
      source_row,
      /^\d|[一二两三四五六七八九十俩仨]/u.test(many) ? numberOf(many) : all_max,
    );
  return scene.names.in(before.slice(-far_max)).filter((one) => isPerson(one) && one.source_row < source_row);
}

const all_max = 50;

const nearest = ({ persons }: Scene, source_row: number, count: number): readonly Draft[] =>
  persons.filter((one) => isPerson(one) && one.source_row < source_row).slice(-count);

/** 这个, 上面那个人, 他: in the remark of who comes they say nothing. */
function withoutPronoun({ values }: Draft): void {
  const rest = values.remark?.replace(new RegExp(`^(?:替?${one})`, 'u'), '').replace(/^[\s,，、]+/u, '');
  if (rest === '') delete values.remark;
  else if (rest !== undefined) values.remark = rest;
}

const lead = String.raw`^\P{Script=Han}*(?:更正|更改|更新|改一?下|另外|还有|不好意思|麻烦)?[\s,，:：]*(?:把|将)?`;
const one =
  '(?:(?:上面?|前面?|后面?|最后|刚才|之前)?的?[这那]一?(?:个|位|名)?(?:人|员工)?|此人|该员工|他|她|上一?个|前一?个)';
const oneAhead = new RegExp(`${lead}${one}(?!们|[几两些俩仨二三四五六七八九十\\d])`, 'u');
const someAhead = new RegExp(
  `${lead}(?:以上|上面|前面|上述|这|那|他们?|她们?)(?:的|这|那)?(俩|仨|[几两二三四五六七八九十\\d]{1,2} ?[个位名人]|些人?|(?<=以上|上面|上述|前面|们)(?=[都全不换的人]))`,
  'u',
);
const oneBehind = new RegExp(
  `^[\\s,，(（]*(?:来|是|去)?(?:顶替?|接替?|代替|替换?|换掉?|补)(?:上面的?|前面的?)?${one}(?!们)(?:的|了|$|[\\s,，。)）])`,
  'u',
);
