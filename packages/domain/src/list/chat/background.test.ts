import { describe, expect, it } from 'vitest';
import { paste, persons } from '../../../test/list-world.ts';

const { zhang, li, wang } = persons;

/** The second of three below a head that says where, what and when. */
const told = (words: string) =>
  paste(`苏州精工 包装工 25号上班\n李四 ${li}\n张三 ${zhang} ${words}\n王五 ${wang}`).rows.find(
    ({ values }) => values.idcard === zhang,
  );

const asHead = { work_company: '苏州精工电子有限公司', occupation: '包装工', start_date: '2026-11-25' };

describe('B3 what is told of somebody beside why they are named', () => {
  it.each([
    '（以前在宁波港务做过）',
    '（原来宁波港务的）',
    '住宁波港务后面',
    '老婆在宁波港务上班',
    '去年在宁波港务做过焊工',
    '宁波港务离职过来的',
    '上家已离职',
    '做过三年焊工',
    '会电焊',
    '以前保安',
    '之前是焊工',
    '老公是焊工',
    '支援宁波港务',
    '昨天体检的',
    '11月20日体检合格',
    '11.20面试',
    '合同明天签',
    '明天发工服',
    '周六要休息',
    '明早坐厂车来',
    '等下来拿工牌',
    '不用安排住宿',
    '银行卡没带，后补',
  ])('stays a remark where the head says where, what and when: %s', (words) => {
    const row = told(words);
    expect(row).toMatchObject({ values: asHead });
    expect(row?.intent).toBeUndefined();
    expect(row?.doubts ?? []).toEqual([]);
    expect(row?.values.remark).toContain(words.replace(/[（）]/gu, '').slice(0, 4));
  });

  it('is what they come for where nothing else says what that is, and is asked about', () => {
    const [row] = paste(`苏州精工 25号上班\n张三 ${zhang} 会电焊`).rows;
    expect(row).toMatchObject({ values: { remark: '会电焊' } });
    expect(paste(`苏州精工 25号上班\n张三 ${zhang} 做过焊工`).rows[0]).toMatchObject({
      values: { occupation: '焊工' },
      doubts: [{ field: 'occupation', words: '做过焊工' }],
    });
  });
});

describe('B3 words about somebody that nobody foresaw', () => {
  it.each([
    '在保中',
    '已购',
    '有了',
    '已经有了',
    '厂里已交',
    '已入社保',
    '上家没退保',
    '先挂着',
    '暂',
    '✖',
    'N',
    '只做了半天',
    '说是要来，到了我再跟你讲',
    '到了通知你',
    '要跟家里商量',
    '估计会来',
    '应该能来',
    '明天体检',
    '观望',
    '备用',
    '无效',
    '劳动纠纷',
    '明年再来',
    '来就加',
    '电话关机',
  ])('are asked about: %s', (words) => {
    expect(told(words)?.intent?.kind).toBe('unclear');
    expect(told(words)?.intent?.words).not.toMatch(/^[，,\s]/u);
  });

  it.each(['港澳居民居住证', '苗族', '翠翠姐', '老乡介绍', '法国，工作许可证'])(
    'are not asked about where they say who somebody is: %s',
    (words) => {
      expect(told(words)?.intent).toBeUndefined();
    },
  );
});
