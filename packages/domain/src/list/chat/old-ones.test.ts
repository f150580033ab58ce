import { describe, expect, it } from 'vitest';
import { paste, persons } from '../../../test/list-world.ts';

const { zhang, li, wang } = persons;
const told = (text: string) =>
  paste(text).rows.map(({ values: { name, start_date, end_date }, intent }) => [
    name,
    intent?.kind ?? 'add',
    start_date ?? end_date,
  ]);

describe('what is said of those who are replaced', () => {
  const exchange = `苏州精工这边人换一下\n王五换张三（${zhang}）\n赵六不做了，由李四顶，身份证${li}`;

  it.each([
    '都是明天开始，老的做到今天',
    '老的做到今天，都是明天开始',
    '都是明天开始，原来的人做到今天',
    '都是明天开始\n旧的做到今天',
  ])('B3 is said of nobody who comes: %s', (line) => {
    expect(told(`${exchange}\n${line}`)).toEqual([
      ['张三', 'replace', '2026-11-22'],
      ['王五', 'leave', '2026-11-21'],
      ['李四', 'replace', '2026-11-22'],
      ['赵六', 'leave', '2026-11-21'],
    ]);
  });

  it('B3 is asked about where nobody is replaced', () => {
    expect(told(`张三 ${zhang} 苏州精工 明天\n老的做到今天`)).toEqual([['张三', 'unclear', '2026-11-22']]);
  });

  it('B3 leaves one more beside them as one who comes', () => {
    const [, , , , last] = paste(`${exchange}\n另外新增一个王小虎 ${wang} 后天来`).rows;

    expect([last?.values.name, last?.intent]).toEqual(['王小虎', undefined]);
  });

  it('B3 is quoted in whole clauses', () => {
    expect(paste(exchange).rows.map(({ intent }) => intent?.words)).toEqual([
      `王五换张三（${zhang}）`,
      `王五换张三（${zhang}）`,
      '赵六不做了，由李四',
      '赵六不做了，由李四',
    ]);
  });
});
