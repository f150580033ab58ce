import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { countPlaywright, countVitest } from './counts.mjs';

/** A report as a test runner leaves it. */
function reportOf(report: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'gic-counts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

it('S14 names each test that failed or did not run', () => {
  const assertionResults = [
    { fullName: 'adds', status: 'passed', failureMessages: [] },
    { fullName: 'fails', status: 'failed', failureMessages: ['expected 1 to be 2'] },
    { fullName: 'waits', status: 'pending' },
  ];
  const report = {
    numPassedTests: 1,
    numFailedTests: 1,
    numPendingTests: 1,
    testResults: [{ name: 'a.test.ts', assertionResults }],
  };

  expect(countVitest(reportOf(report), 1)).toEqual({
    passed: 1,
    failed: 2,
    failures: ['a.test.ts › fails: expected 1 to be 2', 'a.test.ts › waits: not run'],
  });
});

it('S14 names each test of the browser that failed, in whichever group it stands', () => {
  const specOf = (title: string, status: string, results: object[]) => ({
    title,
    file: 'a.e2e.ts',
    line: 3,
    tests: [{ status, results }],
  });
  const report = {
    stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 1 },
    suites: [
      {
        specs: [specOf('opens', 'expected', [{}]), specOf('waits', 'skipped', [])],
        suites: [{ specs: [specOf('fails', 'unexpected', [{ error: { message: 'not found' } }])] }],
      },
    ],
  };

  expect(countPlaywright(reportOf(report), 1)).toEqual({
    passed: 1,
    failed: 2,
    failures: ['a.e2e.ts:3 › waits: not run', 'a.e2e.ts:3 › fails: not found'],
  });
});

it('S14 counts a run that broke down without a report as one failure', () => {
  expect(countVitest('/nowhere/report.json', 1)).toEqual({ passed: 0, failed: 1, failures: [] });
  expect(countPlaywright('/nowhere/report.json', 1)).toEqual({ passed: 0, failed: 1, failures: [] });
});
