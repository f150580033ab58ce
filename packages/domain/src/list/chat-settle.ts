import type { ChatLine, Token } from './chat-line.ts';
import { type Scene, set } from './chat-scene.ts';
import type { Draft } from './chat-draft.ts';
import type { Part } from './chat-persons.ts';
import { clipped } from './cell.ts';
import type { Mentions } from './mentions.ts';

/** Whom a line corrects is the person above, with the number that it gives. */
export function withoutCorrected(parts: readonly Part[], line: ChatLine, { names }: Scene): readonly Part[] {
  if (!line.sayings.some(({ kind }) => kind === 'correct')) return parts;
  const isCorrection = (person: Draft): boolean => {
    const { idcard, name } = person.values;
    const above = (name === undefined ? names.in(line.text.slice(0, text_max)) : names.of(name)).at(-1);
    if (above === undefined || above === person || idcard === undefined || above.values.idcard === idcard)
      return false;
    if (above.values.idcard !== undefined)
      above.doubts.push({ field: 'idcard', words: clipped(line.text, 200), others: [above.values.idcard] });
    Object.assign(above.values, person.values, { name: above.values.name });
    set(above, { kind: 'correct', words: line.text });
    return true;
  };
  return parts.map((part) => ({ ...part, persons: part.persons.filter((person) => !isCorrection(person)) }));
}

const text_max = 300;

/** 卞小蕾 身份证晚点发: somebody who is meant, and whose number is to come. */
export function awaitNumber(line: ChatLine, persons: readonly Draft[]): void {
  const [person] = persons;
  if (persons.length !== 1 || person === undefined || person.values.idcard !== undefined) return;
  if (!laterNumber.test(line.text)) return;
  person.isMeant = true;
  person.doubts.push({ field: 'idcard', words: clipped(line.text, 200), others: [] });
}

const laterNumber =
  /(?:身份证|证件|号码?)\p{Script=Han}{0,4}(?:晚点|稍后|后面|回头|等下|等会|待会|明天|下午|晚上|没带|还没|忘|后补|再|补|找不到|拍给)/u;

/** What the chat itself tells of a person: the company in the name of who said it. */
export function settle(draft: Draft, { again }: Scene, mentions: Mentions): void {
  const { intent, values, said, speaker = '' } = draft;
  if (values.work_company === undefined && said.work_company === undefined && speaker !== '') {
    const known = [speaker.length, 6, 5, 4, 3, 2].flatMap((length) =>
      mentions.companies(speaker.slice(0, length)),
    )[0];
    if (known !== undefined) {
      said.work_company = known.text;
      draft.doubts.push({ field: 'work_company', words: speaker, others: [] });
    }
  }
  if (intent === undefined && again !== undefined) draft.intent = again;
  if (intent?.kind === 'leave') {
    const day = values.start_date ?? said.start_date;
    if (day !== undefined) values.end_date ??= day;
    delete values.start_date;
    delete said.start_date;
  }
  if (intent?.kind === 'wait' || intent?.kind === 'unclear') delete said.start_date;
}

/** Somebody without a number is of the company of their line, and of no work type that others come for. */
export function tellOther(other: Draft, tokens: readonly Token[]): void {
  const company = tokens.find(({ field }) => field === 'work_company');
  if (company !== undefined) other.said.work_company ??= company.text;
}
