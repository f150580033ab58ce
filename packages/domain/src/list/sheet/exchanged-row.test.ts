import { expect, it } from 'vitest';
import { toldOn } from '../../../test/both-pages.ts';
import { persons } from '../../../test/list-world.ts';

const { zhang, li, wang, zhao } = persons;
const heading = '原人员\t原身份证\t替换人员\t替换身份证\t生效日\t备注';

it('B3 takes nobody off in whose place nobody may come yet', () => {
  const table = `${heading}\n张三\t${zhang}\t李四\t${li}\t\t李四叉车证没过，暂不换\n王五\t${wang}\t赵六\t${zhao}\t\t1换1`;
  expect(toldOn('off', table)).toEqual(['张三 asked', '李四 asked', '王五', '赵六 asked']);
});

it('B3 keeps the day of a row in which somebody goes and nobody comes', () => {
  const table = `${heading}\n张三\t${zhang}\t李四\t${li}\t11月28日\t\n王五\t${wang}\t\t\t11月28日\t只减不补`;
  expect(toldOn('off', table)).toEqual(['张三 asked', '李四 asked', '王五 asked']);
});
