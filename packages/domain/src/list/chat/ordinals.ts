/** Those whom words mean by their place in the list. Places count from 1; `rest` are all whom nothing else on the line means. */
export type Pick =
  | { readonly kind: 'range'; readonly from: number; readonly to: number }
  | { readonly kind: 'last'; readonly count: number }
  | { readonly kind: 'back'; readonly nth: number }
  | { readonly kind: 'rest' };

/** Words for places in the list, from `at` to before `end`. */
export type Ordinal = { readonly at: number; readonly end: number; readonly pick: Pick };

const count = '(?:\\d{1,3}|[一二两三四五六七八九十俩仨]{1,3})';
const heads = '(?:个人?|位|名|人)';

/** 2和4不来了, 3改成后天: a bare number with such words behind it. */
const bare =
  '(?<![\\d./月第年:-])(?<bare>\\d{1,2})(?=(?:[、和,跟]\\d{1,2}){0,9}号?(?:就|都|也|说)?(?:[不没]来|不[要去做干买]|先不|先别|改[成到为在]|照旧|取消|暂缓|走了|离职|划|[删去拿]掉))|(?<=(?:买|加|报|要|留|划掉?|来|[删去拿]掉)(?:\\d{1,2}[、和,跟与])*)(?<kept>\\d{1,2})(?=(?:[、和,跟与]\\d{1,2})+(?:号|吧|就|$|[,，。;！!]|两|这)|(?<=[、和,跟与]\\d{1,2})(?:号|吧|就|$|[,，。;！!]|两|这))';

/** 除了3号和6号，其他明天都上. */
const except =
  '(?<=除了?(?:\\d{1,2}号?[、和,跟与])*)(?<except>\\d{1,2})号?(?=(?:[、和,跟与]\\d{1,2}号?)*(?:[,，]|以外|之外|外|都|其))';

/** 1-15号是, 第3到第5个, 16号往后, 前3个, 后面两个, 最后一个, 第二个, 剩下的, 其他. */
const everywhere = [
  `(?<![月\\d./])第?(?<from>${count}) ?(?:号|个)?[-~—–到至] ?第?(?<to>${count}) ?(?:号(?:工位|人员)?|${heads})(?= ?(?:[是归都为]|去(?!上班)|分|的|全|工位|员工|这|先|暂|不|[今明后]天|下周))`,
  `(?<![月\\d./年:-])(?<first>\\d{1,2}) ?[-~—–到至] ?(?<last>\\d{1,2})(?=[今明后]天|下周|[不先别没暂]|都|上(?!班|午|海|岗)|买)`,
  `第?(?<onward>${count}) ?(?:(?:号|个|位)(?:\\(含\\))?|及)(?:以后|往后|往下|之后|开始往后|起往后|以下|起(?=[不先别没暂等都全]))的?`,
  `倒数第(?<back>${count}) ?${heads}`,
  `(?:第(?<one>${count}) ?${heads}|第(?<listed>\\d{1,2})(?=(?:[、和,跟与]第?\\d{1,2})* ?(?:号|个|位|名|[不先别没未暂]))|(?<![月\\d./第])(?<only>\\d{1,2})号(?= ?\\d{1,2}号|[、和,] ?\\d{1,2}号(?:[做干是]|的人|他|她)|[做干]到))`,
  '(?<=\\d号[、和,] ?)(?<closing>\\d{1,2})号(?=是(?!\\d)|的人|他|她)',
  '(?<=其中的?)(?<among>\\d{1,2})号(?=的?(?:体检|健康证|身份证|[不没未先暂]|离职|走|取消|作废))',
  '(?<![月\\d./第])(?<against>\\d{1,2})号(?=(?:[、和,] ?\\d{1,2}号){0,9} ?(?:除外|已经?|[不没未先暂别还有自被辞等再]|交过|体检|健康证|离职|走了|取消|放弃|作废|算了|请假|下个月|出结果|待定|[今明后]天[不没别]|的?(?:工种|岗位|单位|公司|时间|日期)(?:改|换|是|错|不对)|的?名字|那个名字|今天做[完到]|做完))',
  except,
  `(?<way>最后面?|倒数|末尾|末了|尾上|打头|开头|起头|前|后|头)(?:面|头|边)?的?(?:(?<many>${count}) ?${heads}|(?<pair>[俩仨])(?!人|个))`,
  `(?<final>(?:最后面?|末尾|最末)的?(?:那|这)一?${heads}|后[面边]的?那一?${heads}(?!换))`,
  '(?<circle>[①-⑳])(?=[是去换不先晚后改])',
  '(?<=除了?[^,，。;]{2,20}[,，]? ?)(?<all>都|全部?|均|统一|一起)(?=[^,，。;了]|$)',
  '(?<rest>中间(?:那|的)?(?:\\d|[一两二三四五六])?个|(?:其余|余下)(?!的?信息|(?:的|人|的人)?都?不[变改动])|(?:后面|后边|剩下|剩余|其他|其它)(?:的人?|那些|几个|几位|人员?|都|全|均|是|(?=[今明后]天(?!再)|\\d{1,2}号|[不先别没暂再等缓]))(?!以|为|都?不[变改动]|都?照[旧常]|还是))',
];

/** ①②缝纫工 ③质检, 3号质检员: where no person is told of on the line, so that they number nobody. */
const besidesPersons = [
  '(?<others>另外的?(?:人|[几两二三四五六七八九\\d]{1,2}[个位名])?(?=[都就也先再不没暂等别]))',
  bare,
  '(?<![月\\d./第])(?<later>\\d{1,2})号(?=(?:改[成到为在]?)?(?:下+周|下个?月|推迟|延))',
  '(?<place>[①-⑳])(?=[、,和]?[①-⑳]|\\p{Script=Han}{1,4}(?:[工员师检]|叉车|搬运|包装|打磨|装配|[ ,]|$))',
  '(?<![月\\d./第])(?<post>\\d)号(?=[^\\d\\s入到来上进开起报新增要需招线楼库机门]{1,3}[工员师]|(?<=\\d号)(?:叉车)?司机)',
];

const ordinal = new RegExp(everywhere.join('|'), 'gu');
const ordinalAlone = new RegExp([...everywhere, ...besidesPersons].join('|'), 'gu');

/** The places of a list that half-width words speak of. */
export const ordinalsIn = (text: string): readonly Ordinal[] =>
  Array.from(
    text.matchAll(/\d{15}/.test(text) ? ordinal : ordinalAlone),
    ({ 0: words, index, groups = {} }) => ({ at: index, end: index + words.length, pick: pickOf(groups) }),
  );

/** The groups that name one place. */
const alone = [
  'one',
  'listed',
  'only',
  'closing',
  'among',
  'against',
  'bare',
  'kept',
  'except',
  'later',
  'post',
];

function pickOf(found: Record<string, string | undefined>): Pick {
  const {
    from = found['first'],
    to = found['last'],
    onward,
    way,
    many = found['pair'],
    circle = found['place'],
    final,
  } = found;
  const circled = circle === undefined ? 0 : circle.charCodeAt(0) - '①'.charCodeAt(0) + 1;
  if (circled > 0) return { kind: 'range', from: circled, to: circled };
  if (from !== undefined) return { kind: 'range', from: numberOf(from), to: numberOf(to ?? from) };
  if (onward !== undefined) return { kind: 'range', from: numberOf(onward), to: Infinity };
  const one = alone.map((name) => found[name]).find((words) => words !== undefined);
  if (one !== undefined) return { kind: 'range', from: numberOf(one), to: numberOf(one) };
  if (final !== undefined) return { kind: 'last', count: 1 };
  const back = found['back'];
  if (back !== undefined) return { kind: 'back', nth: numberOf(back) };
  if (way === undefined || many === undefined) return { kind: 'rest' };
  return /^[前头打开起]/u.test(way)
    ? { kind: 'range', from: 1, to: numberOf(many) }
    : { kind: 'last', count: numberOf(many) };
}

/** 3, 十二, 俩 as a number. */
export function numberOf(words: string): number {
  if (/^\d/.test(words)) return Number(words);
  const digit = (text: string) =>
    '零一二三四五六七八九'.indexOf(text.replace(/[两俩]/u, '二').replace('仨', '三'));
  const [, tens = '', ten, ones = ''] = /^(.?)(十)(.?)$/u.exec(words) ?? [];
  if (ten === undefined) return digit(words[0] ?? '');
  return 10 * (tens === '' ? 1 : digit(tens)) + (ones === '' ? 0 : digit(ones));
}

/**
 * Whom the places of a line mean, of so many persons: one group for each of the ordinals. Undefined where there are not so
 * many persons, so that nobody knows who is meant.
 */
export function picked<Person>(
  ordinals: readonly Ordinal[],
  persons: readonly Person[],
  named: readonly Person[] = [],
): readonly (readonly Person[])[] | undefined {
  const of = (pick: Pick): readonly Person[] => {
    if (pick.kind === 'rest') return [];
    if (pick.kind === 'back') return persons.slice(-pick.nth).slice(0, 1);
    if (pick.kind === 'last') return persons.slice(Math.max(0, persons.length - pick.count));
    return persons.slice(pick.from - 1, pick.to);
  };
  const isThere = ({ pick }: Ordinal) =>
    pick.kind === 'rest' ||
    (pick.kind === 'back' && pick.nth > 0 && pick.nth <= persons.length) ||
    (pick.kind === 'last'
      ? pick.count > 0 && pick.count <= persons.length
      : pick.kind === 'range' &&
        pick.from > 0 &&
        pick.from <= persons.length &&
        pick.from <= pick.to &&
        (pick.to === Infinity || pick.to <= persons.length));
  if (persons.length === 0 || !ordinals.every(isThere)) return undefined;
  const groups = ordinals.map(({ pick }) => of(pick));
  const others = new Set([...groups.flat(), ...named]);
  const rest = persons.filter((person) => !others.has(person));
  return ordinals.map(({ pick }, at) => (pick.kind === 'rest' ? rest : (groups[at] ?? [])));
}
