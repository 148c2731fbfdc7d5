import { appendFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Ends the run with why tests were skipped, also in the summary of a run on GitHub. */
export default class SkipReporter implements Reporter {
  private readonly counts = new Map<string, number>();

  onTestEnd(_test: TestCase, { status, annotations }: TestResult): void {
    if (status !== 'skipped') return;
    const reason = annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason given';
    this.counts.set(reason, (this.counts.get(reason) ?? 0) + 1);
  }

  onEnd(): void {
    const lines = [...this.counts].map(([reason, count]) => `- ${count} browser tests skipped: ${reason}\n`);
    if (lines.length === 0) return;
    process.stdout.write(`\n${lines.join('')}`);
    const summary = process.env['GITHUB_STEP_SUMMARY'];
    if (summary !== undefined) appendFileSync(summary, lines.join(''));
  }
}
