import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** Ends the session on the server without the open tabs noticing. */
export async function endServerSession(page: Page): Promise<void> {
  const storedSession = await page.evaluate<string>(`localStorage.getItem('cromia.session')`);
  const { refreshToken } = JSON.parse(storedSession);
  const response = await page.request.post(new URL('/api/auth/logout', page.url()).href, {
    data: { refreshToken },
  });
  expect(response.status()).toBe(204);
}
