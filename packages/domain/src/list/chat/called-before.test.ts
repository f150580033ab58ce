import { expect, it } from 'vitest';
import { readyOn, toldOn } from '../../../test/both-pages.ts';
import { paste, persons } from '../../../test/list-world.ts';

const { zhang, li } = persons;

it('B3 loses nobody who is called something right before their name, and puts their words on nobody else', () => {
  const text = `苏州精工明天进：张三 ${zhang} 李四 ${li}\n对了仓库的老顾顾长林他要做到月底先别动他`;
  expect(readyOn('add', text)).toEqual(['张三 苏州精工 11-22', '李四 苏州精工 11-22']);
  expect(toldOn('add', text)).toContain('顾长林 asked');
  expect(toldOn('off', text)).toContain('顾长林 asked');
});

it('B3 takes how a message came for nobody', () => {
  expect(toldOn('add', `[语音转文字] 今天来了一个叫张三身份证${zhang}`)).toEqual(['张三 11-21']);
  const spoken = `[语音转文字] 今天来了一个叫张三身份证${zhang}\n[语音转文字] 还有啊那个昨天报的邓小军没来人家嫌远不干了`;
  expect(toldOn('add', spoken)).toContain('邓小军 asked');
  expect(toldOn('off', spoken)).toContain('邓小军 asked');
});

it('B3 keeps a name that is spelled before a number in words', () => {
  const text = '一个叫刘大勇文刀刘大小的大勇敢的勇身份证号是四幺幺五二三幺九八七零六幺幺零幺五二';
  expect(paste(text).rows.map(({ values }) => values.name)).toEqual(['刘大勇']);
});

it('B3 reads no name out of 申请, and a form of leaving as one', () => {
  const form = `离职申请表\n姓名：张三\n身份证号：${zhang}`;
  expect(toldOn('add', form)).toEqual(['张三 asked']);
  expect(toldOn('off', form).map((told) => told.split(' ')[0])).toEqual(['张三']);
  expect(readyOn('add', `离职证明\n姓名：张三\n身份证号：${zhang}`)).toEqual([]);
});

it('B3 takes off nobody by a request to start that was withdrawn', () => {
  expect(readyOn('off', `李清提交的入职申请\n姓名：张三\n身份证：${zhang}\n审批状态：已撤销`)).toEqual([]);
});

it('B3 knows a surname that hardly anybody has', () => {
  expect(readyOn('add', `姓名：\n䶮家琪\n身份证：\n${zhang}`)).toEqual(['䶮家琪']);
});
