// Finds the tests that failed in the JSON reports of the test runners.
import { relative } from 'node:path';
import { ROOT } from './ensure-installed.mjs';

/** Enough to recognise the error; the full text is in the run's own output. */
const MAX_REASON = 600;

/** The failed tests of a vitest report, and the files that couldn't be run. */
export function failedInVitest(report) {
  return (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const path = relative(ROOT, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [line(path, message)];
    return failed.map((test) => line(`${path} › ${test.fullName}`, test.failureMessages[0]));
  });
}

/** The files with failures, as arguments for running only these. */
export function filesFailedInVitest(report) {
  const failed = (report?.testResults ?? []).filter(({ status }) => status === 'failed');
  return failed.map(({ name }) => name);
}

/** The tests of a Playwright report with this status: 'unexpected' or 'flaky'. */
export function inPlaywright(report, status) {
  return specsOf(report?.suites ?? []).flatMap(({ spec, path }) =>
    spec.tests
      .filter((test) => test.status === status)
      .map((test) => {
        const reasons = test.results.flatMap(({ error }) => error?.message ?? []);
        return line(`[${test.projectName}] ${path} › ${spec.title}`, reasons[0]);
      }),
  );
}

function specsOf(suites) {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? []).map((spec) => ({ spec, path: `${spec.file}:${spec.line}` })),
    ...specsOf(suite.suites ?? []),
  ]);
}

function line(name, reason = '') {
  const [message = ''] = reason.split(/\n\s+at /);
  const text = message.trim().slice(0, MAX_REASON).replaceAll('\n', '\n      ');
  return text === '' ? name : `${name}\n      ${text}`;
}
