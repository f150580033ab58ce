import { expect, it } from 'vitest';
import { paste, persons } from '../../../test/list-world.ts';

const { zhang, li } = persons;
const two = `张三 ${zhang}\n李四 ${li}`;

const kindsOf = (text: string) => paste(text).rows.map(({ intent }) => intent?.kind);

it.each([
  `麻烦查下这几个人有没有保险\n${two}`,
  `这两个人出险了，报一下\n${two}`,
  `${two}\n这俩的保单发我一下`,
  `${two}\n确认下是不是在保`,
  `以下人员开一下参保证明\n${two}`,
])('B3 asks whether those are to be insured of whom a message wants something else: %s', (text) => {
  expect(kindsOf(text)).toEqual(['unclear', 'unclear']);
});

it.each([`请尽快投保并将保单回传\n${two}`, `${two}\n办好了把保单发我`, `苏州精工 明天 包装工\n${two}`])(
  'B3 asks nothing where they are to be insured, and the paper is wanted then: %s',
  (text) => {
    expect(kindsOf(text)).toEqual([undefined, undefined]);
  },
);
