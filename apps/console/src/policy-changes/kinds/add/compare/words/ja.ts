import type { WordsIn } from '../../../../../platform/text.ts';
import type { english } from './en.ts';

export const japanese: WordsIn<'ja', typeof english> = {
  title: '補償中の人と照合',
  purpose:
    'この名簿は派遣先で現在働いている全員のものですか。まだ補償のない人と、補償中なのに名簿にない人が分かります。',
  company: '名簿の派遣先',
  named: '名簿に書かれた派遣先',
  compare: '照合する',
  again: 'もう一度照合する',
  noCompany: '名簿に派遣先がありません。どの派遣先の人員か選択してください。',
  notSaved: '名簿がまだ保存されていないため、照合できません。保存後にもう一度お試しください。',
  changed: '名簿はその後変更されています。以下は変更前の結果です。',
  coveredAt: '{{company}}：補償中 {{count, number}} 人',
  covered_other: '補償中 {{count, number}} 人',
  takeCovered_other: 'この {{count, number}} 人を名簿から外す',
  namedAlike_other:
    '番号がなく、氏名で一致した {{count, number}} 人（同姓同名の新しい人でないか確認してください）',
  later_other: 'まだ補償が始まっていない人 {{count, number}} 人（加入手続済み、名簿に残ります）',
  later_begins: '{{company}} · 補償開始 {{day}}',
  later_waits: '{{company}} · 保険会社の回答待ち（{{day}} からの申込み）',
  missing_other: '補償なし {{count, number}} 人（名簿に残ります）',
  elsewhere_other: '別の派遣先で補償中 {{count, number}} 人',
  toMove_other: '{{count, number}}人を異動',
  unclear_other: '照合できない行 {{count, number}} 行',
  why_number: '正しい証明書番号がありません',
  why_name: '氏名または番号が補償中の人と一致しません',
  why_leaving: '減員または異動の手続中です',
  unlisted_other: '補償中で名簿にない人 {{count, number}} 人',
  unlistedLater_other: '補償開始前で名簿にない人 {{count, number}} 人（減員の対象にしません）',
  unlistedMany:
    '補償中の人の大半が名簿にありません。減員する前に、名簿に全員が載っているか確認してください。',
  unsure: '照合できない人がこの中にいる可能性があります。先にその行を確認してください。',
  makeList_other: 'この {{count, number}} 人の減員名簿を作る',
  goOn_other: '減員名簿へ：{{count, number}} 人',
  more: 'ほか {{count, number}} 人',
};
