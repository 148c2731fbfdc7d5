import { describe, expect, it } from 'vitest';
import { readSettings } from '../../../../scripts/doctor/settings.ts';

const VARIABLES = {
  VITE_SUPABASE_URL: 'https://project.supabase.co/',
  VITE_SUPABASE_ANON_KEY: ' sb_publishable_x ',
  VITE_SITE_URL: 'https://www.example.ca//',
};

describe('where the doctor looks', () => {
  it('comes from the variables that a build reads', () => {
    expect(readSettings([], VARIABLES)).toEqual({
      url: 'https://project.supabase.co',
      key: 'sb_publishable_x',
      site: 'https://www.example.ca',
      build: 'dist',
      only: null,
      embedded: false,
    });
  });

  it('comes from flags before that', () => {
    const flags = ['--site', 'https://preview.example.ca/', '--build', 'out'];
    expect(readSettings(flags, VARIABLES)).toMatchObject({
      site: 'https://preview.example.ca',
      build: 'out',
    });
  });

  it('is nowhere without either', () => {
    expect(readSettings([], {})).toMatchObject({ url: '', key: '', site: '' });
  });

  it('is asked about with --help, and an unknown flag or part is an error', () => {
    expect(readSettings(['--help'], VARIABLES)).toBeNull();
    expect(() => readSettings(['--sites', 'x'], VARIABLES)).toThrow('--sites');
    expect(() => readSettings(['--only', 'page'], VARIABLES)).toThrow('project or site, not page');
  });

  it('is, with --embedded, the backend of the npm start that runs here', () => {
    const running = { url: 'http://localhost:5174/', pid: process.pid, key: '' };
    expect(readSettings(['--embedded'], VARIABLES, running)).toMatchObject({
      url: 'http://localhost:5174',
      key: expect.stringContaining('sb_publishable_'),
      site: '',
      only: 'project',
      embedded: true,
    });
    expect(() => readSettings(['--embedded'], VARIABLES, null)).toThrow('needs a running npm start');
  });
});
