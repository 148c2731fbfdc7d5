import type { Page } from '@playwright/test';
import { expect, openLanding, test } from './fixtures';

test.describe('what pages are sent with', () => {
  for (const path of ['/', '/no/such/page', '/favicon.svg']) {
    test(`${path} comes with every header`, async ({ request }) => {
      const headers = (await request.get(path)).headers();
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/);
      expect(headers['content-security-policy']).not.toContain('unsafe');
      expect(headers).toMatchObject({
        'strict-transport-security': expect.stringMatching(/^max-age=\d{8}/),
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
    });
  }

  test('what carries a hash in its name is kept for ever, a page is not', async ({ page, request }) => {
    await openLanding(page);
    const script = await page.evaluate(
      () =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .find((name) => name.endsWith('.js')) ?? '',
    );
    expect((await request.get(script)).headers()['cache-control']).toContain('immutable');
    expect((await request.get('/')).headers()['cache-control']).not.toContain('immutable');
  });
});

/** Tries to break in, as injected markup would, and tells what came of it. */
const ATTEMPTS: Record<string, { attempt: (page: Page) => Promise<unknown>; directive: string }> = {
  'a handler in an attribute': {
    attempt: (page) =>
      page.evaluate(() => {
        const element = document.createElement('button');
        try {
          element.setAttribute('onclick', 'window.broken = true');
        } catch {
          // Trusted Types answer before the policy on inline scripts would.
        }
        element.click();
        return 'broken' in window;
      }),
    directive: 'require-trusted-types-for',
  },
  'text made into markup': {
    attempt: (page) =>
      page.evaluate(() => {
        try {
          document.createElement('div').innerHTML = '<img src=x onerror="window.broken = true">';
          return true;
        } catch {
          return 'broken' in window;
        }
      }),
    directive: 'require-trusted-types-for',
  },
  'a script from elsewhere': {
    attempt: (page) =>
      page.evaluate(
        () =>
          new Promise((resolve) => {
            import(`https://elsewhere.example/${'broken'}.js`).then(
              () => resolve(true),
              () => resolve(false),
            );
          }),
      ),
    directive: 'script-src-elem',
  },
  'data sent elsewhere': {
    attempt: (page) =>
      page.evaluate(() =>
        fetch('https://elsewhere.example/').then(
          () => true,
          () => false,
        ),
      ),
    directive: 'connect-src',
  },
  'a style element': {
    attempt: (page) =>
      page.evaluate(() => {
        const style = document.createElement('style');
        style.textContent = 'body { display: none }';
        document.head.append(style);
        return getComputedStyle(document.body).display === 'none';
      }),
    directive: 'style-src-elem',
  },
  'another base for addresses': {
    attempt: (page) =>
      page.evaluate(() => {
        const base = document.createElement('base');
        base.href = 'https://elsewhere.example/';
        document.head.append(base);
        return document.baseURI.includes('elsewhere');
      }),
    directive: 'base-uri',
  },
  'a frame': {
    attempt: (page) =>
      page.evaluate(() => {
        const frame = document.createElement('iframe');
        frame.src = 'https://elsewhere.example/';
        document.body.append(frame);
        return new Promise((resolve) => {
          document.addEventListener('securitypolicyviolation', () => resolve(false), { once: true });
        });
      }),
    directive: 'frame-src',
  },
};

for (const [name, { attempt, directive }] of Object.entries(ATTEMPTS)) {
  test.describe(`${name}, if it ever got in`, () => {
    // The browser says on the console what it blocks; other directives would still fail the test.
    test.use({ allowedErrors: [[new RegExp(`^policy: ${directive} `), /^(?!policy: )/], { scope: 'test' }] });

    test('is blocked and reported', async ({ page }) => {
      await openLanding(page);
      const reported = page.evaluate(
        () =>
          new Promise((resolve) => {
            document.addEventListener(
              'securitypolicyviolation',
              ({ violatedDirective }) => resolve(violatedDirective),
              { once: true },
            );
          }),
      );
      expect(await attempt(page)).toBe(false);
      expect(await reported).toBe(directive);
    });
  });
}

test.describe('another site that frames the page', () => {
  test.use({ allowedErrors: [[/frame-ancestors|Framing/, /Failed to load resource/], { scope: 'test' }] });

  test('gets nothing to show', async ({ page, baseURL }) => {
    await page.route('http://elsewhere.test/', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL}/"></iframe>` }),
    );
    await page.goto('http://elsewhere.test/');
    await expect(page.frameLocator('iframe').getByRole('heading')).toHaveCount(0);
    expect(page.frames().map((frame) => frame.url())).not.toContain(`${baseURL}/`);
  });
});
