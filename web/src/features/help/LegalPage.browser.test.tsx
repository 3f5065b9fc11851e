import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { inspect } from '../../../test/inspect';
import { openPage } from '../../../test/open-page';

test.each([
  ['privacy', 'it', 'desktop'],
  ['cookies', 'de', 'phone'],
] as const)('the default %s page shows the name of the manufacturer', async (kind, language, viewport) => {
  const { words, place } = await openPage('/', { language, viewport });
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: words(`shell:footer.${kind}`) })
    .click();
  await expect.poll(place).toBe(`/${kind}`);
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent(words(`legal:${kind}.title`));
  await expect.element(page.getByText(/Cromia Vernici S\.r\.l\./).first()).toBeVisible();
  await expect.poll(() => document.title).toBe(`${words(`legal:${kind}.title`)} · Cromia`);
  await inspect();
});
