import { appendFileSync } from 'node:fs';
import type { FullConfig, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Ends the run with what was left out and why, also in the summary of a run on GitHub. */
export default class SkipReporter implements Reporter {
  private readonly counts = new Map<string, number>();
  private readonly lines: string[] = [];

  onBegin({ projects }: FullConfig): void {
    for (const engine of ['firefox', 'webkit']) {
      if (projects.some(({ name }) => name === engine)) continue;
      this.lines.push(`${engine} is left out: it is not installed (npx playwright install ${engine})`);
    }
  }

  onTestEnd(_test: TestCase, { status, annotations }: TestResult): void {
    if (status !== 'skipped') return;
    const reason = annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason given';
    this.counts.set(reason, (this.counts.get(reason) ?? 0) + 1);
  }

  onEnd(): void {
    for (const [reason, count] of this.counts) this.lines.push(`${count} browser tests skipped: ${reason}`);
    const text = this.lines.map((line) => `- ${line}\n`).join('');
    process.stdout.write(`\n${text}`);
    const summary = process.env['GITHUB_STEP_SUMMARY'];
    if (summary !== undefined) appendFileSync(summary, text);
  }
}
