import type { WordsIn } from '../../../platform/text.ts';
import type { english } from './en.ts';

export const japanese: WordsIn<'ja', typeof english> = {
  copyReply: '返信をコピー',
  copied: 'コピーしました。名簿の送り主への返信です。',
  covered_other: '{{count, number}} 人は {{from}} から {{until}} 24:00 まで補償されます。',
  whenIssued_other:
    'まだ確定していません。保険会社の発行後、{{count, number}} 人は {{from}} から {{until}} 24:00 まで補償されます。',
  coveredUpTo_other:
    '{{count, number}} 人は {{from}} から補償されます。終了日は名簿に記載のとおりで、最も遅い人は {{until}} 24:00 です。',
  whenIssuedUpTo_other:
    'まだ確定していません。保険会社の発行後、{{count, number}} 人は {{from}} から補償されます。終了日は名簿に記載のとおりで、最も遅い人は {{until}} 24:00 です。',
  withdrawn: 'この追加は取り消されました。この手続で補償される人はいません。',
  void: 'この追加は無効になりました。この手続で補償される人はいません。',
  notCovered_other: '次の {{count, number}} 人は補償されていません：',
  person: '{{name}}（{{last4}}）',
  separator: '、',
  why: '{{person}}：{{why}}',
  ended: '{{why}}（補償は {{time}} まで、その後は補償されません）',
  more_other: '…ほか {{count, number}} 人',
  twice_other: '名簿の {{count, number}} 行はすでに補償されている人です。二重には追加していません。',
};
