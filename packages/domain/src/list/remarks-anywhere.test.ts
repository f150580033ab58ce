import { describe, expect, it } from 'vitest';
import { directory, paste, persons, sheetOf, today } from '../../test/list-world.ts';
import { readBook } from './book.ts';

// What is remarked of one person keeps that one back, and nobody else, wherever it stands.

const { zhang, li } = persons;

const against =
  `体检待补，出结果再加 体检待补 出结果再加 体检报告没到，到了再报 资料不全，补齐再上 身份证在办，拿到再买 等拿到健康证再参保 转正后再买
试岗三天再说 试岗，留下来再加 面试通过再加 证件补齐后加 合同签了再上 没签合同 还在考虑 到岗后再通知 人到了再加 来了再报 看情况 过两天再加
下批再报 下次一起 先留着 备选 候补 待岗 有人不来再上 排队中 保留名额 后补 手续未办完 体检不过关 体检复查 背景调查中 背调 健康证过期 无健康证
超龄 条件不符 暂不安排 名额已满 不合格 考核未过 缺席 未报到 旷工 请长假 产假 工伤休养 病假 已在别家买 对方买 自购 自己买了 社保在缴
不参加 不需要 不买 待核实 待确认 信息有误 上次已报 取消 作废 不来了 不干了 走了 算了 先放放 暂缓 停 退`.split(
    /\s+/,
  );

const harmless =
  `体检合格 体检已过 合同已签 有经验 熟手 班长 住宿舍 夜班 长白班 本地人 老乡介绍 已报到 已到岗 证件齐全 资料已发 有健康证 党员 退伍军人 工服L码
会开叉车 表弟 急 加急 请尽快 麻烦了 谢谢 初中学历 已婚 自带工具 计时 计件 小时工 倒班 有叉车证 照片已发群里 明天到 今天到岗 面试通过 培训合格
可以上 没问题 住厂 不住宿 联系人李四`.split(/\s+/);

const frames: readonly ((remark: string) => string)[] = [
  (remark) => `张三 ${zhang} 包装工 ${remark}`,
  (remark) => `张三 ${zhang} 包装工，${remark}`,
  (remark) => `张三 ${zhang} 包装工（${remark}）`,
  (remark) => `张三（${remark}）${zhang} 包装工`,
  (remark) => `1、张三，${zhang}，${remark}`,
  (remark) => `张三\n${zhang}\n包装工\n备注：${remark}`,
];

const statesOf = (rows: ReturnType<typeof paste>['rows']) =>
  rows
    .filter(({ values }) => values.idcard !== undefined)
    .map(({ values, intent }) => `${values.name} ${intent ? 'kept back' : 'comes'}`);

const messages = (remark: string) =>
  frames.map((frame) =>
    statesOf(paste(`苏州精工 明天\n${frame(remark)}\n李四 ${li} 包装工`).rows).join(', '),
  );

/** The columns of a list, and the row of somebody of whom something is remarked: as a remark, in brackets or in a cell without a heading. */
const tables: readonly (readonly [head: string, row: (remark: string) => string])[] = [
  ['姓名|身份证号|工种|备注', (remark) => `张三|${zhang}|包装工|${remark}`],
  ['姓名|身份证号|工种', (remark) => `张三|${zhang}|包装工（${remark}）`],
  ['姓名|身份证号|工种', (remark) => `张三（${remark}）|${zhang}|包装工`],
  ['姓名|身份证号|工种|', (remark) => `张三|${zhang}|包装工|${remark}`],
];

const sheets = (remark: string) =>
  tables.map(([head, row]) =>
    statesOf(
      readBook([sheetOf([head, row(remark), `李四|${li}|包装工|`])], { today, directory }).list.rows,
    ).join(', '),
  );

describe('B3 a remark against one person', () => {
  it.each(against)('keeps that one back: %s', (remark) => {
    const wanted = '张三 kept back, 李四 comes';
    expect([...messages(remark), ...sheets(remark)]).toEqual([...frames, ...tables].map(() => wanted));
  });

  it.each(harmless)('is none: %s', (remark) => {
    const wanted = '张三 comes, 李四 comes';
    expect([...messages(remark), sheets(remark)[0]]).toEqual([...frames, sheets].map(() => wanted));
  });
});
