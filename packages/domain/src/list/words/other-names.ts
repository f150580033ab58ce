// Names that are no Chinese ones, by how the sentences are written that name them.

export type Place = { readonly at: number; readonly end: number; readonly name: string };

/** The names of a clause in Japanese, English or Spanish; one word alone is one where somebody leaves. */
export const otherNames = (clause: string, leaves: boolean): readonly Place[] => [
  ...japanese(clause),
  ...latin(clause, leaves),
];

/** 田中一郎さん, 田中一郎が, 退職者：田中一郎、鈴木花子. */
const japanese = (clause: string): readonly Place[] =>
  [titled, subject, listed, before].flatMap((pattern) =>
    Array.from(clause.matchAll(pattern), ({ 1: name = '', index, 0: whole }) => {
      const at = index + whole.indexOf(name);
      return { at, end: at + name.length, name };
    }).filter(({ name }) => !noJapanese.test(name)),
  );

const titled =
  /(?<![\p{Script=Han}々ヶ])([\p{Script=Han}\p{Script=Katakana}々ヶー]{2,8})(?=さん|氏|くん|様)/gu;
const subject =
  /(?<![\p{Script=Han}々ヶ])([\p{Script=Han}々ヶ]{4,5})(?=[がはをも](?:\p{Script=Han}|\p{Script=Hiragana}))/gu;
const listed =
  /(?<=(?:退職|離職|退社|減員)者?[:：、][^。]{0,200}?)(?<=[:：、\s])([\p{Script=Han}々ヶ]{2,6})(?=[、\s。]|$)/gu;
const before = /(?<![\p{Script=Han}々ヶ])([\p{Script=Han}々ヶ]{3,5})(?=[\s　]+(?:退職|離職|退社))/gu;
const noJapanese = /[部課社月日者員件分付店係班組]$|退職|離職|脱退|削除|保険|契約|本日|以下|以上|各位|皆/u;

/** Words that begin with a capital within one clause, less those that are no names. */
function latin(clause: string, leaves: boolean): readonly Place[] {
  const found: Place[] = [];
  for (const { 0: run, index } of clause.matchAll(capitals)) {
    const words = [...run.matchAll(/\S+/gu)];
    let from = 0;
    for (let at = 0; at <= words.length; at++) {
      const word = words[at]?.[0] ?? '';
      const isParticle = at === from && particle.test(word);
      const isInner = at > from && inner.test(word);
      if (at < words.length && !isParticle && (isInner || !noName.test(plain(word)))) continue;
      const [first, last] = [words[from], words[at - 1]];
      if (
        at > from &&
        first &&
        last &&
        isName(
          words.slice(from, at).map(([one]) => one),
          leaves,
        )
      ) {
        const end = last.index + last[0].replace(/[.'’-]+$/u, '').length;
        found.push({ at: index + first.index, end: index + end, name: run.slice(first.index, end) });
      }
      from = at + 1;
    }
  }
  return found;
}

const isName = (words: readonly string[], leaves: boolean): boolean =>
  words.length <= 6 &&
  !particle.test(words[0] ?? '') &&
  words.some((word) => word.replace(/\P{L}/gu, '').length > 1) &&
  (words.length > 1 || (leaves && (words[0] ?? '').length > 2));

const plain = (word: string): string => word.replace(/[^\p{L}]+$/u, '').toLowerCase();

const word = String.raw`\p{Lu}[\p{L}'’.-]*`;
const small = String.raw`(?:de|del|la|las|los|da|dos|van|von|der|bin|binti|al|el|di|le)`;
const capitals = new RegExp(String.raw`(?<![\p{L}\d])${word}(?: (?:${small} ){0,2}${word})*`, 'gu');
const particle = new RegExp(`^${small}$`, 'u');

/** NGUYEN VAN AN, Theresa May. */
const inner = /^(?:van|co|may|april|june|best|will|new)$/iu;

const noName = new RegExp(
  `^(?:${[
    'hi|hello|dear|hey|please|pls|kindly|regards|thanks?|thank|you|best|kind|warm|sincerely|cheers|good|morning|afternoon|evening',
    'correction|note|update|fyi|urgent|remove[ds]?|removing|delete[ds]?|take|taking|drop(?:ped)?|cancel(?:led)?|stop|terminate[ds]?|end',
    "the|and|or|but|not|only|also|just|they|he|she|it|it’s|it's|we|i|my|our|your|this|that|these|those|from|to|of|on|in|at|by|for|with",
    'is|are|was|were|will|has|have|had|can|could|would|no|yes|ok|mr|mrs|ms|miss|dr|sir|madam|team|all|both|keep|add|new|name|names',
    'monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december',
    'jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec|today|tomorrow|yesterday|effective|policy|insurance|cover|id|hr|admin|manager|supervisor',
    'passport|department|site|company|leavers?|left|leaves|leaving|employees?|workers?|staff|resign(?:ed|s)?|ltd|co|inc|last|next|week|month',
    'baja|bajas|alta|altas|dar|dad|den|por|favor|buenos|buenas|días|dias|tardes|noches|hola|estimad[oa]s?|saludos|atentamente|gracias|cordial',
    'causan?|dejan?|salen?|marchan?|adjunt[oa]s?|un|una|el|los|señor|señora|sra?|se|va|van|siguen?|lunes|martes|miércoles|jueves|viernes|sábado|domingo|enero|febrero|marzo|abril|mayo|junio',
    'julio|agosto|septiembre|octubre|noviembre|diciembre|hoy|mañana|ayer|póliza|seguro|trabajador(?:es)?|nombre|corrección|ya|también|solo|sólo|desde',
    'a|y|e|o|smt|qc|ceo|vip|re|fw|fwd|cc|encargad[oa]|jef[ea]|rrhh|recursos|humanos',
  ].join('|')})$`,
  'u',
);
