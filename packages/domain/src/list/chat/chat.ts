import { rowsBefore } from './above.ts';
import type { Day } from '../../calendar/day.ts';
import type { ChangeType } from '../../changes/kinds.ts';
import type { Directory } from '../../roster/directory.ts';
import { askOfDayLabour } from './day-labour.ts';
import { type FramedLine, frameOf } from './frame.ts';
import { tellsOfNoPerson } from './introduced.ts';
import { createNameIndex, withoutVerb } from './index.ts';
import { isEnquiry, isQuestion } from './enquiries.ts';
import { exchanged } from './exchanged.ts';
import { askOfExchanged } from './exchanged-above.ts';
import { intendLine, saysWhoLeaves } from './intents.ts';
import { factsBeside, factsByName } from './facts-by-name.ts';
import { intendOthers } from './others.ts';
import { factsByPlace, placesOn } from './by-place.ts';
import { askOfSections, type Scene } from './scene.ts';
import { leftLines, note, readingOf } from './reading.ts';
import { likeAbove, tell } from './tell.ts';
import { addOthers, sayAlone } from './tell-others.ts';
import type { ChatLine } from './line.ts';
import { awaitNumber } from './later-number.ts';
import { readLine } from './read-line.ts';
import {
  awaitsRightNumber,
  dayByKind,
  dayOfLeavers,
  movedDay,
  isPutRight,
  withoutMistakes,
} from './corrected.ts';
import { type Draft, isPerson, type Part } from './draft.ts';
import { createNet } from './net.ts';
import { isOfNobody, isUnnamed } from './nobody.ts';
import { isOfOld, sayOfOld } from './old-ones.ts';
import { everybody } from './nicknamed.ts';
import { takeOver } from './taken-over.ts';
import { createPairs } from './pairs.ts';
import { createUndecided } from './undecided.ts';
import { createQuoted } from './quoted.ts';
import { parted } from './parted.ts';
import { personsOf } from './persons.ts';
import { daysOfEach } from './listed.ts';
import { joinSameSound } from './same-sound.ts';
import { askOfWords, settleBesides } from './own-words.ts';
import { isAnothers, settle, settleDitto, withoutCorrected } from './settle.ts';
import { correctsTail, deniesFact, renamed, renames, renamesByPlace } from './renamed.ts';
import { isOfElsewhere, isOfStranger } from './strangers.ts';
import { createTold, type Told } from './told.ts';
import { createMentions, type Mentions } from '../words/mentions.ts';
import type { ListReading, SkippedRow } from '../table.ts';

/**
 * Reads a message as someone wrote it: persons on a line, over several lines, or several on one line.
 *
 * What a line says without naming anybody holds for many, as `createTold` has it; a person's own line is theirs alone. Lines are
 * numbered from 1; those that tell nothing of anybody are skipped with their words, and wrong numbers of persons are told of.
 *
 * Source: docs/business-rules.md#how-a-list-is-read
 */
export function readChat(
  text: string,
  {
    today,
    directory,
    kind,
  }: { readonly today: Day; readonly directory: Directory; readonly kind?: ChangeType | undefined },
): ListReading {
  const framed = frameOf(text, today);
  const lines = framed.map(({ written }) => written);
  const mentions = createMentions(directory);
  const message = createMessage(lines, mentions, kind === 'add');
  for (const line of framed.flatMap((one) => parted(one, mentions))) message.read(line);
  return { ...message.end(), message_lines: lines.length };
}

/** Who is a person shows only when the last line is read, and only then is dealt what is said. */
function createMessage(lines: readonly string[], mentions: Mentions, isOfStarters: boolean) {
  const skipped: SkippedRow[] = [];
  const acts: ((told: Told) => void)[] = [];
  const drafts: Draft[] = [];
  const scene: Scene = {
    isOfStarters,
    persons: drafts,
    section: undefined,
    sections: new Map(),
    place: undefined,
    again: undefined,
    led: undefined,
    question: undefined,
    companies: new Set(),
    instead: undefined,
    others: [],
    names: createNameIndex(),
    reached: { to: 0, times: 0 },
  };
  const net = createNet(scene.names);
  const undecided = createUndecided(scene);
  const pairs = createPairs();
  const quoted = createQuoted();
  let open: Draft | undefined;
  /** What a line said of a number above that is wrong. */
  let wrong: string | undefined;
  let isAfterBlank = false;
  const placed = new Set<number>();

  const readPersons = (line: ChatLine, parts: readonly Part[], where: Where) => {
    const above = open;
    const persons = parts.flatMap((part) => part.persons);
    const before = drafts.findLast(({ speaker }) => speaker === where.speaker) ?? drafts.at(-1);
    drafts.push(...persons.filter((person) => person !== above));
    for (const person of persons) scene.names.add(person);
    acts.push(() => likeAbove(line, persons, before));
    const act = (told: Told) => {
      const isOfLeavers = scene.section?.kind === 'leave';
      for (const person of persons) person.isMeant ||= isOfLeavers && person.values.name !== undefined;
      const own = persons.filter(isPerson);
      intendLine(exchanged(line, own, scene, where.source_row), own, scene, where.source_row);
      if (own.every(({ intent }) => intent?.kind === 'leave') && saysWhoLeaves(line))
        told.ofLeavers(where.source_row);
      tell(told, parts, { line, where, above, isFirst: persons[0] === drafts[0] });
      addOthers(told, line, where.source_row, scene);
      if (persons.some(isPerson)) net.own(line, persons.filter(isPerson));
      else net.others(line, line.tokens, false);
    };
    const isOfNumber = persons.some(({ values }) => values.idcard !== undefined);
    acts.push((told) => (isOfNumber ? act(told) : undecided.watch(line, where.source_row, () => act(told))));
    // Behind several persons, a line with a number alone is not surely the last one's.
    open = persons.length === 1 ? persons[0] : undefined;
  };
  const readOthers = (written: ChatLine, where: Where, today: Day) => {
    skipped.push(note(where.source_row, lines));
    const above = open;
    const isBelow = open !== undefined || !where.isAfterBlank;
    acts.push((told) => {
      if (isOfStranger(written, scene)) return;
      if (sayAlone(written, scene, { told, where, today, mentions })) return;
      net.below(written, above);
      undecided.watch(written, where.source_row, () => sayOfOthers(written, { told, where, isBelow }));
    });
  };
  const sayOfOthers = (
    written: ChatLine,
    { told, where, isBelow }: { readonly told: Told; readonly where: Where; readonly isBelow: boolean },
  ) => {
    const above = () => drafts.slice(0, rowsBefore(drafts, where.source_row)).filter(isPerson);
    if (renames(written, scene, above) || correctsTail(written, scene, above)) return;
    if (deniesFact(written, scene, above)) return;
    const line =
      dayByKind(written, above) ?? dayOfLeavers(written, above) ?? movedDay(written, scene, above) ?? written;
    const places = placesOn(line, scene);
    if (renamesByPlace(line, scene, places)) return;
    const others = intendOthers(line, scene, { source_row: where.source_row, isBelow, places });
    const tokens = factsByPlace(factsByName(line, scene, places, above), places, line.sayings);
    if (tokens.length < line.tokens.length) placed.add(where.source_row);
    const theirs = others.length === 0 ? [] : factsBeside(line, tokens);
    const each = daysOfEach(line.tokens);
    for (const { values } of others) {
      const own = each?.get(values.name ?? '');
      for (const fact of own === undefined ? theirs : [own]) values[fact.field] ??= fact.text;
    }
    const isOpen = line.sayings.some(({ kind }) => kind === 'unclear');
    const left = tokens
      .filter((one) => !theirs.includes(one))
      .map((one) => (isOpen ? { others: [], words: line.text, ...one } : one));
    if (scene.section?.kind === 'leave' && saysWhoLeaves(line)) told.ofLeavers(where.source_row);
    told.say({ ...line, tokens: left }, where);
    addOthers(told, line, where.source_row, scene);
    net.others(line, left, places.isLost);
  };
  return {
    read: (framed: FramedLine) => {
      const { source_row, written, text, today, speaker, isGivenAway, isPaired, over, isOverNames } = framed;
      const where = { source_row, isAfterBlank, speaker };
      if (written.trim() === '') {
        skipped.push({ source_row, why: 'blank', text: '' });
        isAfterBlank = true;
        if (open?.values.idcard !== undefined) open = undefined;
        return;
      }
      isAfterBlank = false;
      if (isGivenAway) return;
      const isSkipped = (isQuestion(text) && !isEnquiry(text)) || isOfNobody(text) || isUnnamed(text, scene);
      if (text.trim() === '' || isSkipped) return void skipped.push(note(source_row, lines));
      const line = { ...readLine(text, { mentions, today, names: scene.names }), over, isOverNames };
      if (isOfElsewhere(line, scene.companies)) return void skipped.push(note(source_row, lines));
      quoted.line(line.text, framed);
      if (isOfOld(line.text)) return void acts.push(() => sayOfOld(line, scene, source_row));
      // 第2到第3个是苏州精工的 says that others are not.
      for (const { field, text: name } of line.tokens)
        if (field === 'work_company') scene.companies.add(line.ordinals.length > 0 ? '' : name);
      const isNameless = open !== undefined && open.values.name === undefined;
      const all = tellsOfNoPerson(line, text) ? [] : personsOf(line, source_row, open);
      if (isNameless && isAnothers(open, scene)) delete open?.values.name;
      const parts = withoutCorrected(all, line, scene);
      const persons = parts.flatMap((part) => part.persons);
      const isRight = isPutRight(persons, drafts.at(-1), { wrong, text: line.text });
      wrong = persons.length === 0 && awaitsRightNumber(line) ? line.text : undefined;
      if (isRight) return void skipped.push(note(source_row, lines));
      for (const person of persons) person.speaker ??= speaker;
      pairs.line(line, persons);
      if (isPaired)
        for (const { values, doubts } of persons)
          doubts.push({ field: 'name', words: `${values.name} ${values.idcard}`, others: [] });
      awaitNumber(line, persons);
      const isNumbered = all.some((part) =>
        part.persons.some(
          // 夏侯勇的手机号 139…: somebody above is told of, and nobody more.
          ({ values: { idcard, mobile, name = '' } }) =>
            idcard ?? (mobile !== undefined && scene.names.of(name).length === 0),
        ),
      );
      const isKnown = persons.every(
        // 芦笛改去华讯: whoever is known may have a verb behind the name.
        ({ values: { name = '' } }) =>
          [name, withoutVerb(name)].some((one) => one.length > 1 && scene.names.of(one).length > 0),
      );
      const isRenaming = scene.names.of(renamed(line.text)?.wrong ?? '').length > 0;
      const isOfPersons =
        persons.length > 0 && !isKnown && !isRenaming && line.sayings.every(({ kind }) => kind === 'add');
      if (isNumbered || isOfPersons || persons.some((person) => person === open))
        readPersons(line, parts, where);
      else readOthers(line, where, today);
    },
    end: (): Omit<ListReading, 'message_lines'> => {
      const told = createTold(quoted.quotations);
      for (const act of acts) act(told);
      const { used, miscounted } = told.end();
      for (const draft of drafts) settleBesides(draft);
      const all = everybody(drafts, scene.others);
      askOfSections(scene);
      undecided.settle(used);
      askOfExchanged(scene);
      joinSameSound(drafts);
      pairs.settle(drafts, scene);
      withoutMistakes(drafts, scene);
      settleDitto(drafts);
      takeOver(drafts, scene);
      for (const draft of all) settle(draft, scene, mentions);
      net.cast(all);
      askOfWords(drafts, scene);
      askOfDayLabour(lines, drafts, scene);
      quoted.settle(all);
      for (const line of used) placed.add(line);
      return readingOf(all, leftLines({ all, skipped, used: placed, miscounted }, lines), lines);
    },
  };
}

type Where = Parameters<Told['say']>[1];
