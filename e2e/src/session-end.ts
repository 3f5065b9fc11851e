import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** Ends the session on the server without the open tabs noticing. */
export async function endServerSession(page: Page): Promise<void> {
  const kept = await page.evaluate<string>(`localStorage.getItem('cromia.session')`);
  const { refreshToken } = JSON.parse(kept);
  const ended = await page.request.post(new URL('/api/auth/logout', page.url()).href, {
    data: { refreshToken },
  });
  expect(ended.status()).toBe(204);
}
