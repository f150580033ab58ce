import { withoutSpellings } from '../words/spelt.ts';
import { looksLikeName } from '../words/surnames.ts';

/** Words as a dictation writes them, by their sound; and one way to say a thing for several. As many characters as before. */
export const heard = (line: string): string =>
  succeeded(line)
    .replace(/入[之直值]|离[直值之只]|入只(?=\s|$)/gu, (word) => `${word[0]}职`)
    .replace(/勿(?=[做来去要干上买加报])/gu, '不')
    .replace(allOfThem, (words, name: string) => (looksLikeName(name) ? `${name} ` : words))
    .replace(/(?<=[顶替帮给让叫])伊(?=[\s,，。;；]|$)/gu, '他')
    .replace(/身份[正政]|[生升深申]份[证正]|[生升身深申]分[证正]/gu, '身份证')
    .replace(/^.*(?:\d{6}|[〇零一幺二两三四五六七八九]{15}).*$/u, withoutSpellings);

/** 张三、李四都走了: the word behind the last name is none of it. */
const allOfThem = /(?<!\p{Script=Han})(\p{Script=Han}{2,3})都(?=走|离|辞|退|停|撤|减|不[来干做]|要走|没来)/gu;

/** 王五由赵六顶替, 王五改由赵六: 王五换成赵六. */
const succeeded = (line: string): string =>
  line.includes('由')
    ? line
        .replace(/改由|改派/gu, '换成')
        .replace(handedOver, (words, lead: string, name: string, number = '', verb: string) =>
          looksLikeName(name)
            ? `${lead.length > 1 ? '换成' : '→'}${name}${number}${' '.repeat(verb.length)}`
            : words,
        )
    : line;

const handedOver =
  /([\s,，、]由|(?<![走了掉])由|换成)([\p{Script=Han}·]{2,4}?)(\s*\d{17}[\dXx]\s*)?(来?(?:顶替|接替|代替|替换|顶上|接上|补上|顶岗|接岗|接班|替班|[顶替接])(?:他|她|其)?的?(?:岗|位|班|缺)?)(?=[\s,，。;；:：\d(（]|$)/gu;
