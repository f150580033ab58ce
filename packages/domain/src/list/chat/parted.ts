import type { Mentions } from '../words/mentions.ts';
import { withAsides } from './asides.ts';
import { byOrder } from './by-order.ts';
import { bySite } from './by-site.ts';
import type { FramedLine } from './frame.ts';
import { withIntroducedApart } from './introduced.ts';
import { withOldApart } from './old-ones.ts';

/** A line of which parts speak of others, or of the persons of several companies, as a line for each. */
export const parted = (line: FramedLine, mentions: Mentions): readonly FramedLine[] =>
  withAsides(line)
    .flatMap((one) => bySite(one, mentions))
    .flatMap((one) => byOrder(one, mentions))
    .flatMap(withOldApart)
    .flatMap(withIntroducedApart);
