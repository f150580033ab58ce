import { normaliseCompanyName } from '../../companies/company-name.ts';

/** Finds the one company whose name holds a part, in one piece or in order: 联科, 顺捷, 花桥云仓. */
export type Parts = { readonly of: (part: string) => string | undefined };

export function createParts(names: readonly string[]): Parts {
  const known = names.map((name) => ({ name, plain: normaliseCompanyName(name).replace(legal, '') }));
  const found = new Map<string, string | undefined>();
  const find = (part: string): string | undefined => {
    if (part.length < 2 || part.length > 20 || general.test(part) || !/\p{Script=Han}/u.test(part))
      return undefined;
    const holding = known.filter(({ plain }) => plain.includes(part));
    if (holding.length > 0) return holding.length === 1 ? holding[0]?.name : undefined;
    if (part.length < 4) return undefined;
    const inOrder = known.filter(({ plain }) => holdsPairs(plain, part));
    return inOrder.length === 1 ? inOrder[0]?.name : undefined;
  };
  return {
    of: (written) => {
      const part = normaliseCompanyName(written).replace(legal, '');
      if (!found.has(part)) found.set(part, find(part));
      return found.get(part);
    },
  };
}

/** What a line may name a company by: its words, without what kind of place that is. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .split(/[^\p{Script=Han}A-Za-z]+/u)
    .map((word) => word.replace(/(?:工厂|厂|公司|项目部?|人员|名单|花名册|入职|新人|新员工)+$/u, ''))
    .filter((word) => word.length > 1);

const legal = /(?:股份|责任)?(?:有限)?(?:责任)?公司|[()]/gu;

/** What many companies do, and where they are: it tells none from another. */
const general =
  /^(?:电子|精密|机械|新能源?|电池|科技|汽车|汽配|部件|零部件|仓储|物流|纺织|半导体|丝绸|织造|注塑|制品|制造|食品|家纺|智造|光电|光学|仪器|包装|印务|轴承|加工|重工|饮品|灌装|快递|分拨|中心|电商|云仓|配套|显示器?|器件|箱包|动力|五金|塑料|印染|冷链|配送|纸箱|电动|工具|物业|服务|酒店|超市|连锁|城市|保洁|供应链|模具|船务|建材|工业|园区|工业园区|高新区|保税区|[东南西北]|车间|中国|江苏|浙江|上海|苏州|昆山|无锡|常州|南通|南京|杭州|宁波)+$/u;

/** Whether all of a part stands in a name in its order, each piece of it two characters long at least. */
function holdsPairs(name: string, part: string): boolean {
  let at = 0;
  for (let from = 0; from < part.length; ) {
    let length = part.length - from;
    let place = -1;
    for (; length > 1; length--) {
      if (part.length - from - length === 1) continue;
      place = name.indexOf(part.slice(from, from + length), at);
      if (place >= 0) break;
    }
    if (place < 0) return false;
    at = place + length;
    from += length;
  }
  return true;
}
