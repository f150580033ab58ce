import type { Intent } from '../../roster/intent.ts';
import { clipped } from '../cell.ts';
import type { NameIndex } from './index.ts';
import type { SayingToken } from './line.ts';
import { type Draft, newDraft } from './draft.ts';

/** The persons of a message, and what holds for those to come. */
export type Scene = {
  /** Whether the message was sent for persons to be insured. */
  readonly isOfStarters: boolean;
  readonly persons: Draft[];
  /** What the section says of those in it. */
  section: Intent | undefined;
  /** Sections, each with its line; those of which nobody comes speak of those above. */
  readonly sections: Map<Intent, number>;
  /** Whoever comes next takes this person's place. */
  place: { readonly of: string; readonly words: string } | undefined;
  again: Intent | undefined;
  /** Words against whoever stands behind them on a line, and the line that may go on with them. */
  led: { readonly words: string; readonly source_row: number } | undefined;
  /** The companies that it names. */
  readonly companies: Set<string>;
  /** What is asked of whoever comes next: 有个师傅61了，能买伐？ */
  question: Intent | undefined;
  /** A line by which what follows stands instead of what was sent before. */
  instead: { readonly intent: Intent; readonly source_row: number } | undefined;
  /** Those who are named without a number. */
  readonly others: Draft[];
  readonly names: NameIndex;
  /** How many of the persons were spoken of all together, and how often that was. */
  reached: { readonly to: number; readonly times: number };
};

/**
 * All of those above, for a line that speaks of them. Where a message does so over and over, those whom an earlier such line
 * reached are kept back already.
 */
export function allAbove(scene: Scene, above: number): readonly Draft[] {
  const { to, times } = scene.reached;
  scene.reached = { to: Math.max(to, above), times: times + 1 };
  return scene.persons.slice(times < all_max ? 0 : to, above);
}

const all_max = 20;

/** Words of a finding, as they were written. */
export const words_max = 200;

export const intentOf = (kind: Intent['kind'], words: string, of = ''): Intent => ({
  kind,
  words: clipped(words.trim(), words_max),
  of: clipped(of, 50),
});

/** Somebody named without a number: the one who is meant already, else one more. */
export function named(
  name: string,
  saying: Pick<SayingToken, 'kind' | 'words'>,
  scene: Scene,
  source_row: number,
): Draft {
  const known = scene.names.of(name).at(-1);
  const person = known ?? newDraft(source_row);
  person.values.name = name;
  person.isMeant = true;
  if (known === undefined) {
    scene.others.push(person);
    scene.names.add(person);
  }
  set(person, saying);
  return person;
}

/** From here on, until another is said. */
export function beginSection(scene: Scene, intent: Intent, source_row: number): void {
  // 以下不做了 减掉: said twice in one line, of the same.
  for (const [earlier, row] of scene.sections) if (row === source_row) scene.sections.delete(earlier);
  scene.section = intent;
  scene.sections.set(intent, source_row);
}

/** What the last section said of nobody below is asked of all above: 刚写反了，身份证对调一下. */
export function askOfSections({ sections, persons, instead, place }: Scene): void {
  const last = place === undefined ? undefined : persons.findLast(({ intent }) => intent === undefined);
  // Nobody came for a place that was told of.
  if (last !== undefined && place !== undefined) set(last, { kind: 'unclear', words: place.words });
  const isSaid = ([intent]: readonly [Intent, number]) =>
    intent !== instead?.intent && !/(?:无|没有|0[人个名])[。.!！]?$/u.test(intent.words);
  const [intent, source_row = 0] = [...sections].findLast(isSaid) ?? [];
  if (intent === undefined) return;
  for (const person of persons)
    if (person.intent === undefined && person.source_row < source_row)
      set(person, { kind: 'unclear', words: intent.words });
}

const gravity = ['add', 'again', 'correct', 'unclear', 'replace', 'wait', 'leave'];

/** Words by which somebody who was to go may stay. */
const takesBack =
  /不(?:走|辞|离|减|停|退|撤)|[别未没](?:再?[减停退删撤]|走|离|辞)|(?:不要|不用|不能)(?:再)?[减停退删撤动]|继续|留|恢复|回来|返岗|复工|不用动|没错|取消|撤销|作废|不算|重新|算了|可能|好像|大概|也许|或许|不确定|没定|不一定|说不准/u;

/** Of two sayings the graver one stays; the words are both. */
export function set(
  person: Draft,
  { kind, words }: Pick<SayingToken, 'words'> & { readonly kind: string },
  of = '',
): void {
  if (kind === 'add') return;
  const known = person.intent;
  if (kind === 'back') {
    if (known?.kind === 'leave' || known?.kind === 'wait')
      person.intent = { ...known, kind: 'unclear', words: clipped(`${known.words}，${words}`, words_max) };
    return;
  }
  const isTakenBack = known?.kind === 'leave' && kind === 'unclear' && takesBack.test(words);
  const isGraver = known === undefined || isTakenBack || gravity.indexOf(kind) > gravity.indexOf(known.kind);
  const whose = of === '' && kind === 'correct' ? (person.values.name ?? '') : of;
  if (known === undefined) person.intent = intentOf(kind as Intent['kind'], words, whose);
  else {
    const longer = words.includes(known.words) ? words : `${known.words}，${words}`;
    const both = known.words.includes(words.trim()) ? known.words : longer;
    person.intent = {
      ...intentOf(isGraver ? (kind as Intent['kind']) : known.kind, both),
      of: (isGraver || known.kind === kind) && whose !== '' ? whose : known.of,
    };
  }
}

/**
 * Whose place somebody may take who comes without a word of whose: whoever leaves by this line or the one above, or the only one who does,
 * or who was to come by this very message. Of several who left further above nobody knows.
 */
export function lastLeaver({ persons, others }: Scene, source_row: number): string {
  const leaversOf = (those: readonly Draft[]) =>
    those
      .slice(-near_max)
      .filter(({ intent, source_row: row }) => intent?.kind === 'leave' && row <= source_row);
  const all = [...leaversOf(persons), ...leaversOf(others)];
  const comers = all.filter(({ values }) => values.idcard !== undefined);
  const beside = all.findLast(({ source_row: row }) => row >= source_row - 1);
  const only = [all, comers].find(({ length }) => length === 1)?.[0];
  return (beside ?? only)?.values.name ?? '';
}

const near_max = 50;
