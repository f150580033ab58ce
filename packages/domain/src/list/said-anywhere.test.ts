import { describe, expect, it } from 'vitest';
import { paste, persons } from '../../test/list-world.ts';

// Whatever is said against somebody, wherever it stands: nobody is offered as insurable against the words.

const { zhang, li, wang } = persons;

const reasons =
  `不来了 不去了 不干了 不做了 来不了了 去不了 干不了 走了 跑了 自离 辞工 回老家了 回家了 退了 停掉 减掉 请减 删掉 去掉
取消 作废 不要了 不要加 别加 先别加 先不加 暂时不加 缓一下 等通知 等我通知 等等 没定 体检没过 体检没出来 没体检 面试没过 没到 没来 没报到 放鸽子了
联系不上 电话打不通 超龄 厂里退回 被退了 被开除了 不合格 不要买 不用买 不用上 不买保险 不想买 不同意买 请假 住院了 生病了 摔伤了 工伤 去别家了
转到别的公司 调走了 改天来 推迟 延期 下次再说 考虑一下 犹豫中 不确定 不一定来 可能不来 还没想好 没签合同 合同没签 黑名单 有案底 已经报了
之前买过 名字写错了 写错了 弄错了 搞错了 发错 不是他 没这个人 试工没过 没通过 不录用 没要 不招了 名额满了 满员了 退场 下车了 半路走了 吃不消
身体不行 纹身不要 怀孕了 未成年 学生不要 家里有事来不了 有事不来 这周不来 不过来了 不入职了 放弃 反悔了 变卦了 跳槽了 回学校了 上学去了 当兵去了
到期了 合同到期 不续了 结账走人`.split(/\s+/);

const places: readonly (readonly [name: string, of: (reason: string) => string])[] = [
  ['behind the number', (reason) => `李四 ${li} ${reason}`],
  ['at once behind the number', (reason) => `李四${li}${reason}`],
  ['in brackets behind the name', (reason) => `李四（${reason}） ${li}`],
  ['in brackets behind the number', (reason) => `李四 ${li}（${reason}）`],
  ['before the name', (reason) => `${reason} 李四 ${li}`],
  ['as a remark', (reason) => `李四 ${li} 备注：${reason}`],
  ['on the line below', (reason) => `李四 ${li}\n${reason}`],
  ['over the name', (reason) => `${reason}：\n李四 ${li}`],
  ['of the second', (reason) => `李四 ${li}\n王五 ${wang}\n第二个${reason}`],
  ['by name, later', (reason) => `李四 ${li}\n王五 ${wang}\n李四${reason}`],
];

describe.each(places)('B3 what is said %s', (_, of) => {
  it.each(reasons)('keeps back: %s', (reason) => {
    const { rows } = paste(`苏州精工 明天\n张三 ${zhang}\n${of(reason)}`);
    expect(rows.find(({ values }) => values.idcard === li)?.intent).toBeDefined();
  });
});

describe('B3 what is said in a table', () => {
  it.each(reasons)('keeps back, as a remark or in any cell: %s', (reason) => {
    for (const heading of ['姓名\t身份证\t备注', '姓名\t身份证\t工种', '姓名\t身份证\t']) {
      const { rows } = paste(`${heading}\n张三\t${zhang}\t\n李四\t${li}\t${reason}\n王五\t${wang}\t`);
      expect(rows.map(({ intent }) => intent !== undefined)).toEqual([false, true, false]);
    }
    for (const row of [`李四（${reason}）\t${li}\t包装工`, `李四\t${li}\t包装工（${reason}）`]) {
      const { rows } = paste(`姓名\t身份证\t工种\n张三\t${zhang}\t包装工\n${row}\n王五\t${wang}\t包装工`);
      expect(rows.map(({ intent }) => intent !== undefined)).toEqual([false, true, false]);
    }
  });
});

describe('B3 what is said beside a number and speaks against nobody', () => {
  it.each([
    '明天到岗',
    '住宿舍',
    '不住宿',
    '没有经验',
    '体检过了',
    '合同签了',
    '已经到了',
    '熟手',
    '夜班',
    '新来的',
    '资料发你了',
    '麻烦了',
  ])('keeps nobody back: %s', (words) => {
    const { rows } = paste(`苏州精工 明天\n张三 ${zhang}\n李四 ${li} ${words}\n王五 ${wang}`);
    expect(rows.map(({ intent }) => intent)).toEqual([undefined, undefined, undefined]);
  });
});
