import type { WordsIn } from '../../../platform/text.ts';
import type { english } from './en.ts';

export const japanese: WordsIn<'ja', typeof english> = {
  each: '締切時刻は保険証券ごとに異なります（北京時間）。',
  today: '{{time}} までに確定すれば、当日から補償',
  tomorrow: '{{time}} までに確定すれば、{{day}}から補償',
  later: '明日からの補償には間に合いません：{{time}} までに確定すれば、{{day}}から補償',
  closed: '追加はできません',
};
