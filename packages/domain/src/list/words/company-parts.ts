import { normaliseCompanyName } from '../../companies/company-name.ts';

/**
 * As what people write a company, the whole name first: its beginnings, what stands behind the place's name or in brackets,
 * any part of these, and the brand with a later word, as 花桥云仓 for 昆山花桥电商云仓有限公司.
 *
 * @param isWork whether a text is a work type, which no company is meant by
 */
export function partsOfCompany(name: string, isWork: (text: string) => boolean): readonly string[] {
  const parts = partsAsWritten(name, isWork);
  const short = shortened(name);
  return short === name ? parts : [...parts, ...partsAsWritten(short, isWork).slice(1)];
}

/** 宏远汽配 for 常熟宏远汽车零部件有限公司, 北仑塑机 for 宁波北仑塑料机械有限公司: what a trade is called for short. */
const shortened = (name: string): string =>
  trades.reduce((text, [trade, short]) => text.replace(trade, short), name);

const trades: readonly (readonly [trade: RegExp, short: string])[] = [
  [/汽车(?:零?部件|零?配件|配套)/u, '汽配'],
  [/(?:塑料|注塑)机械?(?=有限|股份|公司|制造|$)/u, '塑机'],
  [/工程机械/u, '工机'],
  [/建筑材料/u, '建材'],
  [/家用纺织品?/u, '家纺'],
];

function partsAsWritten(name: string, isWork: (text: string) => boolean): readonly string[] {
  const whole = normaliseCompanyName(name);
  const bare = whole.replace(/[()]/g, '');
  const [inBrackets = ''] = /(?<=\()[^()]+(?=\))/u.exec(whole) ?? [];
  const core = whole.replace(/\(.*/u, '').replace(legal, '');
  const behindPlace = core.replace(place, '');
  const brands = [behindPlace, inBrackets.replace(legal, '')].filter((text) => text.length > 2);
  const parts = [
    ...beginnings(whole, 3),
    ...beginnings(bare, 3),
    ...[...brands, core].flatMap((text) => within(text)),
    ...brands.flatMap((brand) => joints(brand.slice(0, 2), core)),
    ...joints(core.slice(0, 2), behindPlace).filter((part) => !generic.test(part.slice(2))),
  ];
  return [whole, ...parts.filter((part) => isTelling(part, core) && !isWork(part))];
}

/** Not a place alone, nor one with a character more, which begins 苏州工人 and 无锡新厂 as well, nor a trade. */
const isTelling = (part: string, core: string): boolean => {
  const more = core.startsWith(part) ? part.length - (place.exec(core)?.[0].length ?? 0) : undefined;
  if (more === 1 || (more !== undefined && part.length < 3)) return false;
  return (
    part.isWellFormed() &&
    (part.length > 3 ? !(generic.test(part) && !core.endsWith(part)) : !generic.test(part))
  );
};

const legal = /(?:股份|责任)?(?:有限)?(?:责任)?公司$/u;
const place =
  /^\p{Script=Han}{2,3}?[省市区县](?!场)|^(?:张家港|连云港|马鞍山|景德镇|秦皇岛|石家庄)(?:市)?|^\p{Script=Han}{2}/u;

/** Parts longer than this are as good as the whole. */
const part_max = 20;

const beginnings = (text: string, least: number): readonly string[] =>
  Array.from({ length: Math.max(0, Math.min(text.length, part_max) - least + 1) }, (_, more) =>
    text.slice(0, least + more),
  );

/** Every part of a text of at least two characters. */
const within = (text: string): readonly string[] =>
  Array.from({ length: Math.min(text.length, part_max) }, (_, from) =>
    beginnings(text.slice(from), 2),
  ).flat();

/** A brand with a later word of two to four characters: 惠山 and 纸箱. */
const joints = (brand: string, name: string): readonly string[] => {
  const at = name.indexOf(brand);
  const later = name.slice(at < 0 ? 0 : at + brand.length);
  return within(later)
    .filter((part) => part.length < 5)
    .map((part) => brand + part);
};

/** What alone tells no company from another. */
const generic =
  /^(?:中国|电子|科技|信息|精密|精工|机械|机电|电器|电气|物流|食品|服饰|服装|制造|制衣|实业|工业|贸易|包装|建筑|工程|化工|塑胶|塑料|五金|汽车|汽配|新能源|能源|材料|新材料|仓储|港务|港口|快递|速运|供应链|人力|人力资源|服务|物业|管理|家具|纺织|印刷|医药|医疗|餐饮|酒店|超市|商贸|有限|责任|股份|公司|有限公司|有限责任公司|股份有限公司|集团|分公司|厂|工厂|技术|发展|投资|控股|国际|动力|电池|零部件|部件|配件|配套|注塑|丝绸|织造|家纺|光电|光学|仪器|轴承|重工|饮品|灌装|冷链|配送|中心|分拨|电商|箱包|印染|印务|纸箱|电动|工具|连锁|保洁|城市|模具|加工|制品|显示|器件|显示器|建材|建设|开发|园区|工业园|高新|新区|开发区|保税区|[一二三四五六七八九十]|[第有限股份公集])*$/u;
