import { describe, expect, it } from 'vitest';
import { parseSettings } from '@/lib/settings-schema';

const REQUIRED = {
  VITE_SUPABASE_URL: 'https://abc.supabase.co',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_abc',
};

/** As Supabase makes them: 20 letters. */
const ID = 'abcdefghijklmnopqrst';
const PROJECT = `https://${ID}.supabase.co`;

const legacyKey = (role: string) => `header.${btoa(JSON.stringify({ role }))}.signature`;

describe('settings', () => {
  it('need only the two of Supabase; the others have defaults', () => {
    expect(parseSettings({ ...REQUIRED, VITE_PRODUCT_NAME: '  ' })).toEqual({
      supabaseUrl: 'https://abc.supabase.co',
      supabaseAnonKey: 'sb_publishable_abc',
      productName: 'Pitlane',
      siteUrl: '',
      contactEmail: 'hello@pitlane.example',
      launchDate: '2025-07-30',
      termsUrl: '',
      privacyUrl: '',
      mailingAddress: '',
    });
  });

  it.each([
    ['VITE_SUPABASE_URL', ' https://abc.supabase.co/ '],
    ['VITE_SUPABASE_URL', 'http://localhost:5173'],
    ['VITE_SUPABASE_URL', 'http://127.0.0.1:54321/'],
    ['VITE_SUPABASE_ANON_KEY', legacyKey('anon')],
    ['VITE_SITE_URL', 'https://pitlane.example/'],
    ['VITE_PRODUCT_NAME', 'Au'],
    ['VITE_PRODUCT_NAME', 'Maplewood Car Garage'],
    ['VITE_LAUNCH_DATE', '2028-02-29'],
    ['VITE_TERMS_URL', 'https://pitlane.example/terms'],
    ['VITE_PRIVACY_URL', '/privacy.html'],
    ['VITE_MAILING_ADDRESS', '12 Spadina Avenue, Toronto, Ontario M5V 2T6'],
  ])('take %s = %s, without a last slash of an origin', (variable, value) => {
    const settings = parseSettings({ ...REQUIRED, [variable]: value });
    expect(Object.values(settings)).toContain(value.trim().replace(/\/$/, ''));
  });

  it.each([`"L'Étoile"`, `'L'Étoile'`, ` " L'Étoile " `])('take a name that came in quotes: %s', (name) => {
    expect(parseSettings({ ...REQUIRED, VITE_PRODUCT_NAME: name }).productName).toBe("L'Étoile");
  });

  it.each([
    ['VITE_SUPABASE_URL', '', 'is missing'],
    ['VITE_SUPABASE_URL', 'abc', 'must be an https address'],
    ['VITE_SUPABASE_URL', 'ftp://abc.supabase.co', 'must be an https address'],
    ['VITE_SUPABASE_URL', 'https://supabase.com/dashboard', "is not the address of a project's data"],
    ['VITE_SUPABASE_ANON_KEY', '', 'is missing'],
    ['VITE_SUPABASE_ANON_KEY', 'hello', 'is no whole publishable key'],
    ['VITE_SUPABASE_ANON_KEY', legacyKey('authenticated'), 'is no whole publishable key'],
    ['VITE_SUPABASE_ANON_KEY', 'sb_publishable_...', 'is no whole publishable key'],
    ['VITE_SUPABASE_ANON_KEY', 'sb_secret_abc', 'is a secret key'],
    ['VITE_SUPABASE_ANON_KEY', legacyKey('service_role'), 'is a secret key'],
    ['VITE_PRODUCT_NAME', 'P', 'must have 2 to 20 characters'],
    ['VITE_PRODUCT_NAME', 'Maplewood Car Garages', 'must have 2 to 20 characters'],
    ['VITE_SITE_URL', 'https://localhost:5173', 'is of this computer'],
    ['VITE_SITE_URL', 'pitlane', 'must be an https address'],
    ['VITE_CONTACT_EMAIL', 'hello', 'is not an e-mail address'],
    ['VITE_CONTACT_EMAIL', 'Pitlane <hello@pitlane.example>', 'is not an e-mail address'],
    ['VITE_LAUNCH_DATE', '30 July 2025', 'is not a date'],
    ['VITE_LAUNCH_DATE', '2027-5-1', 'is not a date'],
    ['VITE_LAUNCH_DATE', '2027-02-29', 'is not a date'],
    ['VITE_TERMS_URL', 'javascript:alert(1)', 'must be an https address'],
  ])('refuse %s = %j: it %s', (variable, value, message) => {
    const parse = () => parseSettings({ ...REQUIRED, [variable]: value });
    expect(parse).toThrow(`${variable} ${message}`);
    expect(parse).not.toThrow('Write:');
  });

  it.each([
    ['VITE_SUPABASE_URL', ID, PROJECT],
    ['VITE_SUPABASE_URL', `${ID}.supabase.co`, PROJECT],
    ['VITE_SUPABASE_URL', `http://${ID}.supabase.co`, PROJECT],
    ['VITE_SUPABASE_URL', `${PROJECT}/rest/v1/`, PROJECT],
    ['VITE_SUPABASE_URL', `https://supabase.com/dashboard/project/${ID}/settings`, PROJECT],
    ['VITE_SUPABASE_URL', `postgresql://postgres:${'p'.repeat(20)}@db.${ID}.supabase.co:5432/x`, PROJECT],
    ['VITE_SUPABASE_URL', `postgresql://postgres.${ID}:pw@aws-0-ca.pooler.supabase.com:5432/x`, PROJECT],
    ['VITE_SITE_URL', 'www.pitlane.example', 'https://www.pitlane.example'],
    ['VITE_SITE_URL', 'http://www.pitlane.example/', 'https://www.pitlane.example'],
    ['VITE_SITE_URL', 'https://pitlane.example/home', 'https://pitlane.example'],
    ['VITE_CONTACT_EMAIL', 'mailto:hello@pitlane.example?subject=x', 'hello@pitlane.example'],
    ['VITE_TERMS_URL', 'terms.html', '/terms.html'],
    ['VITE_TERMS_URL', 'legal/terms.html', '/legal/terms.html'],
    ['VITE_TERMS_URL', 'pitlane.example/terms', 'https://pitlane.example/terms'],
    ['VITE_PRIVACY_URL', '//pitlane.example/privacy', 'https://pitlane.example/privacy'],
  ])('refuse %s = %s with the line to write instead', (variable, value, instead) => {
    const read = (text: string) => () => parseSettings({ ...REQUIRED, [variable]: text });
    expect(read(value)).toThrow(new RegExp(`Write: ${variable}=${instead}$`));
    expect(read(instead)).not.toThrow();
  });

  it('name every bad variable at once', () => {
    const parse = () => parseSettings({ VITE_PRODUCT_NAME: 'P', VITE_LAUNCH_DATE: 'soon' });
    expect(parse).toThrow(
      /VITE_SUPABASE_URL[\s\S]*VITE_SUPABASE_ANON_KEY[\s\S]*VITE_LAUNCH_DATE[\s\S]*VITE_PRODUCT_NAME/,
    );
  });

  it('never repeat a secret', () => {
    const url = 'https://me:hunter2@abc.supabase.co';
    const parse = () =>
      parseSettings({ VITE_SUPABASE_ANON_KEY: 'sb_secret_hunter2', VITE_SUPABASE_URL: url });
    expect(parse).toThrow(/VITE_SUPABASE_URL[\s\S]*VITE_SUPABASE_ANON_KEY/);
    expect(parse).not.toThrow('hunter2');
  });
});
