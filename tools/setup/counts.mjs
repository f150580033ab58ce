import { readFileSync } from 'node:fs';

/** What vitest's JSON report counts; a run that broke down without naming a test is one failure. */
export function countVitest(file, code) {
  const report = read(file);
  const notRun = (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0);
  return counted(report.numPassedTests ?? 0, (report.numFailedTests ?? 0) + notRun, code);
}

/** What Playwright's JSON report counts; a test that passed only when repeated has failed. */
export function countPlaywright(file, code) {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = read(file).stats ?? {};
  return counted(expected, unexpected + flaky + skipped, code);
}

const counted = (passed, failed, code) => ({ passed, failed: failed === 0 && code !== 0 ? 1 : failed });

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
