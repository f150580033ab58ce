import fc from 'fast-check';
import { expect, it } from 'vitest';
import { paste } from '../../../test/list-world.ts';

const namesIn = (text: string) => paste(text).rows.map(({ values }) => values.name);

it('B3 L11 takes a name that begins or ends like another of the list for somebody else', () => {
  expect(namesIn('今天离职的：\n1. 丁丽敏\n2. 丁伟\n3. 丁伟春\n4. 马丁伟\n5. 丁军静')).toEqual([
    '丁丽敏',
    '丁伟',
    '丁伟春',
    '马丁伟',
    '丁军静',
  ]);
});

it('B3 L11 keeps every name of a list of leavers, in whatever order and however alike they are', () => {
  const surname = fc.constantFrom('王', '李', '赵', '丁');
  const given = fc.constantFrom('海', '海涛', '春', '春花', '军', '军强', '敏', '敏华');
  const name = fc.tuple(surname, given).map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.uniqueArray(name, { minLength: 2, maxLength: 12 }), (names) => {
      const text = `今天离职的：\n${names.map((one, at) => `${at + 1}. ${one}`).join('\n')}`;
      expect(namesIn(text)).toEqual(names);
    }),
  );
});

it('B3 reads 丁伟走 and 丁伟改到后天 as words about 丁伟', () => {
  expect(namesIn('今天离职的：\n1. 丁丽敏\n2. 丁伟\n丁伟改到后天')).toEqual(['丁丽敏', '丁伟']);
});
