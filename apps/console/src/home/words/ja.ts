import type { WordsIn } from '../../platform/text.ts';
import type { english } from './en.ts';

export const japanese: WordsIn<'ja', typeof english> = {
  title: 'ダッシュボード',
  welcome: 'クラウド従業員保険システムへようこそ',
  purpose: '補償中の人数、手続き中の異動、口座の残高を確認できます。',
  add: '加入者の追加',
  addPurpose: '新しい従業員を、最短で翌日0時から補償します。',
  activeCount: '補償中',
  activeCountHint: '現在補償されている人数',
  starting: '発効前',
  startingHint: 'これから補償が始まる人数',
  pendingChanges: '手続き中の異動',
  pendingChangesHint: '下書きと未完了の異動手続',
  policyCount: '有効な保険証券',
  policyCountHint: '本日現在',
  balance: '残高',
  balanceHint: '利用できる金額',
  held: '保留額',
  heldHint: '提出済みの異動手続分',
  noEnterpriseTitle: '企業がまだ登録されていません',
  noEnterprise: '企業を登録し、審査に通ると、保険の加入と管理ができます。担当者がお手伝いします。',
};
