import type { Directory } from '../roster/directory.ts';
import { createMentions } from './words/mentions.ts';
import { looksLikeName } from './words/surnames.ts';

/**
 * A message with who says a line taken from before it, and the company at which they speak left: 华讯老陈：魏芳建今天离职 is 华讯 魏芳建今天离职.
 * A line that names nobody but them stays as it is: they may be the one who leaves.
 */
export function withoutSpeakers(text: string, directory: Directory | undefined): string {
  if (directory === undefined || text.includes('\t') || !prefix.test(text)) return text;
  const mentions = createMentions(directory);
  return text.replace(prefix, (written: string, place: string, rest: string) => {
    const [company, ...more] = mentions.companies(place);
    const isPlace = company?.known === true && company.at === 0 && company.end === place.length;
    return isPlace && more.length === 0 && namesSomebody(rest) ? `${place} ${rest}` : written;
  });
}

const prefix =
  /^[ \t]*(\p{Script=Han}{2,12}?)(?:驻厂)?[ \-_]?(?:[老小阿]\p{Script=Han}|\p{Script=Han}{0,2}(?:姐|哥|工|总|经理|主管|师傅|班长|组长|主任|厂长|队长|文员|人事)|HR\p{Script=Han}{0,3}) ?[:：] ?(\S[^\n\r]*)/gmu;

const namesSomebody = (rest: string): boolean =>
  /\d{15}/.test(rest) ||
  rest
    .slice(0, rest_max)
    .split(/[^\p{Script=Han}]+/u)
    .some(
      (words) =>
        !words.startsWith('马上') && (looksLikeName(words.slice(0, 3)) || looksLikeName(words.slice(0, 2))),
    );

const rest_max = 200;
