import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

function addScript(properties: Partial<HTMLScriptElement>): void {
  const script = Object.assign(document.createElement('script'), properties);
  script.dataset.test = '';
  document.head.append(script);
}

/** Runs the script that every page runs before its first paint. */
async function runBeforePaint(): Promise<void> {
  const response = await fetch(`${import.meta.env.BASE_URL}before-paint.js`);
  addScript({ textContent: await response.text() });
}

afterEach(() => {
  for (const element of document.querySelectorAll('[data-test], .start-failed')) element.remove();
  sessionStorage.clear();
});

test('a script that fails to load shows a localized error with a reload button', async () => {
  sessionStorage.setItem('cromia.visit-language', 'de');
  await runBeforePaint();
  // Nothing listens at this address.
  addScript({ type: 'module', src: 'http://127.0.0.1:1/assets/index-of-an-old-build.js' });
  const notice = page.getByRole('alert');
  await expect.element(notice).toMatchTextContent('Die Seite konnte nicht starten.');
  await expect.element(notice.getByRole('button', { name: 'Neu laden' })).toBeVisible();
});

test('a failure during startup is shown once', async () => {
  sessionStorage.setItem('cromia.visit-language', 'de');
  await runBeforePaint();
  window.dispatchEvent(new Event('cromia-failed'));
  window.dispatchEvent(new Event('cromia-failed'));
  await expect.element(page.getByRole('button', { name: 'Neu laden' })).toBeVisible();
  expect(document.querySelectorAll('.start-failed')).toHaveLength(1);
});
