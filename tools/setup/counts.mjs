import { readFileSync } from 'node:fs';

/** What vitest's JSON report counts; a run that broke down without naming a test is one failure. */
export function countVitest(file, code) {
  const report = read(file);
  const notRun = (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0);
  const failures = (report.testResults ?? []).flatMap(({ name, assertionResults = [] }) =>
    assertionResults
      .filter(({ status }) => status !== 'passed')
      .map(
        ({ fullName, failureMessages = [] }) => `${name} › ${fullName}: ${failureMessages[0] ?? 'not run'}`,
      ),
  );
  return {
    ...counted(report.numPassedTests ?? 0, (report.numFailedTests ?? 0) + notRun, code),
    failures,
  };
}

/** What Playwright's JSON report counts; a test that passed only when repeated has failed. */
export function countPlaywright(file, code) {
  const { stats = {}, suites = [] } = read(file);
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats;
  const failures = specsOf(suites)
    .filter(({ tests }) => tests.some(({ status }) => status !== 'expected'))
    .map(({ file: of, line, title, tests }) => `${of}:${line} › ${title}: ${messageOf(tests)}`);
  return { ...counted(expected, unexpected + flaky + skipped, code), failures };
}

const specsOf = (suites) =>
  suites.flatMap(({ specs = [], suites: inner = [] }) => [...specs, ...specsOf(inner)]);

const messageOf = (tests) =>
  tests.flatMap(({ results }) => results).find(({ error }) => error !== undefined)?.error.message ??
  'not run';

const counted = (passed, failed, code) => ({ passed, failed: failed === 0 && code !== 0 ? 1 : failed });

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
