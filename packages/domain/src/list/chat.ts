import type { Day } from '../calendar/day.ts';
import type { Directory } from '../roster/directory.ts';
import { clipped } from './cell.ts';
import { type FramedLine, frameOf } from './chat-frame.ts';
import { createNameIndex } from './chat-index.ts';
import { intendLine } from './chat-intents.ts';
import { factsBeside, factsByName, intendOthers, rowsBefore } from './chat-others.ts';
import { factsByPlace, placesOn } from './chat-places.ts';
import { askOfSections, type Scene } from './chat-scene.ts';
import { type ChatLine, readLine, type Token } from './chat-line.ts';
import { awaitsRightNumber, dayByKind, movedDay, rightNumber, withoutMistakes } from './chat-corrected.ts';
import { type Draft, isPerson } from './chat-draft.ts';
import { createNet } from './chat-net.ts';
import { headsSaid, isShared, type Part, personsOf } from './chat-persons.ts';
import { awaitNumber, settle, tellOther, withoutCorrected } from './chat-settle.ts';
import { createTold, type Told } from './chat-told.ts';
import { listFields } from './fields.ts';
import { createMentions, type Mentions } from './mentions.ts';
import type { ListColumn, ListReading, ListRow, SkippedRow } from './table.ts';

/**
 * Reads a message as someone wrote it: persons on a line, over several lines, or several on one line.
 *
 * What a line says without naming anybody holds for many, as `createTold` has it; what a person's own line says is theirs
 * alone. Lines are numbered from 1; those that are nobody's and tell nothing of anybody are skipped with their words, and a
 * line that says how many there are is told of where another number was found.
 *
 * Source: docs/business-rules.md#how-a-list-is-read
 */
export function readChat(
  text: string,
  { today, directory }: { readonly today: Day; readonly directory: Directory },
): ListReading {
  const framed = frameOf(text, today);
  const lines = framed.map(({ written }) => written);
  const message = createMessage(lines, createMentions(directory));
  for (const line of framed) message.read(line);
  return { ...message.end(), message_lines: lines.length };
}

/** Lines read one after another. Who is a person shows only when the last is read, and only then is dealt what is said. */
function createMessage(lines: readonly string[], mentions: Mentions) {
  const skipped: SkippedRow[] = [];
  const acts: ((told: Told) => void)[] = [];
  const drafts: Draft[] = [];
  const scene: Scene = {
    persons: drafts,
    section: undefined,
    sections: new Map(),
    place: undefined,
    again: undefined,
    instead: undefined,
    others: [],
    names: createNameIndex(),
    reached: { to: 0, times: 0 },
  };
  const net = createNet();
  let open: Draft | undefined;
  /** What a line said of a number above that is wrong. */
  let wrong: string | undefined;
  let isAfterBlank = false;

  const readPersons = (line: ChatLine, parts: readonly Part[], where: Where) => {
    const above = open;
    const persons = parts.flatMap((part) => part.persons);
    const before = drafts.at(-1);
    drafts.push(...persons.filter((person) => person !== above));
    for (const person of persons) scene.names.add(person);
    if (ditto.test(line.text) && before !== undefined)
      acts.push(() => persons.forEach((person) => asAbove(person, before)));
    acts.push((told) => {
      intendLine(line, persons.filter(isPerson), scene, where.source_row);
      tell(told, parts, { line, where, above, isFirst: persons[0] === drafts[0] });
      addOthers(told, line, where);
      net.own(line, persons.filter(isPerson));
    });
    // Behind several persons, a line with a number alone is not surely the last one's.
    open = persons.length === 1 ? persons[0] : undefined;
  };
  const readOthers = (written: ChatLine, where: Where) => {
    skipped.push(note(where.source_row, lines));
    const isBelow = open !== undefined || !where.isAfterBlank;
    acts.push((told) => {
      const above = rowsBefore(drafts, where.source_row);
      const persons = drafts.slice(0, above).filter(isPerson);
      const line = dayByKind(written, persons) ?? movedDay(written, scene, persons) ?? written;
      const places = placesOn(line, scene);
      const others = intendOthers(line, scene, { source_row: where.source_row, isBelow, places });
      const tokens = factsByPlace(factsByName(line, scene, places), places);
      const theirs = others.length === 0 ? [] : factsBeside(line, tokens);
      for (const other of others) for (const fact of theirs) other.values[fact.field] ??= fact.text;
      const isOpen = line.sayings.some(({ kind }) => kind === 'unclear');
      const left = tokens
        .filter((one) => !theirs.includes(one))
        .map((one) => (isOpen ? { others: [], words: line.text, ...one } : one));
      told.say({ ...line, tokens: left }, where);
      addOthers(told, line, where);
      net.others(line, left, places.isLost);
    });
  };
  const addOthers = (told: Told, line: ChatLine, { source_row }: Where) => {
    for (const other of scene.others.filter((one) => one.source_row === source_row)) {
      tellOther(other, line.tokens);
      told.addOther(other);
      delete other.said.occupation;
      delete other.said.start_date;
    }
  };

  return {
    read: ({ source_row, written, text, today, speaker }: FramedLine) => {
      const where = { source_row, isAfterBlank };
      if (written.trim() === '') {
        skipped.push({ source_row, why: 'blank', text: '' });
        isAfterBlank = true;
        if (open?.values.idcard !== undefined) open = undefined;
        return;
      }
      isAfterBlank = false;
      if (text.trim() === '' || isQuestion(text)) return void skipped.push(note(source_row, lines));
      const line = readLine(text, { mentions, today });
      const all = personsOf(line, source_row, open);
      const parts = withoutCorrected(all, line, scene);
      const persons = parts.flatMap((part) => part.persons);
      const isRight = wrong !== undefined && rightNumber(persons, drafts.at(-1), wrong);
      wrong = persons.length === 0 && awaitsRightNumber(line) ? line.text : undefined;
      if (isRight) return void skipped.push(note(source_row, lines));
      for (const person of persons) person.speaker ??= speaker;
      awaitNumber(line, persons);
      const isNumbered = all.some((part) =>
        part.persons.some(({ values }) => values.idcard ?? values.mobile),
      );
      const isKnown = persons.every(
        ({ values }) => values.name !== undefined && scene.names.of(values.name).length > 0,
      );
      const isOfPersons = persons.length > 0 && !isKnown && line.sayings.every(({ kind }) => kind === 'add');
      if (isNumbered || isOfPersons || persons.some((person) => person === open))
        readPersons(line, parts, where);
      else readOthers(line, where);
    },
    end: (): Omit<ListReading, 'message_lines'> => {
      const told = createTold();
      for (const act of acts) act(told);
      const { used, miscounted } = told.end();
      const all = [...drafts, ...scene.others].toSorted((a, b) => a.source_row - b.source_row);
      askOfSections(scene);
      withoutMistakes(drafts, scene);
      for (const draft of all) settle(draft, scene, mentions);
      net.cast(all);
      const rows = new Set(all.filter(isPerson).map((draft) => draft.source_row));
      const left = [
        ...skipped.filter(({ source_row }) => !used.has(source_row) && !rows.has(source_row)),
        ...Array.from(miscounted, (source_row) => ({ ...note(source_row, lines), why: 'heads' as const })),
      ];
      return readingOf(all, left, lines);
    },
  };
}

type Where = Parameters<Told['say']>[1];

/** What somebody asks, who knows it not: 哪个厂？, 岗位呢. */
const isQuestion = (text: string): boolean =>
  !/\d{6}/.test(text) &&
  Array.from(text).length < 15 &&
  /哪个|哪里|哪家|啥|什么|几号|多少人|几点|呢\s*$|(?:写|发|报|说|补)(?:一下|清楚|给我)/u.test(text);

/** Tells of a line's persons. One that only calls someone by name, as 陈静，苏州精工新来3个, says what it says of others. */
function tell(
  told: Told,
  parts: readonly Part[],
  {
    line,
    where,
    above,
    isFirst,
  }: {
    readonly isFirst: boolean;
    readonly line: ChatLine;
    readonly where: Parameters<Told['say']>[1];
    readonly above: Draft | undefined;
  },
): void {
  const persons = parts.flatMap((part) => part.persons);
  const speaksOfOthers = line.looksBack || line.looksAhead || headsSaid(line.marks) !== undefined;
  if (speaksOfOthers && !persons.some(isPerson)) return told.say(line, where);
  for (const { before, heads, persons: some } of parts) {
    told.sayAhead(before, { source_row: where.source_row, heads });
    for (const person of some) if (person !== above && isPerson(person)) told.add(person);
  }
  const [first] = persons;
  const last = persons.at(-1)?.span.end ?? 0;
  const so = headsSaid(line.marks) ?? 0;
  if (line.looksBack && so > persons.length)
    told.say({ ...line, tokens: line.tokens.filter(({ at }) => at >= last) }, where);
  if (isFirst && first !== undefined && persons.length === 1)
    told.sayAhead(perhapsOfAll(line, first), { source_row: where.source_row, heads: undefined });
}

/** What stands before the first name of a message may be said of those below as well. */
const perhapsOfAll = ({ tokens }: ChatLine, { span }: Draft): readonly Token[] => {
  const before = tokens.filter((one) => isShared(one) && one.at < span.at && !one.labelled);
  const isHead = before.some(({ field }) => field === 'work_company');
  return isHead ? before.map((one) => ({ others: [], words: one.text, ...one })) : [];
};

const ditto = /同上|同前|〃/u;

/** 同上: what the person above has and this line does not say. */
function asAbove(person: Draft, above: Draft): void {
  for (const field of ['work_company', 'occupation', 'start_date', 'end_date'] as const)
    if (person !== above && (person.values[field] === undefined || ditto.test(person.values[field])))
      Object.assign(person.values, fieldOf(field, above.values[field] ?? above.said[field]));
}

const fieldOf = (field: string, text: string | undefined) => (text === undefined ? {} : { [field]: text });

const note = (source_row: number, lines: readonly string[]): SkippedRow => ({
  source_row,
  why: 'note',
  text: clipped(lines[source_row - 1]?.trim() ?? '', text_max),
});

function readingOf(
  drafts: readonly Draft[],
  skipped: readonly SkippedRow[],
  lines: readonly string[],
): Omit<ListReading, 'message_lines'> {
  const rows: ListRow[] = [];
  const left = new Map<number, SkippedRow>();
  for (const draft of drafts) {
    const { source_row, said, values } = draft;
    if (isPerson(draft))
      rows.push({
        source_row,
        values: { ...said, ...values },
        ...(draft.intent === undefined ? {} : { intent: draft.intent }),
        ...(draft.doubts.length === 0 ? {} : { doubts: draft.doubts }),
      });
    else left.set(source_row, note(source_row, lines));
  }
  for (const row of skipped) left.set(row.source_row, row);
  return {
    heading_row: null,
    columns: columnsOf(rows),
    rows,
    skipped: [...left.values()].toSorted((a, b) => a.source_row - b.source_row),
    hidden_rows: 0,
  };
}

/** What the message tells, as columns that nobody has to map. */
const columnsOf = (rows: readonly ListRow[]): readonly ListColumn[] =>
  listFields
    .map((field) => ({ field, texts: rows.flatMap(({ values }) => values[field] ?? []) }))
    .filter(({ texts }) => texts.length > 0)
    .map(({ field, texts }, index) => ({
      index,
      title: '',
      field,
      by: 'content',
      samples: [...new Set(texts)].slice(0, samples_max),
    }));

const samples_max = 3;

/** Code units of a line that are told: enough to know it again. */
const text_max = 200;
