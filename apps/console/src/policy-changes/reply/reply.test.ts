import type { ChangePerson } from '../result/person-result.ts';
import { day } from '@app/domain/calendar/day';
import { describe, expect, it } from 'vitest';
import { names_max, type Replied } from './covered-groups.ts';
import { not_max, replyOf } from './reply.ts';
import type { Kept } from './reply-person.ts';

const site = { work_company: '昆山华讯', occupation: '', cover: null };
const listed = { ...site, cover_open: 0 } as const;

const change: Replied = {
  status: 50,
  person_count: 2,
  fail_count: 0,
  cover_binding: 'ON_SUBMIT',
  lock_at: '2026-11-20 16:00:00',
  cover_starts: [{ cover_from: '2026-11-21 00:00:00', person_count: 2 }],
  cover_companies: [],
  first_end_date: day('2026-11-30'),
  last_end_date: day('2026-11-30'),
};

const nobodyKept: Kept = {
  import_job_id: null,
  row_count: 0,
  person_count: 0,
  covered_count: 0,
  settled_count: 0,
  without_count: 0,
  list: [],
  covered_list: [],
  companies: [],
  told: [],
};

const kept = (person_count: number, covered_count = 0): Kept => ({
  ...nobodyKept,
  import_job_id: 7,
  row_count: person_count + covered_count,
  person_count,
  covered_count,
  list: Array.from({ length: Math.min(person_count, not_max) }, (_, at) => ({
    row_no: at + 1,
    name: `钱${at}`,
    last4: '000A',
    why: '身份证号有误，请修改',
    said: '',
    settled: 0,
    ...listed,
    reasons: [{ code: 'ID_CHECKSUM', detail: null }],
  })),
  covered_list: Array.from({ length: covered_count }, (_, at) => ({
    row_no: 100 + at,
    name: `孙${at}`,
    last4: '0022',
    ...listed,
    reasons: [],
  })),
});

const person = (name: string, differs: Partial<ChangePerson> = {}): ChangePerson =>
  ({
    name,
    idcard: '320***********0011',
    work_company: '昆山华讯',
    start_date: day('2026-11-21'),
    end_date: day('2026-11-30'),
    result: 1,
    error_msg: null,
    cover_from: '2026-11-21 00:00:00',
    cover_until: '2026-12-01 00:00:00',
    ...differs,
  }) as ChangePerson;

const refused = (name: string, differs: Partial<ChangePerson> = {}) =>
  person(name, { result: 2, error_msg: '职业不符', cover_from: null, cover_until: null, ...differs });

describe('N14 in a reply the covered', () => {
  it('are told apart by the days of their cover, the first to begin first', () => {
    const later = { start_date: day('2026-11-25'), cover_from: '2026-11-25 00:00:00' };
    const { covered } = replyOf(
      { ...change, person_count: 4 },
      [person('甲', later), person('乙'), person('丙', { end_date: day('2026-11-22') }), person('丁', later)],
      nobodyKept,
    );
    expect(
      covered.map(({ companies: [there], ...group }) => ({
        ...group,
        names: there?.names.map(({ name }) => name),
      })),
    ).toMatchObject([
      { count: 1, from: '2026-11-21 00:00:00', until: '2026-11-22', endsVary: false, names: ['丙'] },
      { count: 1, from: '2026-11-21 00:00:00', until: '2026-11-30', endsVary: false, names: ['乙'] },
      { count: 2, from: '2026-11-25 00:00:00', until: '2026-11-30', endsVary: false, names: ['甲', '丁'] },
    ]);
  });

  it('are counted by their start and work company where they are too many to be named', () => {
    const cover_starts = [
      { cover_from: '2026-11-21 00:00:00', person_count: 1_900 },
      { cover_from: '2026-11-25 00:00:00', person_count: 100 },
    ];
    const cover_companies = [
      { cover_from: '2026-11-21 00:00:00', work_company: '昆山华讯', person_count: 1_900 },
      { cover_from: '2026-11-25 00:00:00', work_company: '昆山华讯', person_count: 60 },
      { cover_from: '2026-11-25 00:00:00', work_company: '苏州精工', person_count: 40 },
    ];
    const starts = { cover_starts, cover_companies };
    const long = { ...change, status: 55, person_count: 5_000, fail_count: 3_000, ...starts };
    const shorter = { ...long, first_end_date: day('2026-11-22') };
    const refusedOnly = [refused('王')];
    const vary = { until: '2026-11-30', endsVary: true, isLong: true };
    const companies = [
      [expect.objectContaining({ work_company: '昆山华讯', person_count: 1_900, names: [] })],
      ['昆山华讯', '苏州精工'].map((work_company) => expect.objectContaining({ work_company })),
    ];
    expect(replyOf(shorter, refusedOnly, nobodyKept).covered).toEqual([
      { count: 1_900, from: '2026-11-21 00:00:00', ...vary, companies: companies[0] },
      { count: 100, from: '2026-11-25 00:00:00', ...vary, companies: companies[1] },
    ]);
    expect(replyOf(long, refusedOnly, nobodyKept).covered[0]).toMatchObject({ endsVary: false });
  });

  it('are named up to what a message takes where they are many, each where and when they begin', () => {
    const cover_companies = [
      { cover_from: '2026-11-21 00:00:00', work_company: '昆山华讯', person_count: 148 },
      { cover_from: '2026-11-21 00:00:00', work_company: '苏州精工', person_count: 1 },
      { cover_from: '2026-11-25 00:00:00', work_company: '昆山华讯', person_count: 1 },
    ];
    const cover_starts = [
      { cover_from: '2026-11-21 00:00:00', person_count: 149 },
      { cover_from: '2026-11-25 00:00:00', person_count: 1 },
    ];
    const later = { start_date: day('2026-11-25'), cover_from: '2026-11-25 00:00:00' };
    const persons = [
      refused('王'),
      person('赵', { work_company: '苏州精工' }),
      person('钱', later),
      ...Array.from({ length: 148 }, (_, at) => person(`李${at}`)),
    ];
    const { covered } = replyOf(
      { ...change, person_count: 151, fail_count: 1, cover_starts, cover_companies },
      persons,
      nobodyKept,
    );
    const [first, other] = covered;
    expect(first?.companies.map(({ names }) => names.length)).toEqual([names_max - 2, 1]);
    expect(first?.companies[1]?.names).toMatchObject([{ name: '赵' }]);
    expect(other?.companies).toMatchObject([{ names: [{ name: '钱' }] }]);
  });

  it('are nobody after it was taken back or became void, whatever the count says', () => {
    for (const [status, standing] of [
      [70, 'withdrawn'],
      [80, 'void'],
    ] as const) {
      const reply = replyOf({ ...change, status }, [person('甲'), person('乙')], nobodyKept);
      expect(reply).toMatchObject({ standing, covered: [], notCount: 2 });
      expect(reply.not.map(({ name }) => name)).toEqual(['甲', '乙']);
    }
  });

  it('are not final while the insurer that binds on issue has not issued', () => {
    const open = { ...change, status: 40, cover_binding: 'ON_ISSUE' } as const;
    expect(
      replyOf(open, [person('甲', { result: 0, cover_from: null }), person('乙')], nobodyKept),
    ).toMatchObject({
      standing: 'open',
      covered: [{ count: 2, from: '2026-11-21 00:00:00' }],
    });
    expect(replyOf({ ...open, status: 50 }, [], nobodyKept).standing).toBe('covers');
  });
});

describe('N14 in a reply the others', () => {
  it('are counted whole, however few of them are named', () => {
    const persons = Array.from({ length: not_max }, (_, at) => refused(`王${at}`));
    const long = { ...change, status: 55, person_count: 5_000, fail_count: 3_000 };
    const { notCount, not } = replyOf(long, persons, kept(13));
    expect(notCount).toBe(3_013);
    expect(not).toHaveLength(not_max);
  });

  it('are those whom the insurer refused, with the end of cover that had begun, and those who stayed on the list', () => {
    const ended = refused('乙', {
      cover_from: '2026-11-21 00:00:00',
      cover_until: '2026-11-23 00:00:00',
    });
    const { not, notCount, twice, twiceNames } = replyOf(
      { ...change, status: 55, fail_count: 1 },
      [person('甲'), ended],
      kept(1, 2),
    );
    expect(notCount).toBe(2);
    expect(twice).toBe(2);
    expect(not).toEqual([
      {
        name: '乙',
        last4: '0011',
        why: '职业不符',
        workCompany: '昆山华讯',
        occupation: '',
        reasons: [],
        ended: '2026-11-23 00:00:00',
        cover: null,
        isCoverOpen: false,
      },
      {
        name: '钱0',
        last4: '000A',
        why: '',
        workCompany: '昆山华讯',
        occupation: '',
        reasons: [{ code: 'ID_CHECKSUM', detail: null }],
        ended: null,
        cover: null,
        isCoverOpen: false,
      },
    ]);
    expect(twiceNames.map(({ name }) => name)).toEqual(['孙0', '孙1']);
  });

  it('are told why the list names them, and not what is wrong with a row that nobody is to mend', () => {
    const words = { words: '离职：王伟' };
    const [leaver] = kept(1).list.map((one) => ({
      ...one,
      reasons: [{ code: 'INTENT_LEAVE' as const, detail: words }, ...one.reasons],
    }));
    const { not, twiceNames } = replyOf(change, [], {
      ...kept(1, 1),
      list: [leaver!],
      covered_list: [leaver!],
    });
    expect(not[0]?.reasons).toEqual([{ code: 'INTENT_LEAVE', detail: words }]);
    expect(twiceNames[0]?.reasons).toEqual([{ code: 'INTENT_LEAVE', detail: words }]);
  });

  it('are told on which days they are covered, also where the list says that they leave', () => {
    const days = { code: 'DUP_POLICY' as const, detail: { from: '2026-11-25', to: '2026-11-30' } };
    const leave = { code: 'INTENT_LEAVE' as const, detail: { words: '离职' } };
    const [leaver] = kept(1).list.map((one) => ({ ...one, reasons: [leave, days, ...one.reasons] }));
    const { not, twiceNames } = replyOf(change, [], {
      ...kept(1, 1),
      list: [leaver!],
      covered_list: [leaver!],
    });
    expect(not[0]?.reasons).toEqual([leave, days]);
    expect(twiceNames[0]?.reasons).toEqual([leave]);
  });

  it('are not counted twice when a change was taken back and its rows are on their list again', () => {
    expect(replyOf({ ...change, status: 70 }, [person('甲'), person('乙')], kept(3)).notCount).toBe(3);
    // Insured from that list in another change since.
    expect(replyOf({ ...change, status: 70 }, [person('甲'), person('乙')], kept(0)).not).toEqual([]);
  });
});
