import type { WordsIn } from '../../../platform/text.ts';
import type { english } from './en.ts';

export const chinese: WordsIn<'zh', typeof english> = {
  enterpriseChanged: '另一个窗口已切换到{{there}}',
  anotherEnterprise: '其他企业',
  enterpriseChangedText: '本窗口显示的是{{here}}。同一浏览器同时只能办理一家企业的业务，原页面不能继续操作。',
  personChanged: '另一个窗口已由{{name}}登录（{{there}}）',
  personChangedText: '本窗口显示的是{{here}}的另一个账号，原页面不能继续操作。',
  lost: '以下内容尚未保存，切换后将丢失：',
  goAlong: '一起切换到{{there}}',
  goOn: '按当前登录继续',
  goBack: '所有窗口回到{{here}}',
  backFailed: '未能回到{{here}}，请重试，或一起切换。',
};
