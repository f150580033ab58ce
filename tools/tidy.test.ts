// The house rules that a machine can check. What it cannot is in docs/style.md.
import { calls } from '@app/contract/calls';
import { describe, expect, it } from 'vitest';
import { callRules, callsOf } from './tidy/calls.ts';
import { circleRules } from './tidy/circles.ts';
import { directionRules } from './tidy/direction.ts';
import { kindRules } from './tidy/kinds.ts';
import { endRules } from './tidy/ends.ts';
import { keptRules } from './tidy/kept.ts';
import { outsideRules } from './tidy/outside.ts';
import { paperRules } from './tidy/papers.ts';
import { readProject } from './tidy/project.ts';
import { requirementRules } from './tidy/requirements.ts';
import { shapeRules } from './tidy/shape.ts';

const files = readProject();

it('reads the whole project', () => {
  const paths = files.map(({ path }) => path);

  expect(paths).toEqual(
    expect.arrayContaining(['package.json', 'tools/tidy.test.ts', 'apps/server/src/app.ts']),
  );
  expect(paths.length).toBeGreaterThan(200);
});

it('finds every call of the contract', () => {
  const paths = (list: readonly { path: string }[]) => list.map(({ path }) => path).toSorted();

  expect(paths(callsOf(files))).toEqual(paths(calls));
});

const rules = [
  ...directionRules,
  ...circleRules,
  ...outsideRules,
  ...shapeRules,
  ...paperRules,
  ...requirementRules,
  ...callRules,
  ...kindRules,
  ...endRules,
  ...keptRules,
];

describe.each(rules)('$name', ({ find, planted }) => {
  it('holds', () => {
    expect(find(files)).toEqual([]);
  });

  it.each(planted)('would report: $offence', ({ files: violation, offence }) => {
    expect(find(violation)).toContainEqual(expect.stringContaining(offence));
  });
});
