import { describe, expect, it } from 'vitest';
import { paste, persons } from '../../../test/list-world.ts';

const { zhang, li, wang } = persons;

const kindsOf = (text: string) =>
  Object.fromEntries(paste(text).rows.map(({ values, intent }) => [values.name, intent?.kind ?? 'add']));

describe('a state of one sign behind a number', () => {
  it.each([
    ['下，', '上'],
    [' 下、', ' 上'],
    ['退；', '加'],
    ['停\n', '来'],
    ['走 ', ' 上'],
    ['减。', '加'],
  ])('B3 %j and %j', (goes, comes) => {
    expect(kindsOf(`今天\n王小虎${zhang}${goes}李国强 ${li}${comes}`)).toEqual({
      王小虎: 'leave',
      李国强: 'add',
    });
  });
});

describe('what becomes of somebody named before', () => {
  const list = `苏州精工 明天\n王小虎 ${zhang}\n李国强 ${li}`;

  it.each([
    ['王小虎不要了', 'leave'],
    ['王小虎不去了，家里不同意', 'leave'],
    ['王小虎别加了，对象不让来', 'leave'],
    ['小虎来不成了', 'leave'],
    ['算了，王小虎不用了', 'leave'],
    ['尾号0011那个不来了', 'leave'],
    ['第一个不要了', 'leave'],
    ['王小虎去别的厂了', 'unclear'],
    ['王小虎联系不上', 'unclear'],
    ['王小虎过完年再说', 'wait'],
    ['王小虎的号码对吗，查不到', 'unclear'],
  ])('B3 %s', (words, kind) => {
    const digits = zhang.slice(-4);
    expect(kindsOf(`${list}\n${words.replace('0011', digits)}`)).toEqual({ 王小虎: kind, 李国强: 'add' });
  });

  it.each(['王小虎照旧', '王小虎是李国强的老乡', '王小虎之前做过吗'])('B3 nothing by %s', (words) => {
    expect(kindsOf(`${list}\n${words}`)).toEqual({ 王小虎: 'add', 李国强: 'add' });
  });

  it('B3 speaks of the one before by 这个', () => {
    expect(kindsOf(`${list}\n这个先不买`)).toEqual({ 王小虎: 'add', 李国强: 'wait' });
  });

  it('B3 takes each place of a line for itself', () => {
    expect(paste(`${list}\n上面第一个不要了 他跑了 第二个改成焊工`).rows).toMatchObject([
      { intent: { kind: 'leave' } },
      { values: { occupation: '焊工' }, intent: { kind: 'correct' } },
    ]);
  });

  it.each([
    ['除了李国强都买', { 王小虎: 'add', 李国强: 'unclear' }],
    ['先只买王小虎', { 王小虎: 'add', 李国强: 'unclear' }],
    ['只买第一个', { 王小虎: 'add', 李国强: 'unclear' }],
    ['第一个买，最后那个等我通知', { 王小虎: 'add', 李国强: 'wait' }],
    ['只有李国强住宿舍', { 王小虎: 'add', 李国强: 'add' }],
    ['除了李国强，其他都是焊工', { 王小虎: 'add', 李国强: 'add' }],
  ])('B3 says whom it leaves out: %s', (words, kinds) => {
    expect(kindsOf(`${list}\n${words}`)).toEqual(kinds);
  });

  it('B3 tells two of one name apart by the end of the number', () => {
    const text = `李伟 ${zhang}\n李伟 ${li}\n尾号${li.slice(-6)}那个李伟不来了`;
    expect(paste(text).rows.map(({ intent }) => intent?.kind)).toEqual([undefined, 'leave']);
  });
});

describe('intents of one line', () => {
  it('B3 parts who goes from who comes by how many', () => {
    const text = `苏州精工：今天走1个 邢立军${zhang}，明天来2个 秦香莲${li} 甘泉${wang}`;
    expect(kindsOf(text)).toEqual({ 邢立军: 'leave', 秦香莲: 'add', 甘泉: 'add' });
  });

  it('B3 reads a sign that stands alone', () => {
    expect(kindsOf(`▶苏州精工:减 赖阿妹 ${zhang},加 车秀兰 ${li}`)).toEqual({
      赖阿妹: 'leave',
      车秀兰: 'add',
    });
  });

  it.each([
    [`解晓栋 ${zhang} 60多岁了能买吗？`, 'unclear'],
    [`解晓栋 ${zhang} 年纪大了可不可以买`, 'unclear'],
    [`无离职，新增：解晓栋 ${zhang}`, 'add'],
    [`新增1人 减0人\n解晓栋 ${zhang}`, 'add'],
    [`能不能帮忙加一下 解晓栋 ${zhang}`, 'add'],
    [`解晓栋 ${zhang} 电话没有`, 'add'],
    [`解晓栋 ${zhang} 顶岗实习`, 'add'],
    [`之前离职的解晓栋又回来了 重新买上 ${zhang}`, 'add'],
    [`之前离职的解晓栋没回来 ${zhang}`, 'leave'],
    [`解晓栋 ${zhang} 他不去苏州精工了`, 'correct'],
  ])('B3 %s', (text, kind) => {
    expect(kindsOf(text)).toEqual({ 解晓栋: kind });
  });

  it.each([
    `入:张三${zhang} 离:李四${li}`,
    `加 张三${zhang} 减 李四${li}`,
    `张三${zhang} 入职 李四${li} 离职`,
    `+张三${zhang}\n-李四${li}`,
    `进：张三${zhang}\n出：李四${li}`,
  ])('B3 gives each word to whom it is for: %s', (text) => {
    expect(kindsOf(text)).toEqual({ 张三: 'add', 李四: 'leave' });
  });

  it.each([
    `李四${li}→张三${zhang}`,
    `原：李四${li}\n换：张三${zhang}`,
    `张三${zhang}替下李四${li}`,
    `张三${zhang}接李四的岗`,
    `张三${zhang}（替换上周离职的李四）`,
    `李四${li} 由张三${zhang} 接替`,
    `李四${li} 换成张三`,
  ])('B3 says who takes the place: %s', (text) => {
    expect(kindsOf(text)).toEqual({ 张三: 'replace', 李四: 'leave' });
  });

  it.each([
    ['体检中', 'wait'],
    ['健康证在办', 'wait'],
    ['超龄了', 'unclear'],
    ['×', 'unclear'],
    ['√', 'add'],
  ])('B3 keeps back whom %s speaks against', (words, kind) => {
    expect(kindsOf(`明天\n张三${zhang} ${words}`)).toEqual({ 张三: kind });
  });

  it('B3 asks about whom later words bring back', () => {
    const list = `明天\n张三 ${zhang}\n李四 ${li}\n张三先不要买\n`;
    expect(kindsOf(`${list}张三可以买了`)).toEqual({ 张三: 'unclear', 李四: 'add' });
    expect(kindsOf(`${list}李四可以买了`)).toEqual({ 张三: 'wait', 李四: 'add' });
  });

  it('B3 takes another fact for no other person', () => {
    expect(paste(`明天\n张三 ${zhang} 包装工\n李四 ${li}\n张三换成焊工`).rows).toMatchObject([
      { values: { name: '张三', occupation: '焊工' }, intent: { kind: 'correct' } },
      { values: { name: '李四' } },
    ]);
  });

  it('B3 ends a sentence of letters with its point', () => {
    const text = `Please add Maria Garcia (passport no. AB1234567) operator. Please remove Peter Pan, passport X1234567.`;
    expect(kindsOf(text)).toEqual({ 'Maria Garcia': 'add', 'Peter Pan': 'leave' });
  });

  it('B3 follows a chain of replacements', () => {
    const text = `冯源${zhang}\n冯源来不了，换董昊 ${li}\n董昊也不行……最后定 于冬林 ${wang} 不改了`;
    expect(kindsOf(text)).toEqual({ 冯源: 'leave', 董昊: 'leave', 于冬林: 'replace' });
  });

  it('B3 says who goes where both have a number', () => {
    expect(paste(`谯华 ${zhang} 顶替 逄飞 ${li}，24号上`).rows).toMatchObject([
      { intent: { kind: 'replace', of: '逄飞' } },
      { intent: { kind: 'leave' } },
    ]);
  });
});

describe('what is corrected', () => {
  it.each([
    '是张丽娟不是章丽娟，弓长张',
    '章丽娟写错了，应该是张丽娟',
    '不是“章丽娟”是“张丽娟”',
    '章丽娟是张丽娟，打错字了',
  ])('B3 a name: %s', (words) => {
    expect(paste(`明天\n章丽娟 ${zhang}\n鞠萍儿 ${li}\n${words}`).rows).toMatchObject([
      {
        values: { name: '张丽娟' },
        intent: { kind: 'correct', of: '章丽娟' },
        doubts: [{ others: ['章丽娟'] }],
      },
      { values: { name: '鞠萍儿' } },
    ]);
  });

  it.each([
    ['王小虎身份证后四位更正为1771', `${zhang.slice(0, -4)}1771`],
    ['最后一位错了，应该是3', `${zhang.slice(0, -1)}3`],
  ])('B3 the end of a number: %s', (words, idcard) => {
    expect(paste(`王小虎 ${zhang}\n${words}`).rows).toMatchObject([
      { values: { idcard }, intent: { kind: 'correct' }, doubts: [{ field: 'idcard', others: [zhang] }] },
    ]);
  });

  it.each([
    `早上发的史佳豪身份证发错了!\n错的:${zhang}\n对的:${li}`,
    `史佳豪 ${zhang}\n史佳豪身份证错了\n错误：${zhang}\n正确：${li}`,
    `史佳豪 旧号码${zhang}，新号码${li}`,
    `史佳豪 身份证原来的${zhang} 改为 ${li}`,
  ])('B3 a number: %s', (text) => {
    const { rows } = paste(text);
    expect(rows).toMatchObject([
      { values: { name: '史佳豪', idcard: li }, intent: { kind: 'correct', of: '史佳豪' } },
    ]);
    expect(rows[0]?.doubts).toContainEqual(expect.objectContaining({ field: 'idcard', others: [zhang] }));
  });

  it('B3 a work type that is denied, above and in one breath', () => {
    expect(paste(`王小虎 ${zhang} 焊工\n不是焊工，是包装工`).rows).toMatchObject([
      { values: { occupation: '包装工' }, intent: { kind: 'correct' }, doubts: [{ others: ['焊工'] }] },
    ]);
    expect(paste(`王小虎 ${zhang} 焊工，哦不是焊工，是包装工`).rows).toMatchObject([
      { values: { occupation: '包装工' } },
    ]);
  });

  it('B3 nothing of whom a later list names again as before; who is not in it is asked about', () => {
    const text = `明天\n张三 ${zhang}\n李四 ${li}\n最终名单，以这个为准：\n张三 ${zhang}`;
    expect(kindsOf(text)).toEqual({ 张三: 'add', 李四: 'unclear' });
  });

  it('B3 nothing where one of the list is sent once more', () => {
    const text = `明天\n张三 ${zhang}\n李四 ${li}\n刚才网不好 最后一个重发：李四 ${li}`;
    expect(kindsOf(text)).toEqual({ 张三: 'add', 李四: 'add' });
  });
});

describe('whom a line means', () => {
  it('B3 is the second of a numbered list by 其中2号', () => {
    const text = `1.张三 ${zhang}\n2.李四 ${li}\n3.王五 ${wang}\n其中2号体检还没出结果，先等等`;
    expect(kindsOf(text)).toEqual({ 张三: 'add', 李四: 'wait', 王五: 'add' });
  });

  it('B3 is nobody named behind 另外', () => {
    const text = `昨天加的顾长林没来，帮我退掉，另外今天来的李四${li}给他加上`;
    expect(kindsOf(text)).toMatchObject({ 李四: 'add', 顾长林: 'leave' });
  });

  it('B3 is asked where papers say another name', () => {
    const [row] = paste(`李四 ${li}（户口本上是李泗）明天`).rows;
    expect(row?.doubts).toMatchObject([{ field: 'name', others: ['李泗'] }]);
  });
});
