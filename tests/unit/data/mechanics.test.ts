import { describe, expect, it } from 'vitest';
import { submitMechanicApplication } from '@/data/mechanics';
import { FAILURES, fakeDataInterface, refused } from './fake-data-interface';

const APPLICATION = {
  fullName: ' Sam Okafor ',
  phoneNumber: ' +1 416 555 0134 ',
  emailAddress: ' Sam@Garage.example ',
  streetAddress: ' 12 Spadina Avenue ',
  city: ' Toronto ',
  postalCode: ' m5v2t6 ',
};

const server = fakeDataInterface();

describe('submitMechanicApplication', () => {
  it('inserts one trimmed row and reads nothing back', async () => {
    expect(await submitMechanicApplication(APPLICATION)).toEqual({ ok: true });
    expect(server.sent).toHaveLength(1);
    expect(server.sent[0]).toMatchObject({
      method: 'POST',
      url: 'https://project.supabase.test/rest/v1/mechanic_applications',
      keepalive: false,
      body: {
        full_name: 'Sam Okafor',
        phone_number: '+1 416 555 0134',
        email_address: 'Sam@Garage.example',
        street_address: '12 Spadina Avenue',
        city: 'Toronto',
        postal_code: 'M5V 2T6',
      },
    });
    expect(server.sent[0]?.headers.get('prefer') ?? '').not.toContain('return=representation');
  });

  it('recognizes a duplicate by the code of the database', async () => {
    server.answerWith(() => refused(409, '23505'));
    expect(await submitMechanicApplication(APPLICATION)).toEqual({ ok: false, reason: 'duplicate' });
  });

  it.each(FAILURES)('fails on %s', async (_name, answer) => {
    server.answerWith(answer);
    expect(await submitMechanicApplication(APPLICATION)).toEqual({ ok: false, reason: 'failed' });
    expect(server.sent).toHaveLength(1);
  });
});
