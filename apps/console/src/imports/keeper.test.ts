import { day } from '@app/domain/calendar/day';
import { describe, expect, it } from 'vitest';
import { NoAnswerError, RefusedError } from '../platform/api.ts';
import { appendRows } from '../roster/roster.tsx';
import { createRoster, persons } from '../../test/roster-world.ts';
import { aim, fail, held as heldWith } from './keeper-world.ts';

const held = () => heldWith(createRoster());

describe('storing', () => {
  it('N17 waits a little after the first word, then begins a list', async () => {
    const { keeper, sent, timers, write } = held();
    keeper.notice(aim);
    expect([timers.length, keeper.keeping().state]).toEqual([0, 'none']);

    write('王伟');
    keeper.notice(aim);
    expect([timers[0]?.after_ms, keeper.keeping().state, sent.length]).toEqual([1_500, 'unsaved', 0]);
    expect(await keeper.flush()).toBe(true);

    expect(sent.map(({ path }) => path)).toEqual(['/import/parse']);
    expect(keeper.keeping()).toMatchObject({
      state: 'saved',
      savedAt: '2026-12-01 10:00:01',
      job: { import_job_id: 7, version: 1 },
    });
  });

  it('N17 then sends only what changed, against the version that it knows', async () => {
    const { keeper, sent, write, rename } = held();
    const [first = 0] = write('王伟');
    write('李娜');
    keeper.notice(aim);
    await keeper.flush();

    rename(first, '王伟伟');
    keeper.notice(aim);
    await keeper.flush();
    await keeper.flush();

    expect(sent).toHaveLength(2);
    expect(sent[1]).toMatchObject({ path: '/import/fixRow', input: { version: 1, removed: [] } });
    expect(sent[1]?.input.rows.map(({ row_no }) => row_no)).toEqual([first]);
  });

  it('B3 sends nothing while the server reads the stored list anew, and then what was written meanwhile', async () => {
    const { keeper, sent, timers, write } = held();
    write('王伟');
    keeper.notice(aim);
    await keeper.flush();
    const end = keeper.hold();
    write('李娜');
    keeper.notice(aim);
    timers.at(-1)?.run();
    const leaving = keeper.flush();
    await Promise.resolve();
    expect([sent.length, keeper.keeping().state]).toEqual([1, 'unsaved']);

    end();
    expect(await leaving).toBe(true);
    expect(sent.map(({ path }) => path)).toEqual(['/import/parse', '/import/fixRow']);
    expect(keeper.isStored()).toBe(true);
  });

  it('sends what was written while a request was under way with the next one', async () => {
    const { keeper, sent, answers, write } = held();
    write('王伟');
    answers.push(() => {
      write('李娜');
      return { import_job_id: 7, version: 1, rows: [] };
    });
    keeper.notice(aim);
    await keeper.flush();

    expect(sent.map(({ input }) => input.rows.length)).toEqual([1, 1]);
    expect(keeper.keeping().state).toBe('saved');
  });

  it('N17 stores what stands in an open cell after a pause, and nothing of it when it is taken back', async () => {
    const { roster, keeper, sent, write } = held();
    const [key = 0] = write('王伟');
    keeper.notice(aim);
    await keeper.flush();

    roster.openText.hold({ key, field: 'mobile', text: '138' });
    keeper.notice(aim);
    expect([keeper.keeping().state, keeper.isStored()]).toEqual(['unsaved', false]);
    await keeper.flush();
    expect(sent[1]?.input.rows).toMatchObject([{ row_no: key, values: { name: '王伟', mobile: '138' } }]);
    expect([keeper.keeping().state, keeper.isStored()]).toEqual(['saved', true]);

    roster.openText.hold({ key, field: 'mobile', text: '1380' });
    keeper.notice(aim);
    roster.openText.hold({ key, field: 'mobile', text: '138' });
    keeper.notice(aim);
    roster.openText.hold(undefined);
    keeper.notice(aim);
    await keeper.flush();
    expect(sent[2]?.input.rows).toHaveLength(1);
    expect(sent[2]?.input.rows[0]).not.toHaveProperty('values.mobile');
  });

  it('B3 stores which row of the list that came in a row was', async () => {
    const { roster, keeper, sent } = held();
    appendRows(roster, [{ name: '王伟', idcard: persons.wang }], { sourceRows: [77] });
    keeper.notice(aim);
    await keeper.flush();
    expect(sent[0]?.input.rows).toMatchObject([{ source_row: 77 }]);
  });

  it('moves the list to another start', async () => {
    const { keeper, sent, write } = held();
    write('王伟');
    keeper.notice(aim);
    await keeper.flush();
    keeper.notice({ ...aim, start_date: day('2026-12-05') });
    await keeper.flush();
    expect(sent[1]?.input).toMatchObject({ start_date: '2026-12-05', rows: [] });
  });

  it('B3 says of a new list, and of one that moved, who is covered already', async () => {
    const { roster, keeper, sent, answers, write } = held();
    const [key = 0] = write('王伟');
    const covered = { from: day('2026-12-01'), to: day('2026-12-31') };
    const verdict = { code: 'DUP_POLICY', level: 'error', field: 'idcard', detail: covered };
    const codes = () => roster.view(key)?.verdicts.map(({ code }) => code);
    answers.push(() => ({ import_job_id: 7, version: 1, rows: [{ row_no: key, verdicts: [verdict] }] }));
    keeper.notice(aim);
    await keeper.flush();
    expect(codes()).toContain('DUP_POLICY');

    answers.push(() => ({ import_job_id: 7, version: 2, rows: [{ row_no: key, verdicts: [] }] }));
    keeper.notice({ ...aim, policy_id: 4 });
    await keeper.flush();
    expect(sent[1]?.input).toMatchObject({ policy_id: 4, rows: [] });
    expect(codes()).not.toContain('DUP_POLICY');
  });
});

describe('trouble', () => {
  it('N17 goes on saying what was refused while it tries by itself, until it goes well or nothing is left to store', async () => {
    const { roster, keeper, answers, write, rename } = held();
    const full = {
      code: 0,
      msg: 'There is no room.',
      reason: 'QUOTA',
      detail: { what: 'lists', whose: 'user', most: 200 },
      data: null,
      request_id: 'r',
    } as const;
    const [key = 0] = write('王伟');
    answers.push(fail(new RefusedError(full)));
    keeper.notice(aim);
    await keeper.flush();
    expect(keeper.keeping()).toMatchObject({ state: 'trouble', trouble: { kind: 'refused', refused: full } });

    const told: unknown[] = [];
    keeper.subscribe(() => told.push(keeper.keeping().trouble?.kind));
    rename(key, '王伟伟');
    keeper.notice(aim);
    answers.push(fail(new RefusedError(full)));
    await keeper.flush();
    expect(new Set(told)).toEqual(new Set(['refused']));

    roster.reset([]);
    keeper.notice(aim);
    expect(keeper.keeping()).toMatchObject({ state: 'none', trouble: null });

    write('李娜');
    answers.push(fail(new RefusedError(full)));
    keeper.notice(aim);
    await keeper.flush();
    expect(await keeper.again()).toBe(true);
    expect(keeper.keeping()).toMatchObject({ state: 'saved', trouble: null });
  });

  it('says that nothing was stored, and sends the same again under the same key', async () => {
    const { keeper, sent, timers, answers, write } = held();
    write('王伟');
    keeper.notice(aim);
    answers.push(fail(new NoAnswerError('no')));
    expect(await keeper.flush()).toBe(false);
    expect(keeper.keeping()).toMatchObject({ state: 'trouble', trouble: { kind: 'noAnswer' } });
    expect(timers).toHaveLength(1);

    write('李娜');
    await keeper.flush();

    expect(sent.map(({ path }) => path)).toEqual(['/import/parse', '/import/parse', '/import/fixRow']);
    expect(sent[1]?.key).toBe(sent[0]?.key);
    expect(sent[1]?.input).toEqual(sent[0]?.input);
    expect(keeper.keeping().state).toBe('saved');
  });

  it('T16 N17 does not take a refusal beside the key for word of what had no answer, and stores it again as it was', async () => {
    const { keeper, sent, timers, answers, write } = held();
    write('王伟');
    keeper.notice(aim);
    answers.push(fail(new NoAnswerError('no')));
    await keeper.flush();
    answers.push(
      fail(
        new RefusedError({ code: 0, msg: '', reason: 'UNAVAILABLE', detail: { retry_after_s: 2 } } as never),
      ),
    );
    await keeper.flush();
    expect(timers).toHaveLength(1);
    await keeper.flush();

    expect(sent.map(({ path }) => path)).toEqual(['/import/parse', '/import/parse', '/import/parse']);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    expect(keeper.keeping().state).toBe('saved');
  });

  it('T16 N17 stores over somebody else’s once, also when the first answer is lost', async () => {
    const { keeper, sent, answers, write } = held();
    write('王伟');
    keeper.notice(aim);
    await keeper.flush();
    answers.push(fail(new NoAnswerError('no')));
    await keeper.overwrite();
    await keeper.flush();

    expect(sent.slice(1).map(({ path }) => path)).toEqual(['/import/parse', '/import/parse']);
    expect(sent[2]?.key).toBe(sent[1]?.key);
    expect(keeper.keeping().state).toBe('saved');
  });

  it('stops when someone else has saved, says who and when, and overwrites only when told', async () => {
    const { keeper, sent, answers, write, rename } = held();
    const [key = 0] = write('王伟');
    keeper.notice(aim);
    await keeper.flush();
    const detail = { version: 9, by: '赵云', at: '2026-11-30 10:00:00' };
    answers.push(fail(new RefusedError({ code: 0, msg: '', reason: 'LIST_CHANGED', detail } as never)));
    rename(key, '王伟伟');
    keeper.notice(aim);
    expect(await keeper.flush()).toBe(false);
    expect(keeper.keeping().trouble).toEqual({ kind: 'changed', ...detail });
    expect(await keeper.flush()).toBe(false);
    expect(sent).toHaveLength(2);

    await keeper.overwrite();
    expect(sent[2]).toMatchObject({ path: '/import/parse', input: { import_job_id: 7, version: 9 } });
    expect(keeper.keeping().state).toBe('saved');
  });
});
