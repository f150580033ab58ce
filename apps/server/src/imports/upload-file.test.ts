import { uploadFile } from '@app/contract/imports/upload-file';
import { parseList } from '@app/contract/imports/parse-list';
import { expect, it } from 'vitest';
import { refusedAtOnce } from '../../test/bad-files.ts';
import { anEmployer } from '../../test/changes.ts';
import { upload } from '../../test/lists.ts';
import { aUser, dataOf, openWorld, refusedOf } from '../../test/world.ts';

const world = await openWorld();

it.each(refusedAtOnce)(
  'T10 B3 refuses $what as it is sent',
  async ({ reason, bytes, name = '名单.xlsx' }) => {
    const employer = await anEmployer(world);

    const refused = refusedOf(await upload(world, employer.token, { name, bytes: await bytes() }));

    expect(refused).toMatchObject({ reason, code: 0 });
    expect(refused.msg.length).toBeGreaterThan(20);
  },
);

it('T11 takes no file of more than 10 MB, and nothing but the bytes of a file', async () => {
  const { token } = await anEmployer(world);
  const send = (payload: Buffer | object, type: string) =>
    world.app.inject({
      method: 'POST',
      url: `/api${uploadFile.path}`,
      headers: { token, 'content-type': type, 'x-file-name': 'a.csv' },
      payload,
    });

  const large = await send(Buffer.alloc(10 * 1024 * 1024 + 1, 'a'), 'application/octet-stream');
  const json = await send({ name: 'a.csv' }, 'application/json');
  const form = await send(Buffer.from('a=1'), 'multipart/form-data; boundary=x');

  expect([large.statusCode, large.json().reason, large.json().detail]).toEqual([
    413,
    'TOO_LARGE',
    { limit_mb: 10 },
  ]);
  for (const answer of [json, form])
    expect([answer.statusCode, answer.json().reason]).toEqual([415, 'MEDIA_TYPE']);
});

it("P3 takes a file from members with the key only, and reads nobody else's", async () => {
  const employer = await anEmployer(world);
  const stranger = await anEmployer(world);
  const reader = await aUser(world, employer.enterpriseId, ['policy_change/lists']);
  const file = { name: '名单.csv', bytes: Buffer.from('姓名,身份证号\n张三,110101199003070011\n') };
  const { file_id } = dataOf(await upload(world, employer.token, file));
  const { policyId: policy_id } = stranger;

  expect(refusedOf(await upload(world, reader.token, file)).reason).toBe('FORBIDDEN');
  expect(refusedOf(await upload(world, undefined, file)).reason).toBe('AUTH');
  expect(refusedOf(await world.call(stranger.token, parseList, { policy_id, file_id })).reason).toBe(
    'NOT_FOUND',
  );
  expect(
    refusedOf(await world.call(stranger.token, parseList, { policy_id: employer.policyId, rows: [] })).reason,
  ).toBe('NOT_FOUND');
});

it.each([
  ['名单\u202Excslx.exe\u202C.csv', '名单xcslx.exe.csv'],
  ['\u2067三月\u2069\u200B\uFEFF名单.csv', '三月名单.csv'],
  ['名单\n/\u200B三月.csv', '三月.csv'],
])('T19 keeps no mark in the name of a file that nobody sees: %j', async (sent, kept) => {
  const { token } = await anEmployer(world);

  const answer = await upload(world, token, { name: sent, bytes: Buffer.from('姓名\n张三\n') });

  expect(dataOf(answer).name).toBe(kept);
});

it.each(['\u200B\u200D\u2060', '\u202E \u202C', '\u3164', 'C:\\名单\\\uFEFF'])(
  'T19 takes a name of which nothing is seen for none: %j',
  async (name) => {
    const { token } = await anEmployer(world);

    const answer = await upload(world, token, { name, bytes: Buffer.from('姓名\n张三\n') });

    expect(refusedOf(answer)).toMatchObject({ reason: 'VALIDATION', detail: { fields: ['x-file-name'] } });
  },
);

it('T21 keeps a file sealed, and no number that stood in its name', async () => {
  const employer = await anEmployer(world);
  const idcard = '110101199003070011';
  const file = { name: `C:\\名单\\${idcard}.csv`, bytes: Buffer.from(`姓名,身份证号\n张三,${idcard}\n`) };

  const { file_id, name } = dataOf(await upload(world, employer.token, file));
  const { rows: stored } = await world.owner.query<{ bytes_enc: Buffer }>(
    'select bytes_enc from file where file_id = $1',
    [file_id],
  );

  expect(name).toBe('#.csv');
  const passport = { ...file, name: '王芳 E 1234 5678 一三八一二三四五六七八.csv' };
  expect(dataOf(await upload(world, employer.token, passport)).name).toBe('王芳 # #.csv');
  expect(stored[0]!.bytes_enc.includes(idcard)).toBe(false);
});
