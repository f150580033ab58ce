import { describe, expect, it } from 'vitest';
import { directory, persons, today } from '../../test/list-world.ts';
import { readPasted } from './pasted.ts';
import { readAs } from './read-as.ts';

// What stands over people decides of them on both pages; words that nobody knows there are asked about, whatever they are.

const { zhang, li, wang } = persons;

/** Of each person the words that are asked about, null where nothing is. */
const askedIn = (kind: 'add' | 'off', text: string) =>
  Object.fromEntries(
    readAs(kind, readPasted(text, { today, directory, kind }), { today, text, directory }).rows.map(
      ({ values, intent }) => [values.name ?? '', intent?.words ?? null],
    ),
  );

/** Words that are in no list of ours. */
const unheard = '凉了的 划走的 抹平 摆烂的几个 断供 搬砖去了 交割 打道回府的 见好就收 挪窝 名花有主';

describe.each(unheard.split(' '))('B3 words that nobody knows over people: %s', (words) => {
  const heads = [`${words}：`, `【${words}】`, `二、${words}`, `苏州精工 ${words}：`];

  it('ask about those below whom a list would insure', () => {
    for (const head of heads) {
      const below = askedIn('add', `苏州精工 明天到岗\n张三 ${zhang}\n\n${head}\n李四 ${li}\n王五 ${wang}`);
      expect(below, head).toMatchObject({ 张三: null });
      expect([below.李四, below.王五], head).not.toContain(null);
      const above = askedIn('add', `离职：\n张三 ${zhang}\n${head}\n李四 ${li}\n王五 ${wang}`);
      expect([above.李四, above.王五], head).toEqual([head, head]);
    }
  });

  it('ask about those below whom a list would take off', () => {
    for (const head of heads) {
      const asked = askedIn('off', `离职：\n陈静 28号\n${head}\n丁斌\n韩波华`);
      expect(asked, head).toEqual({ 陈静: null, 丁斌: head, 韩波华: head });
    }
  });
});

it.each(
  '明天进|后天来|明天到|29号起|今天来|新到|到位|来的人|报名的|顶班的|周一到|苏州精工明天进|苏州精工 后天来2人|新同事'.split(
    '|',
  ),
)('B3 takes nobody off who stands under who comes: %s', (words) => {
  for (const head of [words, `${words}：`]) {
    const asked = askedIn('off', `苏州精工 离职：\n陈静 28号\n${head}\n丁斌\n韩波华`);
    expect(Object.keys(asked), head).toEqual(['陈静', '丁斌', '韩波华']);
    expect([asked.丁斌, asked.韩波华], head).not.toContain(null);
    expect(asked.陈静, head).toBeNull();
  }
});

it.each('销保 出去 清走 断掉 处理掉 拿掉 苏州精工销保'.split(' '))(
  'B3 insures nobody who stands under who leaves: %s',
  (words) => {
    const asked = askedIn('add', `苏州精工 明天到岗\n张三 ${zhang}\n\n${words}：\n李四 ${li}\n王五 ${wang}`);
    expect(asked.张三).toBeNull();
    expect([asked.李四, asked.王五]).not.toContain(null);
  },
);

it.each([
  '苏州精工 包装工：',
  '苏州精工明天进2人',
  '@周姐 今晚的名单',
  '老板 我老表一家来咯',
  '各位领导好，明天新增如下人员，麻烦加急：',
  '双十二临时工 日结 包装',
  '越南籍 护照',
  '【客房部】',
  '鑫达压铸',
  '第二批',
  '老地方，跟上次一样',
  '接龙',
])('B3 asks of nobody who stands under words that are said of those who come: %s', (head) => {
  expect(askedIn('add', `苏州精工 后天\n张三 ${zhang}\n\n${head}\n李四 ${li}\n王五 ${wang}`)).toEqual({
    张三: null,
    李四: null,
    王五: null,
  });
});

it.each(['麻烦今天处理一下', '领导好，以下人员因个人原因离职，烦请停保：', '苏州精工', '28号走的', 'm02组'])(
  'B3 asks of nobody who stands under words that are said of those who leave: %s',
  (head) => {
    expect(askedIn('off', `${head}\n陈静\n丁斌`)).toEqual({ 陈静: null, 丁斌: null });
  },
);

it('B3 hears what somebody’s own line says before what stands over it', () => {
  expect(askedIn('add', `出去：\n张三 ${zhang}\n李四 ${li} 这个是加的`)).toEqual({
    张三: '出去：',
    李四: null,
  });
  expect(askedIn('off', '调整：\n陈静 离职\n丁斌')).toEqual({ 陈静: null, 丁斌: '调整：' });
});

it('B3 asks about words over people that look like somebody', () => {
  expect(askedIn('off', '离职：\n陈静 28号\n封存：\n丁斌')).toEqual({
    陈静: null,
    封存: '封存：',
    丁斌: '封存：',
  });
  expect(askedIn('add', `封存：\n张三 ${zhang}\n李四 ${li}`)).toMatchObject({
    张三: '封存：',
    李四: '封存：',
  });
});

it('B3 takes a head for nobody, though it looks like a name', () => {
  expect(askedIn('off', '离职：\n陈静 28号\n来的人：\n丁斌')).toEqual({ 陈静: null, 丁斌: '来的人：' });
  expect(askedIn('add', `离职：\n张三 ${zhang}\n黄掉的几个：\n李四 ${li}`)).toMatchObject({
    李四: '黄掉的几个：',
  });
});

it.each('冇来 再议 还在 在交接 在办手续 搁置中 还在谈'.split(' '))(
  'B3 asks about a state that nobody knows beside somebody: %s',
  (words) => {
    for (const said of [
      `李四 ${li} ${words}`,
      `李四（${words}） ${li}`,
      `李四 ${li}\n王五 ${wang}\n李四${words}`,
    ]) {
      const asked = askedIn('add', `苏州精工 明天到岗\n张三 ${zhang}\n${said}`);
      expect(asked.张三).toBeNull();
      expect(asked.李四, said).not.toBeNull();
    }
  },
);

it.each('在老家 在车间 还在路上 高中 住宿舍 到了'.split(' '))(
  'B3 asks nothing about a state of those who come: %s',
  (words) => {
    expect(askedIn('add', `苏州精工 明天到岗\n李四 ${li} ${words}`)).toEqual({ 李四: null });
  },
);

it('B3 quotes the nearest words over somebody, and takes nothing back that is said of them later', () => {
  const text = `苏州精工 明天到岗\n张三 ${zhang}\n不搞了的：\n李四 ${li}\n还在考虑的\n王五 ${wang}`;
  expect(askedIn('add', text)).toEqual({ 张三: null, 李四: '不搞了的：', 王五: '还在考虑的' });
  const later = askedIn('add', `离职\n张三 ${zhang}\n明天来：\n李四 ${li}\n李四离职`);
  expect(later.李四).not.toBeNull();
});

it('B3 ends the section of leavers at who is said to come in short', () => {
  for (const head of ['补：', '明天进：', '到位', '苏州精工明天来：'])
    expect(askedIn('add', `离职：\n张三 ${zhang}\n${head}\n李四 ${li}`), head).toMatchObject({ 李四: null });
});
