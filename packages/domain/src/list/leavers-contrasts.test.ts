import { expect, it } from 'vitest';
import { directory, leaversOf, today } from '../../test/leavers-world.ts';
import { readPasted } from './pasted.ts';
import { readAs } from './read-as.ts';

const [one, two, three] = ['卢娟浩', '陈建杰', '王丽华'] as const;
const [ana, ben] = ['Ana Gil Ruiz', 'Ben Carter'] as const;

const ready = (text: string) =>
  leaversOf(text)
    .flatMap(({ values: { name }, intent }) => (intent ? [] : [name!]))
    .toSorted();

it.each<[string, readonly string[]]>([
  // Japanese: both are told to have left; 様 is written to.
  [`${one}さん、${two}さんが退職しました`, [one, two]],
  [`田中一郎さん、鈴木花子さんが退職しました`, ['田中一郎', '鈴木花子']],
  [`退職者：田中一郎、鈴木花子`, ['田中一郎', '鈴木花子']],
  [`${one}様\n${two}さんが退職しました。よろしくお願いします。\n${three}`, [two]],
  [`${one}は退職、${two}は退職ではありません`, [one]],
  [`${one}は減員済です。${two}が退職しました`, [two]],
  // Who is written to.
  [`Hi ${one}, please remove ${two}`, [two]],
  [`Hi ${ana}, please remove ${ben}`, [ben]],
  [`Dear ${ana},\nplease remove ${ben} from the policy.`, [ben]],
  [`Hola ${ana}, por favor da de baja a ${ben}`, [ben]],
  [`${one}你好，${two}离职了，麻烦减一下`, [two]],
  [`${one}，麻烦把${two}减掉`, [two]],
  // Who signs.
  [`${two}离职，请停保\n谢谢\n${one}`, [two]],
  [`${two}离职，请停保。\n——${one}`, [two]],
  [`Please remove ${two}.\nRegards,\n${one}`, [two]],
  [`Please remove ${ben}.\nRegards, ${ana}`, [ben]],
  [`Baja de ${ben} desde hoy.\nSaludos, ${ana}`, [ben]],
  [`Baja de ${ben} desde hoy.\nUn saludo,\nSaludos,\n${ana}`, [ben]],
  [`汇报人：${one}\n离职：${two}`, [two]],
  [`班长：${one}\n离职：${two}、${three}`, [two, three]],
  // One and not the other.
  [`${two} left, not ${one}`, [two]],
  [`${ben} left, not ${ana}`, [ben]],
  [`Se va ${ben}, no ${ana}`, [ben]],
  [`${two}离职，不是${one}`, [two]],
  [`走的是${two}不是${one}，别弄错了`, [two]],
  // Thought better of, corrected, taken off before.
  [`${one}离职了又反悔了，${two}离职`, [two]],
  [`减：${one}、${two}\n更正：上面的${one}不减`, [two]],
  [`${one}已减过，${two}今天离职`, [two]],
  [`${one}上周已减过了，这次只减${two}`, [two]],
  [`${one}已经停保了，${two}今天走`, [two]],
  [`${one} was already removed, ${two} left today`, [two]],
  [`${one}月底再说，${two}今天走`, [two]],
  [`${one}离职了，反悔了`, []],
  [`${two}今天走，${one}下周走`, [two]],
  [`Hola, ${ben} se va mañana. Gracias, ${ana}`, [ben]],
  [`from ${ana}: ${two} left`, [two]],
  [`${ana}: ${ben} left`, [ben]],
])('B3 takes off by %j whom it says to leave, and nobody else', (text, leavers) => {
  expect(ready(text)).toEqual(leavers.toSorted());
});

it.each<[string, readonly string[]]>([
  [`${one}\n${two}`, [one, two]],
  [`${ana}\n${ben}`, [ana, ben]],
  [`${one}离职\n${two}离职\n谢谢`, [one, two]],
  [`${ana} and ${ben} left on Friday`, [ana, ben]],
  [`减保，谢谢\n${one}\n${two}`, [one, two]],
  [`退職：佐藤健、山本太郎`, ['佐藤健', '山本太郎']],
  [`山本太郎 退職`, ['山本太郎']],
  [`NGUYEN VAN AN 离职`, ['NGUYEN VAN AN']],
  [`Causan baja: María José Pérez, Juan de la Cruz`, ['María José Pérez', 'Juan de la Cruz']],
  [`${one}没再来了，已经离职`, [one]],
])('B3 loses no leaver of %j', (text, leavers) => {
  expect(ready(text)).toEqual(leavers.toSorted());
});

it('B3 takes the day of several in English or Spanish for all of them', () => {
  const rows = leaversOf('John Smith, Mary Jones and Ben Carter are leaving on 28 Nov');
  expect(rows.map(({ values }) => values.start_date)).toEqual(['2026-11-29', '2026-11-29', '2026-11-29']);
});

const toldCounts = (text: string) =>
  readAs('off', readPasted(text, { today, directory, kind: 'off' }), {
    today,
    text,
    directory,
  }).skipped.flatMap(({ heads }) => heads ?? []);

it.each<[string, readonly { said: number; found: number }[]]>([
  [`共22人离职：${one}、${two}`, [{ said: 22, found: 2 }]],
  [`共2人离职：${one}、${two}`, []],
  [`以下3人离职：\n${one}\n${two}`, [{ said: 3, found: 2 }]],
  [`以下2人离职：\n${one}\n${two}\n谢谢\n${three}`, []],
  [`${one}、${two}离职\n以上共3人`, [{ said: 3, found: 2 }]],
  [`离职2人：${one}、${two}，${three}不减`, []],
])('B3 compares the number of leavers that %j says', (text, told) => {
  expect(toldCounts(text)).toEqual(told);
});

it.each<[string, string]>([
  [`${one}离职，${two}不减，她还在`, `${two}不减,她还在`],
  [`减：${one} 不减：${two}`, `不减：${two}`],
  [`${one} left, keep ${two}`, ` keep ${two}`],
  [`${one}离职\n${two}月底再说`, '再说'],
])('B3 quotes of %j what it says of whom it asks about, and nothing of others', (text, words) => {
  const asked = leaversOf(text).flatMap(({ intent }) => (intent ? [intent.words] : []));
  expect(asked).toEqual([words.trim()]);
});
