import type { Page } from '@playwright/test';
import { expect, openLanding, test } from './fixtures';

test.describe('responses', () => {
  for (const path of ['/', '/no/such/page', '/favicon.svg']) {
    test(`${path} has every security header`, async ({ request }) => {
      const headers = (await request.get(path)).headers();
      const policy = headers['content-security-policy'];
      expect(policy).toMatch(/^default-src 'none'; script-src 'self'(?: 'sha256-[\w+/=]+')+; /);
      expect(policy?.replace("style-src 'self' 'unsafe-inline'", '')).not.toContain('unsafe');
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

  test('files with a hash in their name are cached for ever, pages are not', async ({ page, request }) => {
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

/** What injected markup or script would try. Each resolves to whether it worked. */
const ATTEMPTS: Record<string, { attempt: (page: Page) => Promise<unknown>; directive: string }> = {
  'a handler in an attribute': {
    attempt: (page) =>
      page.evaluate(() => {
        const element = document.createElement('button');
        element.setAttribute('onclick', 'window.broken = true');
        element.click();
        return 'broken' in window;
      }),
    directive: 'script-src-attr',
  },
  'markup with a handler': {
    attempt: (page) =>
      page.evaluate(() => {
        const element = document.createElement('div');
        element.innerHTML = '<button onclick="window.broken = true"></button>';
        element.querySelector('button')?.click();
        return 'broken' in window;
      }),
    directive: 'script-src-attr',
  },
  'an inline script': {
    attempt: (page) =>
      page.evaluate(() => {
        const script = document.createElement('script');
        script.textContent = 'window.broken = true';
        document.head.append(script);
        return 'broken' in window;
      }),
    directive: 'script-src-elem',
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
  test.describe(name, () => {
    // The browser logs what it blocks; a violation of another directive still fails the test.
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

  test('shows nothing of it', async ({ page, baseURL }) => {
    await page.route('http://elsewhere.test/', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL}/"></iframe>` }),
    );
    await page.goto('http://elsewhere.test/');
    await expect(page.frameLocator('iframe').getByRole('heading')).toHaveCount(0);
    expect(page.frames().map((frame) => frame.url())).not.toContain(`${baseURL}/`);
  });
});
