const comes = /新增|增员|入职|加保|新进/u;
const goes = /减员|离职|退保|停保|走的|减的/u;
const waits = /待定|暂缓/u;

/** What a line says of those who come and of those who go, where it tells them apart. */
export type ByKind = { readonly come: string; readonly go: string };

/**
 * 新增的统一12月1日生效，减员的今天停; 入职17人，离职5人: a line that speaks of those above by what their own rows say of them. Undefined
 * for another line.
 */
export function byKind(text: string): ByKind | undefined {
  if (/以[上下]|[上下]面/u.test(text) || !/[,，。;；|\s]/u.test(text)) return undefined;
  const clauses = text.split(/[,，。;；|\s]/u);
  const come = clauses.filter((clause) => comes.test(clause));
  const go = clauses.filter((clause) => goes.test(clause) || waits.test(clause));
  const isApart = come.length > 0 && go.length > 0 && !come.some((clause) => go.includes(clause));
  const isOfKind = /(?:新增|增员|入职|加保|新进)的|\d ?[人个名位]/u.test(come.join(''));
  return isApart && isOfKind ? { come: come.join('，'), go: go.join('，') } : undefined;
}
