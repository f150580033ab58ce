import type { WordsIn } from '../../platform/text.ts';
import type { english } from './en.ts';

export const japanese: WordsIn<'ja', typeof english> = {
  title: '補償の確認',
  purpose: '今月の後に補償がなくなる人、二重に支払っている人、まもなくプランの加入年齢を超える人。',
  nothing: '補償がなくなる人も、二重に補償されている人も、30日以内にプランの加入年齢を超える人もいません。',
  home: 'ホームへ',
  twice: '二重補償',
  twiceCost_other:
    '{{count, number}}名が明日から二重に補償されます。別の証券が補償する日に{{sum}}を支払っています。',
  twiceMeans:
    '同じ種類の2つの補償のうち、安いほうに印を付けています。戻る金額は減員名簿に表示され、そこで確定するまで何も変わりません。',
  days_other: '{{count, number}}日間：{{first}}～{{last}}',
  spare: '減員できます',
  makeList_other: '{{policy}}の{{count, number}}名の減員名簿を作る',
  openList_other: '{{policy}}の減員名簿（{{count, number}}名）を開く',
  ageing: 'まもなく年齢超過',
  ageingCount_other:
    '{{count, number}}名がプランの加入年齢を超えているか、{{days, number}}日以内に超えます。',
  ageingMeans:
    '表示の日まで補償され、その後このプランでは更新できません。年齢に合うプランを探すか、代わりの人を手配してください。',
  over: '{{oldest, number}}歳を超過',
  soon: '{{days, number}}日以内に{{oldest, number}}歳を超過',
  coveredTo: '{{end}}まで補償',
  gap: '満了後の補償なし',
  gapCount_other: '{{count, number}} 人は {{day}} から補償がありません。',
  gapMeans:
    '退職などで補償が不要になった方を選んで確定すると、ホームでは以後お知らせしません。現在の補償は変わりません。補償を続ける方は、ホームで更新するか名簿を作成してください。',
  gapNone: '{{day}} から補償がなくなる人はいません。',
  letGo_other: '{{count, number}} 人は補償不要とする',
  letGoOf: '{{name}} {{number}}',
  seeLetGo_other: '補償不要とした {{count, number}} 人を見る',
  hideLetGo: '補償がなくなる人に戻る',
  letGoTitle_other: '{{count, number}} 人は補償不要とされています',
  letGoBy: '確認者',
  askAgain_other: '{{count, number}} 人を再びお知らせする',
  until: '補償終了',
  person: '氏名',
  company: '派遣先',
  policy: '保険証券',
};
