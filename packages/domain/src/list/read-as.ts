import type { Day } from '../calendar/day.ts';
import type { ListType } from '../changes/kinds.ts';
import type { Directory } from '../roster/directory.ts';
import { withApplications } from './applications.ts';
import { withChangesBelow } from './changed-below.ts';
import { asLeavers } from './leavers.ts';
import { withGivenNames } from './given-names.ts';
import { withHeadsOver } from './heads-over.ts';
import { withLinesLeft } from './left-lines.ts';
import { withMissingNamed } from './missing-named.ts';
import { withNamedBehind } from './named-behind.ts';
import { withNamedBeside } from './named-beside.ts';
import { withNamesBeforeNumbers } from './names-before-numbers.ts';
import { withOrderedLines } from './ordered-lines.ts';
import type { TitledSheet } from './leaver-tables.ts';
import { isTable } from './pasted-table.ts';
import { withoutParted } from './sheet/parting.ts';
import { withPlacesPicked } from './places-picked.ts';
import { withQuotedMail } from './quoted-mail.ts';
import { withSomePicked } from './some-picked.ts';
import type { ListReading } from './table.ts';
import { withUnnamedPicked } from './unnamed-picked.ts';

type Asked = {
  readonly today: Day;
  readonly text?: string | undefined;
  readonly directory?: Directory | undefined;
  readonly titles?: readonly string[] | undefined;
  readonly sheets?: readonly TitledSheet[] | undefined;
};

const readings: Readonly<Record<ListType, (reading: ListReading, asked: Asked) => ListReading>> = {
  add: (reading, asked) =>
    withHeadsOver(withNamedBeside(withChangesBelow(reading, asked), asked.text ?? '', asked), {
      ...asked,
      isOfLeavers: false,
    }),
  off: (reading, asked) =>
    withHeadsOver(asLeavers(withoutParted(reading), asked), { ...asked, isOfLeavers: true }),
};

/** What was read of a list, as a change of a kind means it. */
export const readAs = (kind: ListType, reading: ListReading, asked: Asked): ListReading =>
  asMeant(kind, reading, asked.text !== undefined && isTable(asked.text) ? asFile(reading, asked) : asked);

const asMeant = (kind: ListType, reading: ListReading, asked: Asked): ListReading =>
  [
    withApplications,
    withOrderedLines,
    withUnnamedPicked,
    withLinesLeft,
    withSomePicked,
    withMissingNamed,
    withNamedBehind,
    withGivenNames,
    withQuotedMail,
    withNamesBeforeNumbers,
    withPlacesPicked,
  ].reduce((read, more) => more(read, { ...asked, kind }), readings[kind](reading, asked));

/** A table that was pasted is one of a file, whose text says nothing besides. */
const asFile = ({ columns }: ListReading, asked: Asked): Asked => ({
  ...asked,
  text: undefined,
  titles: asked.titles ?? [''],
  sheets: asked.sheets ?? [{ name: '', columns }],
});
