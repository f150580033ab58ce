import type { ChatLine } from './line.ts';
import { type Scene, set } from './scene.ts';
import type { Draft, Part } from './draft.ts';
import { clipped } from '../cell.ts';
import type { Mentions } from '../words/mentions.ts';
import { isPlausibleIdNumber } from '../words/shapes.ts';

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

/** 岗位：王五搬运: a line that names somebody else of the message names not the one above. */
export const isAnothers = (one: Draft | undefined, { names }: Scene): boolean =>
  names.of(one?.values.name ?? '').some((other) => other !== one && other.values.idcard !== undefined);

/** 工种：同上, in a form of one's own: what the person before has. */
export function settleDitto(drafts: readonly Draft[]): void {
  for (const [at, draft] of drafts.entries()) {
    const above = drafts[at - 1];
    for (const field of ['work_company', 'occupation', 'start_date', 'end_date', 'mobile'] as const) {
      if (above === undefined || !isDitto.test(draft.values[field]?.trim() ?? '')) continue;
      const text = above.values[field] ?? above.said[field];
      if (text === undefined) delete draft.values[field];
      else draft.values[field] = text;
    }
  }
}

const isDitto = /^[(（]?(?:同上|同前|同|〃|″|")[)）]?$/u;

/** What the chat itself tells of a person: the company in the name of who said it. */
export function settle(draft: Draft, { again, companies }: Scene, mentions: Mentions): void {
  const { intent, values, said, speaker = '' } = draft;
  if (hasNoCompany(draft) && speaker !== '') {
    const known = [speaker.length, 6, 5, 4, 3, 2].flatMap((length) =>
      mentions.companies(speaker.slice(0, length)),
    )[0];
    if (known !== undefined) {
      said.work_company = known.text;
      draft.doubts.push({ field: 'work_company', words: speaker, others: [] });
    }
  }
  const [only, ...more] = companies;
  const isMeant = values.idcard !== undefined || intent === undefined;
  if (isMeant && hasNoCompany(draft) && only !== undefined && only !== '' && more.length === 0) {
    said.work_company = only;
    draft.doubts.push({ field: 'work_company', words: only, others: [] });
  }
  contradict(draft);
  const { remark = '', occupation } = values;
  // 行车还是车床要看: what it is has not been settled.
  if (occupation !== undefined && /还是\p{Script=Han}{1,8}(?:看|定|说|问)|[先暂]按/u.test(remark))
    draft.doubts.push({ field: 'occupation', words: clipped(remark, 200), others: [] });
  if (intent !== undefined && staysUntil(draft)) {
    draft.doubts.push({ field: 'end_date', words: `${intent.words} ${values.end_date ?? ''}`, others: [] });
    delete draft.intent;
  }
  if (intent === undefined && again !== undefined) draft.intent = again;
  if (draft.intent?.kind === 'leave') {
    const day = values.start_date ?? said.start_date;
    if (day !== undefined) values.end_date ??= day;
    delete values.start_date;
    delete said.start_date;
  }
}

const hasNoCompany = ({ values, said }: Draft): boolean =>
  values.work_company === undefined && said.work_company === undefined;

/** 25号到28号 … 她做到30号: a stretch of days that ends later for one, and nobody who leaves. */
function staysUntil({ intent, values, said }: Draft): boolean {
  const { kind, words = '' } = intent ?? {};
  // 28号做完 under a head is somebody who leaves: only a day of their own makes it a stretch.
  const isUntil = /^(?:做|干|上班)到(?:，(?:就|再)?(?:走|离开|结束|离职|离场|停))?$/u.test(words);
  const isDone = /^(?:就|才|再)?[做干上]完/u.test(words);
  const start = values.start_date ?? (isUntil ? said.start_date : undefined) ?? '';
  return kind === 'leave' && (isUntil || isDone) && start !== '' && (values.end_date ?? '') > start;
}

/** A birth date or a sex that the number contradicts is asked about. */
function contradict({ values, doubts }: Draft): void {
  const { idcard = '', birthday, gender } = values;
  if (!isPlausibleIdNumber(idcard.toUpperCase())) return;
  const isBorn = birthday === undefined || birthday.replaceAll('-', '') === idcard.slice(6, 14);
  const isSex = gender === undefined || (gender === 'male') === (Number(idcard[16]) % 2 === 1);
  if (isBorn && isSex) return;
  doubts.push({ field: 'idcard', words: (isBorn ? gender : birthday) ?? '', others: [] });
}
