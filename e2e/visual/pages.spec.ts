import { expect, test } from '@playwright/test';
import { DEMO_PASSWORD, demoUsername } from '../src/people.ts';
import { logIn, open } from '../src/steps.ts';
import { STATES } from './states.ts';
import { steady } from './steady-page.ts';

/** Low, so that the pictures stay small. */
const HEIGHTS = { 390: 844, 768: 720, 1024: 600, 1440: 640 } as const;
const LOCALES = { it: 'it-IT', de: 'de-DE', ru: 'ru-RU' } as const;

for (const { name, user, path, width, look, language, act } of STATES) {
  const title = `${name}-${user ?? 'visitor'}-${width}-${look}-${language}`;
  test(title, async ({ browser, baseURL, request }) => {
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      locale: LOCALES[language],
      viewport: { width, height: HEIGHTS[width] },
      colorScheme: look === 'dark' ? 'dark' : 'light',
      forcedColors: look === 'forced' ? 'active' : 'none',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    if (user === null) await open(page, path);
    else {
      const username = demoUsername(user);
      const session = await request.post('/api/auth', { data: { username, password: DEMO_PASSWORD } });
      const { accessToken } = await session.json();
      await request.patch(`/api/users/companies/${username}`, {
        headers: { authorization: `Bearer ${accessToken}` },
        data: { language },
      });
      await logIn(page, username, path);
    }
    await page.waitForLoadState('networkidle');
    await act?.(page);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready);
    await steady(page);
    await expect(page).toHaveScreenshot(`${title}.png`);
    await context.close();
  });
}
