import { expect, it } from 'vitest';
import { languages } from './languages.ts';
import { statusText } from './words.ts';

it.each([
  ['policy', 5, 'Not yet effective', '待生效', 'Pendiente de efecto', '発効前'],
  ['policy', 10, 'In force', '保障中', 'En vigor', '補償中'],
  ['policy', 20, 'Expired', '已到期', 'Vencida', '期間満了'],
  ['changeType', 'add', 'Add', '加保', 'Alta', '追加'],
  ['changeType', 'off', 'Remove', '减保', 'Baja', '減員'],
  ['changeType', 'replace', 'Replace', '替换', 'Sustitución', '入替'],
  ['changeType', 'transfer', 'Transfer', '调岗', 'Traslado', '異動'],
  ['changeType', 'correct', 'Correct', '更正', 'Corrección', '訂正'],
] as const)('L11 the state %s %s has the words of the glossary', (kind, code, en, zh, es, ja) => {
  expect(languages.map((language) => statusText(language, kind, code))).toEqual([en, zh, es, ja]);
});

it.each([
  ['policy', 99],
  ['changeType', 'toString'],
  ['cover', ''],
] as const)('L11 a state %s %s that is not there is a fault, not an empty cell', (kind, code) => {
  expect(() => statusText('zh', kind, code)).toThrow(RangeError);
});
