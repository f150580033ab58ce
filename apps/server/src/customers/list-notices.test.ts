import { listNotices } from '@app/contract/customers';
import { expect, it } from 'vitest';
import {
  anEnterprise,
  aUser,
  dataOf,
  moment,
  openWorld,
  refusedOf,
  signedIn,
  unique,
} from '../../test/world.ts';
import { commands } from '../operator/commands.ts';

const world = await openWorld();

const publish = (flags: { title: string; content?: string; until?: string; popup?: string }) =>
  commands['notice:publish']!.run(world.platform, {
    content: '<p>系统维护</p>',
    until: '2026-03-12',
    popup: '0',
    ...flags,
  });

/** The notices whose title holds a word: other tests publish to every customer too. */
const noticesOf = async (token: string, word: string) =>
  dataOf(await world.call(token, listNotices, { type: 'pc' })).filter(({ title }) => title.includes(word));

it('B18 shows every customer what the operator published, cleaned, until its last day is over', async () => {
  const employer = await anEnterprise(world);
  const stranger = await anEnterprise(world);
  const word = unique();
  const content = '<p onclick="x()">维护 <a href="https://example.com">详情</a></p><script>alert(1)</script>';
  await publish({ title: `甲 ${word}`, content });
  await publish({ title: `乙 ${word}`, popup: '1', until: '2026-03-10' });

  for (const { token } of [employer, stranger, await aUser(world, employer.enterpriseId, [])]) {
    expect(await noticesOf(token, word)).toEqual([
      {
        notice_id: expect.any(Number),
        title: `乙 ${word}`,
        content: '<p>系统维护</p>',
        popup: 1,
        create_time: '2026-03-10 10:00:00',
      },
      {
        notice_id: expect.any(Number),
        title: `甲 ${word}`,
        content: '<p>维护 <a href="https://example.com">详情</a></p>',
        popup: 0,
        create_time: '2026-03-10 10:00:00',
      },
    ]);
  }
  world.clock.set(moment('2026-03-11 00:00:00'));
  const later = await signedIn(world, employer);
  expect((await noticesOf(later, word)).map(({ title }) => title)).toEqual([`甲 ${word}`]);
});

it('B18 shows a notice that was withdrawn no longer', async () => {
  const { token } = await anEnterprise(world);
  const word = unique();
  await publish({ title: word });
  const [notice] = await noticesOf(token, word);
  world.clock.set(moment('2026-03-10 10:00:01'));
  const withdraw = () =>
    commands['notice:withdraw']!.run(world.platform, { notice: String(notice!.notice_id) });

  expect(await withdraw()).toBe(`Notice ${notice!.notice_id} is shown no longer.`);

  expect(await noticesOf(token, word)).toEqual([]);
  await expect(withdraw()).rejects.toThrow('There is no notice');
});

it.each([
  [{ until: 'soon' }, '--until must be a day'],
  [{ until: '2026-03-09' }, '--until has passed'],
  [{ popup: 'yes' }, '--popup must be 0 or 1'],
  [{ content: '<script>alert(1)</script>' }, '--content is empty'],
  [{ title: ' ' }, 'a_notice_says_something'],
])('B18 does not publish %j', async (flags, sentence) => {
  await expect(publish({ title: 'x', ...flags })).rejects.toThrow(sentence);
});

it('B18 shows nobody anything who is not signed in', async () => {
  expect(refusedOf(await world.call(undefined, listNotices, {})).reason).toBe('AUTH');
});
