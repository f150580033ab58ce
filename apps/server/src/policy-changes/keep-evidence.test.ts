import { file_mb_max } from '@app/contract/call';
import { keepEvidence } from '@app/contract/policy-changes/keep-evidence';
import { expect, it } from 'vitest';
import { anEmployer } from '../../test/changes.ts';
import { correctable, correctionIssued, correctionOf, sendEvidence } from '../../test/corrections.ts';
import { aUser, dataOf, moment, openWorld, refusedOf } from '../../test/world.ts';
import { clearOldOf } from '../clearing.ts';

const world = await openWorld();

it.each([
  ['a photograph', 'ffd8ffe0'],
  ['a drawing', '89504e470d0a1a0a'],
  ['a PDF', '255044462d312e37'],
])('B2 keeps %s as evidence', async (_, hex) => {
  const { token } = await anEmployer(world);
  const bytes = Buffer.concat([Buffer.from(hex, 'hex'), Buffer.alloc(100)]);

  const kept = dataOf(await sendEvidence(world, token, { name: '证件', bytes }));

  expect(kept).toMatchObject({ name: '证件', size: bytes.length });
});

it('P3 takes evidence from members with the key only, of 10 MB at most', async () => {
  const { token, enterpriseId } = await anEmployer(world);
  const reader = await aUser(world, enterpriseId, ['policy_change/lists']);
  const bytes = Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.alloc(file_mb_max * 1_048_576)]);

  expect(refusedOf(await sendEvidence(world, reader.token)).reason).toBe('FORBIDDEN');
  expect(refusedOf(await sendEvidence(world, undefined)).reason).toBe('AUTH');
  expect(refusedOf(await sendEvidence(world, token, { bytes }))).toMatchObject({ reason: 'TOO_LARGE' });
  expect(keepEvidence.access).toEqual(['policy_change/import']);
});

it.each([
  ['a web page', Buffer.from('<html><script>alert(1)</script>')],
  ['a workbook', Buffer.from('PK\x03\x04 and more')],
  ['nothing', Buffer.alloc(0)],
  ['a program', Buffer.from('MZ\x90\x00')],
])('B2 takes no %s as evidence', async (_, bytes) => {
  const { token } = await anEmployer(world);

  expect(refusedOf(await sendEvidence(world, token, { name: 'x.jpg', bytes })).reason).toBe('EVIDENCE_TYPE');
});

it('B2 keeps the evidence of what was confirmed, and clears that of what came to nothing', async () => {
  const by = await correctable(world);
  const { enterpriseId, token } = by.employer;
  const who = by.of(0);
  const spare = dataOf(await sendEvidence(world, token, { name: '310101199003070011 与 ../../x.pdf' }));
  await correctionIssued(world, by, correctionOf(who.policy_person_id, 'name', '欧阳倩'));
  world.clock.set(moment('2026-07-01 10:00:00'));
  await clearOldOf(world.platform, { enterprise_id: enterpriseId, id: 0 });

  const { rows } = await world.owner.query<{ file_id: number; kept: boolean; name: string }>(
    'select file_id, bytes_enc is not null as kept, name from file where enterprise_id = $1 order by 1',
    [enterpriseId],
  );
  expect(rows.map(({ file_id, kept }) => [file_id, kept])).toEqual([
    [by.file_id, true],
    [spare.file_id, false],
  ]);
  expect(rows[1]!.name).not.toMatch(/\d{8}|\//);
});
