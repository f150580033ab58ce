import { readPasted } from '../../packages/domain/src/list/pasted.ts';
import { day } from '../../packages/domain/src/calendar/day.ts';
import { checkCharacterOf } from '../../packages/domain/src/persons/id-number.ts';
import { createDirectory } from '../../packages/domain/src/roster/directory.ts';

// Texts that were made to be slow to read, by putting words together at random and keeping whatever took longer.

const bits = [
  '更正更正周换成那个顶李更正李',
  '顶她顶都',
  '都（不是改成先不]',
  '周更正他更正',
  '周顶替上面:',
  '顶都',
  '\n、号',
];

/** As long as a message may be that is read beside others and not in a process of its own. */
const characters = 3_000;

const directory = createDirectory([], []);

function read_ms(text: string): number {
  const since = performance.now();
  readPasted(text, { today: day('2026-11-23'), directory });
  return performance.now() - since;
}

/** The milliseconds that the slowest of them takes. */
export const slowestText_ms = (): number =>
  Math.max(
    ...bits.map((bit) => read_ms(bit.repeat(Math.ceil(characters / bit.length)).slice(0, characters))),
  );

/** A message as site managers send it: groups under a head, each person a line, and words about some of them. */
function messageOf(people: number): string {
  const lines = Array.from({ length: people }, (_, at) => {
    const body = `32050619${70 + (at % 30)}0${1 + (at % 9)}1${at % 10}${String(at % 1000).padStart(3, '0')}`;
    const head = at % 20 === 0 ? `${at % 40 === 0 ? '华讯' : '通达'}明天进20人：\n` : '';
    return `${head}${'王李张刘陈杨赵黄周吴'[at % 10]}${'伟芳娜敏静强磊洋艳勇'[Math.floor(at / 10) % 10]} ${body}${checkCharacterOf(body)}${at % 7 === 3 ? '，25号到岗' : ''}`;
  });
  return `${lines.join('\n')}\n以上都是包装工`;
}

const [few, many] = [250, 1_000];

/** How many times as long a message of four times as many persons is read: four where the time grows as the text does. */
export function growthOfReading(): number {
  const fastest = (text: string) => Math.min(...Array.from({ length: 3 }, () => read_ms(text)));
  // Once before, so that the first is not the one that is compiled.
  read_ms(messageOf(few));
  return fastest(messageOf(many)) / fastest(messageOf(few));
}
