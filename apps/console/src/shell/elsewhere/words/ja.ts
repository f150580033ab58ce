import type { WordsIn } from '../../../platform/text.ts';
import type { english } from './en.ts';

export const japanese: WordsIn<'ja', typeof english> = {
  enterpriseChanged: '別のウィンドウで {{there}} に切り替わりました',
  anotherEnterprise: '別の企業',
  enterpriseChangedText:
    'このウィンドウは {{here}} を表示していました。一つのブラウザで扱える企業は一度に一社のため、元のページでは操作できません。',
  personChanged: '別のウィンドウで {{name}} さんが {{there}} としてログインしました',
  personChangedText:
    'このウィンドウは {{here}} の別のアカウントを表示していました。元のページは続けられません。',
  lost: 'まだ保存されておらず、切り替えると失われます：',
  goAlong: '{{there}} に切り替える',
  goOn: '現在のログインで続ける',
  goBack: 'すべてのウィンドウを {{here}} に戻す',
  backFailed: '{{here}} に戻れませんでした。もう一度試すか、切り替えてください。',
};
