import { expect, openLanding, test } from './fixtures';

/** What injected markup or script would try: each says whether it worked. With the directive that blocks it. */
const ATTEMPTS: Record<string, [directive: string, attempt: () => unknown]> = {
  'markup with a handler': [
    'script-src-attr',
    () => {
      const element = document.createElement('div');
      element.innerHTML = '<button onclick="window.broken = true"></button>';
      element.querySelector('button')?.click();
      return 'broken' in window;
    },
  ],
  'an inline script': [
    'script-src-elem',
    () => {
      const textContent = 'window.broken = true';
      document.head.append(Object.assign(document.createElement('script'), { textContent }));
      return 'broken' in window;
    },
  ],
  'a script from elsewhere': ['script-src-elem', () => import(`https://elsewhere.example/${'broken'}.js`)],
  'data sent elsewhere': ['connect-src', () => fetch('https://elsewhere.example/')],
  'another base for addresses': [
    'base-uri',
    () => {
      const href = 'https://elsewhere.example/';
      document.head.append(Object.assign(document.createElement('base'), { href }));
      return document.baseURI.includes('elsewhere');
    },
  ],
  'a frame': [
    'frame-src',
    () => {
      const src = 'https://elsewhere.example/';
      document.body.append(Object.assign(document.createElement('iframe'), { src }));
      // What it shows cannot be read from here: the report counts.
      return false;
    },
  ],
};

test.describe('injected code', () => {
  // The browser logs what it blocks; the test names every violation.
  test.use({ allowedErrors: [[/./], { scope: 'test' }] });

  test('is blocked and reported', async ({ page }) => {
    await openLanding(page);
    await page.evaluate(() => {
      const directives: string[] = [];
      Reflect.set(window, 'directives', directives);
      document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
        directives.push(violatedDirective);
      });
    });
    const reported: string[] = [];
    for (const [name, [directive, attempt]] of Object.entries(ATTEMPTS)) {
      // What is rejected has not worked either.
      expect(await page.evaluate(attempt).catch(() => false), name).toBe(false);
      reported.push(directive);
      await expect.poll(() => page.evaluate(() => Reflect.get(window, 'directives')), name).toEqual(reported);
    }
  });
});

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
