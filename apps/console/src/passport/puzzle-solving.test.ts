import { expect, it } from 'vitest';
import { createSolving, type Solved } from './puzzle-solving.ts';

/** Workers that say what the test lets them say. */
function stage() {
  const workers: (EventTarget & { id: string; isEnded: boolean })[] = [];
  const openWorker = () => {
    const worker = Object.assign(new EventTarget(), {
      id: '',
      isEnded: false,
      postMessage: (id: string) => (worker.id = id),
      terminate: () => (worker.isEnded = true),
    });
    workers.push(worker);
    return worker as unknown as Worker;
  };
  const solve = (nth: number, solution: string) =>
    workers[nth]?.dispatchEvent(Object.assign(new Event('message'), { data: { done: 1, solution } }));
  return { solving: createSolving({ openWorker, onParts: () => undefined }), workers, solve };
}

/** What a press has gone on with so far. */
async function soFar(pressed: Promise<Solved>): Promise<Solved | 'waits'> {
  return Promise.race([pressed, new Promise<'waits'>((resolve) => setImmediate(() => resolve('waits')))]);
}

it('G5 T14 goes on with the puzzle that took the place of the one that was waited for', async () => {
  const { solving, workers, solve } = stage();
  solving.follow('one');
  const pressed = solving.solved();

  solving.stop();
  solving.follow('two');
  solve(0, 'late');
  expect(await soFar(pressed)).toBe('waits');
  solve(1, 'right');

  expect(await soFar(pressed)).toEqual({ captcha_id: 'two', captcha: 'right' });
  expect(workers.map(({ id, isEnded }) => [id, isEnded])).toEqual([
    ['one', true],
    ['two', false],
  ]);
});

it('G5 T14 goes on with nothing once no puzzle is asked for any more', async () => {
  const { solving } = stage();
  solving.follow('one');
  const pressed = solving.solved();

  solving.stop();
  solving.follow(undefined);

  expect(await soFar(pressed)).toEqual({});
});

it('G5 T14 goes on with nothing when the browser cannot work the puzzle out', async () => {
  const { solving, workers } = stage();
  solving.follow('one');
  const pressed = solving.solved();

  workers[0]?.dispatchEvent(new Event('error'));

  expect(await soFar(pressed)).toEqual({});
});
