import { comparable } from '../../roster/same-name.ts';
import { simplified } from './simplified.ts';
import { soundsOf } from './sounds.ts';

/** Whether two names may be one that was heard or seen wrong: 张伟 and 章玮, 王建己 and 王建已, 張偉 and 张伟. */
export function isAlikeName(one: string, other: string): boolean {
  const [a, b] = [one, other].map((name) => Array.from(simplified(comparable(name) ?? '')));
  return (
    a !== undefined &&
    b !== undefined &&
    a.length > 0 &&
    a.length === b.length &&
    a.every((character, place) => isAlike(character, b[place]!))
  );
}

const isAlike = (one: string, other: string): boolean =>
  one === other ||
  lookAlike.some((group) => group.includes(one) && group.includes(other)) ||
  (soundsOf(one) !== undefined && soundsOf(one)?.[0] === soundsOf(other)?.[0]);

/** Characters of names that are taken for one another by the eye. */
const lookAlike =
  '己已巳 未末 戊戌戍 宜宣 昊吴 大太 天夭 日曰 士土 刀力 贝见 今令 白百 佳住 亮高 免兔 杰木 晴睛 候侯 辛幸 壬王玉 毛手 叶汁 岗罔 刚钢 洁浩 栗粟 祥详 彬杉 鸣呜 冶治 茜苗 荻获 萍苹 崔催 淡谈 沫沬 祎袆 玮伟炜 烨晔 菁青 琪淇棋 蒋将 薛薜 郝赫 邢刑 卓早 尧晓'.split(
    ' ',
  );
