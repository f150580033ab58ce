import type { WordsIn } from '../../platform/text.ts';
import type { english } from './en.ts';

export const japanese: WordsIn<'ja', typeof english> = {
  title: '略称',
  purpose:
    '名簿の書き方を手作業で何に対応付けたか。次に同じ書き方の名簿が来ると、そのとおりに読み、記憶によるものと示します。',
  keywords: '書き方、派遣先、職種',
  words: '名簿での書き方',
  kind: '種類',
  work_company: '派遣先',
  occupation: '職種',
  heading: '見出し',
  none: '使用しない',
  meaning: '意味',
  by: '対応付けた人',
  at: '日時',
  action: '操作',
  forget: '忘れる',
  forgetWords: '「{{words}}」を忘れる',
  headingRemembered: '以前の名簿での選択による',
  forgotten: '「{{words}}」を忘れました。そう書いた名簿では改めて確認します。',
  undo: '元に戻す',
  empty:
    'まだ何も記憶していません。名簿の独自の書き方に対して派遣先や職種、列の項目を選ぶと、ここに表示されます。',
};
