import { add } from '@app/contract/policy-changes/add-persons';
import { confirm } from '@app/contract/policy-changes/confirm-change';
import { renew } from '@app/contract/renewals/one-key';
import { remove } from '@app/contract/policy-changes/delete-change';
import { sendNow } from '@app/contract/policy-changes/send-now';
import { expect, it } from 'vitest';
import type { BookedChange, Books } from './books.ts';
import { type Answer, keep, type Press, type Story, type TopUp } from './history.ts';
import { findLosses } from './losses.ts';

const yes: Answer = { status: 200, body: '{"code":1,"msg":"","data":{}}' };
const drafted: Answer = { status: 200, body: '{"code":1,"msg":"","data":{"policy_change_id":7}}' };
const no: Answer = { status: 200, body: '{"code":0,"reason":"STATE_CONFLICT","data":null}' };

/** "Nothing was changed." */
const unchanged: Answer = { status: 503, body: '{"code":0,"reason":"UNAVAILABLE","data":null}' };

const press = (route: string, answer?: Answer): Press => ({
  route,
  key: 'k',
  input: {},
  token: 't',
  others: [],
  ...(answer ? { answer } : {}),
});

const story = (differs: Partial<Story> = {}): Story => ({
  enterprise_id: 1,
  policy_change_id: 7,
  isRemoval: false,
  premium_fen: 100,
  refund_fen: 0,
  confirms: [press(confirm.path, yes)],
  undos: [],
  sends: [],
  unseen: 0,
  ...differs,
});

/** Of persons taken off: holds nothing and gives back. */
const removal = (differs: Partial<Story> = {}): Story =>
  story({ isRemoval: true, premium_fen: 0, refund_fen: 50, ...differs });

const givenBack = { status: 'confirmed', holds: 0, held_fen: 0, charge_fen: -50, charges: 1 };

const change = (differs: Partial<BookedChange> = {}): BookedChange => ({
  enterprise_id: 1,
  change_id: 7,
  status: 'submitted',
  charge_fen: 0,
  holds: 1,
  held_fen: 100,
  released_fen: 0,
  charges: 0,
  confirmations: 1,
  sendings: 0,
  ...differs,
});

const topUp: TopUp = {
  channel_trade_no: 'T1',
  amount_fen: 1_000,
  claims: [{ enterprise_id: 1, told: 'credited' }],
};
const payment = { enterprise_id: 1, channel_trade_no: 'T1', amount_fen: 1_000 };

const books = (changes: readonly BookedChange[], differs: Partial<Books> = {}): Books => ({
  changes: new Map(changes.map((one) => [one.change_id, one])),
  payments: [payment],
  cash: new Map([[1, 900]]),
  ...differs,
});

/** Of one draft, which was told, and of one transfer. */
const judge = (one: Story, booked: Books, presses: readonly Press[] = []) =>
  findLosses(
    { stories: [one], renewals: [], topUps: [topUp], presses: [press(add.path, drafted), ...presses] },
    booked,
  );

it('S13 finds nothing where the books bear out what was told', () => {
  const nothing = { lost: [], doubled: [], changed: [] };
  const settled = change({ status: 'confirmed', charge_fen: 60, released_fen: 40, charges: 1 });
  const undone = change({ status: '70', released_fen: 100 });
  const undo = press(remove.path, yes);

  expect(judge(story(), books([change()]))).toEqual(nothing);
  expect(judge(story(), books([settled], { cash: new Map([[1, 940]]) }))).toEqual(nothing);
  expect(judge(story({ undos: [undo] }), books([undone], { cash: new Map([[1, 1_000]]) }))).toEqual(nothing);
  expect(judge(removal(), books([change(givenBack)], { cash: new Map([[1, 1_050]]) }))).toEqual(nothing);
  const waiting = change({ holds: 0, held_fen: 0 });
  expect(judge(removal(), books([waiting], { cash: new Map([[1, 1_000]]) }))).toEqual(nothing);
  // Nobody answered: either is right.
  const unknown = story({ confirms: [press(confirm.path)] });
  expect(judge(unknown, books([change()]))).toEqual(nothing);
  const open = change({ status: '10', holds: 0, held_fen: 0, confirmations: 0 });
  expect(judge(unknown, books([open], { cash: new Map([[1, 1_000]]) }))).toEqual(nothing);
});

it.each<[string, Story, Books]>([
  ['was drafted and is not there', story(), books([])],
  ['was confirmed and stands at 10', story(), books([change({ status: '10' })])],
  ['was confirmed and holds nothing', story(), books([change({ holds: 0 })])],
  ['was confirmed at 100 fen and holds 90', story(), books([change({ held_fen: 90 })])],
  ['the audit chain does not say so', story(), books([change({ confirmations: 0 })])],
  ['a reading after that did not show it', story({ unseen: 1 }), books([change()])],
  ['was undone and stands at submitted', story({ undos: [press(remove.path, yes)] }), books([change()])],
  ['was sent and the audit chain', story({ sends: [press(sendNow.path, yes)] }), books([change()])],
  [
    'was sent and stands at 70',
    story({ sends: [press(sendNow.path, yes)] }),
    books([change({ sendings: 1, status: '70', released_fen: 100 })]),
  ],
  ['transfer T1 of enterprise 1 was credited', story(), books([change()], { payments: [] })],
  ['enterprise 1 has 899 fen', story(), books([change()], { cash: new Map([[1, 899]]) })],
])('S13 finds lost: %s', (fault, one, booked) => {
  expect(judge(one, booked).lost.join('\n')).toContain(fault);
});

it.each<[string, Story, Books]>([
  ['holds money 2 times', story(), books([change({ holds: 2 })])],
  ['is charged 2 times', story(), books([change({ charges: 2 })])],
  ['is charged 101 fen of 100', story(), books([change({ status: 'confirmed', charge_fen: 101 })])],
  ['gave back 51 fen of 50', removal(), books([change({ ...givenBack, charge_fen: -51 })])],
  ['is sent 2 times', story(), books([change({ sendings: 2 })])],
  ['is confirmed 2 times', story(), books([change({ confirmations: 2 })])],
  ['was refused each time', story({ confirms: [press(confirm.path, no)] }), books([change()])],
  ['was never undone', story({ undos: [press(remove.path, no)] }), books([change({ status: '70' })])],
  ['credited 2 times', story(), books([change()], { payments: [payment, { ...payment, enterprise_id: 2 }] })],
  ['1 drafts are there', story(), books([change(), change({ change_id: 8 })])],
])('S13 finds doubled: %s', (fault, one, booked) => {
  expect(judge(one, booked).doubled.join('\n')).toContain(fault);
});

it('S13 allows a draft for each press of it that nobody answered', () => {
  const booked = books([change(), change({ change_id: 8 })]);

  expect(judge(story(), booked, [press(add.path)]).doubled).toEqual([]);
});

it('S13 finds the double of a draft that was said not to be and was made anew', () => {
  const first: Press = { ...press(add.path, unchanged), isGivenUp: true };
  const both = books([change(), change({ change_id: 8, status: '0', holds: 0, held_fen: 0 })]);

  expect(judge(story(), books([change()]), [first]).doubled).toEqual([]);
  expect(judge(story(), both, [first]).doubled.join()).toContain('1 were said not to be, and made anew');
});

it('S13 finds an undoing that was said not to be and stands', () => {
  const undos = [press(remove.path, unchanged), press(remove.path, no)];
  const undone = books([change({ status: '70', released_fen: 100 })], { cash: new Map([[1, 1_000]]) });

  expect(judge(story({ undos }), books([change()])).doubled).toEqual([]);
  expect(judge(story({ undos }), undone).doubled.join()).toContain('was never undone and stands at 70');
});

it('S13 finds an answer under the same key that differs by a byte', () => {
  const repeated = press(confirm.path);
  keep(repeated, yes);
  keep(repeated, yes);
  expect(judge(story(), books([change()]), [repeated]).changed).toEqual([]);

  keep(repeated, { ...yes, body: `${yes.body} ` });
  expect(judge(story(), books([change()]), [repeated]).changed).toHaveLength(1);
});

it('S13 lays beside the books what a renewal was told of whose clerk had gone', () => {
  const data = { renewed: [{ policy_change_id: 7, premium_fen: 100 }], failed: [] };
  const renewal = press(renew.path, { status: 200, body: JSON.stringify({ code: 1, msg: '', data }) });
  const judged = (booked: Books) =>
    findLosses(
      {
        stories: [],
        renewals: [{ enterprise_id: 1, presses: [renewal] }],
        topUps: [topUp],
        presses: [renewal],
      },
      booked,
    );

  expect(judged(books([change({ change_id: 7 })]))).toEqual({ lost: [], doubled: [], changed: [] });
  expect(judged(books([])).lost[0]).toBe('change 7 was drafted and is not there');
  expect(judged(books([change({ change_id: 7 }), change({ change_id: 8 })])).doubled[0]).toMatch(
    '1 drafts are there that nobody was told of',
  );
});
