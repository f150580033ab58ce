import { newWorkers } from './workers.ts';

/** What a site manager writes in the group at five to four. */
export function chatMessage(): string {
  const [a, b, c, d, e] = newWorkers(5300, 5);
  const split = (idcard: string) => `${idcard.slice(0, 6)} ${idcard.slice(6, 14)} ${idcard.slice(14)}`;
  return `@周敏 明天华讯电子新来 4 个人，都是包装工，麻烦加一下保险[抱拳]
昆山华讯电子有限公司 包装工：
1、${a!.name} ${a!.idcard} ${a!.mobile}
2、${b!.name}，身份证：${split(b!.idcard)}，电话 ${b!.mobile.slice(0, 3)} ${b!.mobile.slice(3, 7)} ${b!.mobile.slice(7)}
${c!.name}的身份证号${c!.idcard.toLowerCase()}
姓名：${d!.name}
身份证号：${d!.idcard}
手机：${d!.mobile}

另外太仓通达仓储物流有限公司 叉车司机 ${e!.name} ${e!.idcard}
谢谢！辛苦了🙏
`;
}
