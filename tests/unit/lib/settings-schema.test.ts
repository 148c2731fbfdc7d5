import { describe, expect, it } from 'vitest';
import { parseSettings } from '@/lib/settings-schema';

const REQUIRED = {
  VITE_SUPABASE_URL: 'https://abc.supabase.co',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_abc',
};

const legacyKey = (role: string) => `header.${btoa(JSON.stringify({ role }))}.signature`;

describe('settings', () => {
  it('need only the two of Supabase; the others have defaults', () => {
    expect(parseSettings(REQUIRED)).toEqual({
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
    ['VITE_PRODUCT_NAME', '  ', { productName: 'Pitlane' }],
    ['VITE_SUPABASE_URL', ' https://abc.supabase.co/ ', { supabaseUrl: 'https://abc.supabase.co' }],
    ['VITE_SITE_URL', 'https://pitlane.example/', { siteUrl: 'https://pitlane.example' }],
  ])('are trimmed, and unset when blank; addresses lose their last slash: %s = %j', (name, value, parsed) => {
    expect(parseSettings({ ...REQUIRED, [name]: value })).toMatchObject(parsed);
  });

  it.each([
    ['VITE_SUPABASE_URL', 'http://localhost:5173'],
    ['VITE_SUPABASE_URL', 'http://127.0.0.1:54321'],
    ['VITE_SUPABASE_URL', 'http://[::1]:54321'],
    ['VITE_SUPABASE_ANON_KEY', legacyKey('anon')],
    ['VITE_PRODUCT_NAME', 'Au'],
    ['VITE_PRODUCT_NAME', 'Maplewood Car Garage'],
    ['VITE_LAUNCH_DATE', '2028-02-29'],
    ['VITE_TERMS_URL', 'https://pitlane.example/terms'],
    ['VITE_PRIVACY_URL', '/privacy.html'],
  ])('take %s = %s', (variable, value) => {
    expect(() => parseSettings({ ...REQUIRED, [variable]: value })).not.toThrow();
  });

  it.each([
    ['VITE_SUPABASE_URL', '', 'VITE_SUPABASE_URL is missing'],
    ['VITE_SUPABASE_URL', 'abc', 'VITE_SUPABASE_URL is not an address'],
    ['VITE_SUPABASE_URL', 'http://abc.supabase.co', 'VITE_SUPABASE_URL must be an https address'],
    ['VITE_SUPABASE_URL', 'ftp://abc.supabase.co', 'VITE_SUPABASE_URL must be an https address'],
    [
      'VITE_SUPABASE_URL',
      'https://abc.supabase.co/rest/v1/',
      'Write: VITE_SUPABASE_URL=https://abc.supabase.co',
    ],
    [
      'VITE_SUPABASE_URL',
      'https://supabase.com/dashboard/project/abc/settings',
      'is an address of the dashboard. Write: VITE_SUPABASE_URL=https://abc.supabase.co',
    ],
    ['VITE_SUPABASE_ANON_KEY', 'hello', 'VITE_SUPABASE_ANON_KEY is no publishable key'],
    ['VITE_SUPABASE_ANON_KEY', legacyKey('authenticated'), 'VITE_SUPABASE_ANON_KEY is no publishable key'],
    ['VITE_SUPABASE_ANON_KEY', '', 'VITE_SUPABASE_ANON_KEY is missing'],
    ['VITE_SUPABASE_ANON_KEY', 'sb_secret_abc', 'VITE_SUPABASE_ANON_KEY is a secret key'],
    ['VITE_SUPABASE_ANON_KEY', legacyKey('service_role'), 'VITE_SUPABASE_ANON_KEY is a secret key'],
    ['VITE_PRODUCT_NAME', 'P', 'VITE_PRODUCT_NAME must have 2 to 20 characters'],
    ['VITE_PRODUCT_NAME', 'Maplewood Car Garages', 'VITE_PRODUCT_NAME must have 2 to 20 characters'],
    ['VITE_SITE_URL', 'pitlane.example', 'VITE_SITE_URL is not an address'],
    ['VITE_SITE_URL', 'https://pitlane.example/home', 'Write: VITE_SITE_URL=https://pitlane.example'],
    ['VITE_SITE_URL', 'https://localhost:5173', 'VITE_SITE_URL is of this computer'],
    ['VITE_CONTACT_EMAIL', 'hello', 'VITE_CONTACT_EMAIL is not an e-mail address'],
    ['VITE_LAUNCH_DATE', '30 July 2025', 'VITE_LAUNCH_DATE is not a date'],
    ['VITE_LAUNCH_DATE', '2027-02-29', 'VITE_LAUNCH_DATE is not a date'],
    ['VITE_LAUNCH_DATE', '2027-13-01', 'VITE_LAUNCH_DATE is not a date'],
    ['VITE_TERMS_URL', 'javascript:alert(1)', 'VITE_TERMS_URL must be an https address'],
    ['VITE_PRIVACY_URL', '//pitlane.example/privacy', 'VITE_PRIVACY_URL is not an address'],
    ['VITE_PRIVACY_URL', 'privacy.html', 'VITE_PRIVACY_URL is not an address'],
  ])('refuse %s = %j', (variable, value, message) => {
    expect(() => parseSettings({ ...REQUIRED, [variable]: value })).toThrow(message);
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
