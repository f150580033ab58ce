import type { WordsIn } from '../../../../../platform/text.ts';
import type { english } from './en.ts';

export const japanese: WordsIn<'ja', typeof english> = {
  leaves_other: '{{count, number}}名を減員：{{until}}まで補償、その後は補償なし：',
  neverBegins_other: '{{count, number}}名は補償開始前に減員、補償はありません：',
  later_other:
    'そのうち {{count, number}}名は、始まった日は戻せないため、ご連絡の日より後に補償が終わります：',
  laterThanSaid: 'ご連絡の最終日は {{asked}}、補償は{{until}}まで',
  open: '保険会社はまだ裏書を発行していません。減員が認められない人は補償が続き、その際はお知らせします。',
  withdrawn: 'この減員は取り消しました。全員の補償はこれまでどおりです。',
  void: 'この減員は無効です。全員の補償はこれまでどおりです。',
  stays_other: '次の{{count, number}}名は補償が続きます（保険会社が減員を認めませんでした）：',
  coveredUntil: '{{until}}まで補償',
  notTaken_other: '次の{{count, number}}名は減員していません：',
  notFound: 'この証券の補償中の人に、この氏名・番号の人はいません。番号をすべて送ってください',
  notFoundNear:
    'この証券の補償中の人に、この氏名・番号の人はいません。{{near}}のことですか？番号をすべて送ってください',
  ambiguous_other: '同じ氏名の補償中の人が{{count, number}}名います。番号を送ってください',
  pending: 'すでに減員の手続き中です。再送は不要です',
  early: '補償が終わるのは早くても{{first}}からで、それより前にはできません。ご確認ください',
  late: '補償は書かれた日より前、{{until}}に終わります。ご確認ください',
  leftOut: '当方で対象外とし、減員していません',
  leftOutFor: '当方で対象外とし、減員していません：{{words}}',
  twice: '名簿に二回以上書かれています',
  otherNumber: 'この氏名の補償中の人はいますが、番号が一致しません。確認のうえ番号をすべて送ってください',
  numberOfSomebody: 'この番号は別の氏名の人のものです。本人の氏名と番号をすべて送ってください',
  numberOfOther: 'この番号は{{name}}さんのものです。どちらが退職するかお知らせください',
  elsewhere:
    'この氏名の補償中の人は「{{written}}」ではなく別の派遣先で登録されています。派遣先を確認するか番号をすべて送ってください',
  keptAsSaid: '原文「{{words}}」のとおり、減員していません',
  notSaid: '退職するとは書かれていないため、減員していません。減員する場合は明確にお知らせください',
  notSaidIn:
    '原文「{{words}}」には退職するとは書かれていないため、減員していません。減員する場合は明確にお知らせください',
  notClearIn:
    '原文「{{words}}」では、この方が退職するか、いつかがはっきりせず、外していません。明確にお知らせください',
  ask: '確認が必要です。お問い合わせください',
};
