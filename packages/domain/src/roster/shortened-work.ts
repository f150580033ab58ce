import { stemOf, withoutTrade } from './general-work.ts';

type Work = { readonly code: string; readonly name: string; readonly aliases: readonly string[] };

/**
 * Says which work types a word shortens: at a company those approved there that hold it, so that 叉车 is 叉车司机 where no other forklift is
 * driven. Where none does, whole names but for their end: 机械装配 is 机械装配工, 客房服务员 the end of 酒店客房服务员, 分拣(快递) is 快递分拣员.
 *
 * @returns several where somebody has to choose
 */
export function createShortened<Called extends Work>(
  occupations: readonly Called[],
): (text: string, approved: readonly string[]) => readonly Called[] {
  const known = occupations.map((work) => ({
    work,
    name: withoutTrade(work.name).trim().toLowerCase(),
    aliases: new Set(work.aliases.map((alias) => shortened(alias.trim().toLowerCase()))),
  }));
  return (text, approved) => {
    const words = turned(text.trim());
    const stem = shortened(words);
    if (stem.length < word_min) return [];
    const holding = known.filter(({ name, aliases }) => name.includes(stem) || aliases.has(stem));
    const allowed = holding.filter(({ work }) => approved.includes(work.code));
    const called = holding.filter(({ name }) => stem.length >= name_min && shortened(name) === stem);
    const ending = holding.filter(({ name }) => words.length >= ending_min && name.endsWith(words));
    return [allowed, called, ending].find((some) => some.length > 0)?.map(({ work }) => work) ?? [];
  };
}

const shortened = (name: string): string => stemOf(name).replace(/(?<=.{2})司机$/u, '');

/** 分拣(快递) is 快递分拣. */
const turned = (text: string): string =>
  text.replace(/^(\p{Script=Han}+)\s*[(（](\p{Script=Han}+)[)）]$/u, '$2$1');

const word_min = 2;
/** 叉车 alone is of several trades. */
const name_min = 3;
const ending_min = 4;
