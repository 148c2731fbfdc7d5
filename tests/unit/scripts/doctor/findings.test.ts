import { describe, expect, it, vi } from 'vitest';
import { failed, makeChecks, notChecked, passed } from '../../../../scripts/doctor/findings.mjs';
import { formatLine, formatSummary } from '../../../../scripts/doctor/report.mjs';

const check = (name: string, look: () => ReturnType<typeof passed>) => ({ name, mend: `mend ${name}`, look });

describe('checks', () => {
  it('are made in order, each heard as soon as it is known', async () => {
    const tell = vi.fn();
    const group = { title: 'Site', checks: [check('one', () => passed()), check('two', () => failed('no'))] };
    const lines = await makeChecks([group], tell);
    expect(lines.map(({ name, verdict }) => [name, verdict])).toEqual([
      ['one', 'passed'],
      ['two', 'failed'],
    ]);
    expect(tell.mock.calls.map(([line]) => line)).toEqual(lines);
  });

  it('fail when they throw, with the reason behind it', async () => {
    const look = () => {
      throw new TypeError('fetch failed', { cause: new Error('getaddrinfo ENOTFOUND x.supabase.co') });
    };
    const [line] = await makeChecks([{ title: 'Tables', checks: [check('one', look)] }]);
    expect(line?.verdict).toBe('failed');
    expect(line?.detail).toBe('could not be asked (fetch failed: getaddrinfo ENOTFOUND x.supabase.co)');
  });

  it('are not made, and say so, when what they need is missing', async () => {
    const look = vi.fn(() => passed());
    const group = { title: 'Site', needs: () => 'the site did not answer', checks: [check('one', look)] };
    expect(await makeChecks([group])).toMatchObject([
      { verdict: 'not checked', detail: 'the site did not answer' },
    ]);
    expect(look).not.toHaveBeenCalled();
  });
});

describe('the report', () => {
  const line = { group: 'Site', name: 'It is there', mend: 'Deploy it' };

  it('gives the mend of what failed alone', () => {
    expect(formatLine({ ...line, ...passed() })).toBe('passed       It is there');
    expect(formatLine({ ...line, ...notChecked('no address') })).toBe(
      'not checked  It is there\n             no address',
    );
    expect(formatLine({ ...line, ...failed('answered 500') })).toBe(
      'FAILED       It is there\n             answered 500\n             Mend: Deploy it',
    );
  });

  it('counts every verdict and names what failed', () => {
    const lines = [passed(), failed('x'), notChecked('y')].map((finding) => ({ ...line, ...finding }));
    expect(formatSummary(lines)).toBe(
      'doctor: 1 passed, 1 failed, 1 not checked\n  FAILED  Site: It is there',
    );
  });
});
