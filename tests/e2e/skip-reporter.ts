import type { FullConfig, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** At the end of the run, prints why tests were skipped and which engines are not installed. */
export default class SkipReporter implements Reporter {
  private readonly reasons = new Set<string>();

  onBegin({ projects }: FullConfig): void {
    for (const engine of ['firefox', 'webkit']) {
      if (projects.some(({ name }) => name === engine)) continue;
      this.reasons.add(`${engine} is not installed (npx playwright install ${engine})`);
    }
  }

  onTestEnd(_test: TestCase, { status, annotations }: TestResult): void {
    const skip = annotations.find(({ type }) => type === 'skip');
    if (status === 'skipped') this.reasons.add(skip?.description ?? 'no reason given');
  }

  onEnd(): void {
    for (const reason of this.reasons) console.log(`Skipped: ${reason}`);
  }
}
