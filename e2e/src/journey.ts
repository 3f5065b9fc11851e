import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import type { Database } from '../../server/src/platform/database/connection.ts';
import { openPortalDatabase } from './database.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
/** The browser's console error for a 4xx or 5xx response; responses are checked separately. */
const FAILED_RESPONSE_LOG = /^Failed to load resource: the server responded with a status of/;
const SERVER_UNREACHABLE =
  /net::ERR_(INTERNET_DISCONNECTED|CONNECTION_(REFUSED|RESET|CLOSED|ABORTED)|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED)/;
/** The browser's console error when the test reads a mail's sandboxed frame. */
const MAIL_FRAME_LOG = /^Blocked script execution in 'about:srcdoc'/;
/** 404 responses that are not errors: a user without a request (section 4), a product without a store (contract). */
const EXPECTED_NOT_FOUND = /^404: GET \S+\/(types\/new-and-existing|b2c\/amazon-link)(\?\S*)?$/;
/** The error text of a request that was aborted by navigation. */
const ABORTED = 'net::ERR_ABORTED';

/** Logs CSP violations to the console, even if the page handles the error. */
const REPORT_VIOLATIONS = `addEventListener('securitypolicyviolation', (event) =>
  console.error('content security policy: ' + event.violatedDirective + ' ' + event.blockedURI));`;

/** Journeys replace map tiles with a grey pixel, so that they need no network. */
const TILES = 'https://tile.openstreetmap.org/**';
const TILE = Buffer.from('R0lGODlhAQABAIAAAMzMzAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');

/** Background errors of a page fail its journey unless the journey expects them. */
export interface Watch {
  /** Expects responses with this status to requests whose URL contains `address`. */
  expects: (status: number, address: string) => void;
  /** Allows the server to be unreachable from now on. */
  expectsNoServer: () => void;
}

function watchContext(context: BrowserContext): { watch: Watch; findings: () => string[] } {
  const findings: string[] = [];
  const rejectedResponses: { status: number; line: string }[] = [];
  const expectedResponses: { status: number; address: string }[] = [];
  let isServerOptional = false;
  const isExpectedOutage = (text: string) => isServerOptional && SERVER_UNREACHABLE.test(text);
  context.on('weberror', (error) =>
    findings.push(`page error: ${error.error().stack ?? error.error().message}`),
  );
  context.on('console', (message) => {
    const text = message.text();
    if (message.type() !== 'error' || FAILED_RESPONSE_LOG.test(text) || isExpectedOutage(text)) return;
    if (MAIL_FRAME_LOG.test(text)) return;
    findings.push(`console: ${text} (${message.location().url})`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== ABORTED && !isExpectedOutage(reason))
      findings.push(`failed request: ${request.method()} ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    const status = response.status();
    // Section 4: a 404 response to a HEAD request means that a profile can be edited.
    const isEditableProfile = status === 404 && response.request().method() === 'HEAD';
    if (status >= 400 && !isEditableProfile)
      rejectedResponses.push({ status, line: `${status}: ${response.request().method()} ${response.url()}` });
  });
  const isExpected = (status: number, line: string) =>
    EXPECTED_NOT_FOUND.test(line) ||
    expectedResponses.some(
      (expectation) => expectation.status === status && line.includes(expectation.address),
    );
  return {
    watch: {
      expects: (status, address) => expectedResponses.push({ status, address }),
      expectsNoServer: () => {
        isServerOptional = true;
      },
    },
    findings: () => [
      ...findings,
      ...rejectedResponses.flatMap(({ status, line }) =>
        isExpected(status, line) ? [] : [`response ${line}`],
      ),
    ],
  };
}

interface Fixtures {
  watch: Watch;
  db: Database;
}

/** Replaces map tiles. Interception disables the browser's cache, so only journeys with a map use this. */
export async function stubMapTiles(context: BrowserContext): Promise<void> {
  await context.route(TILES, (route) => route.fulfill({ contentType: 'image/gif', body: TILE }));
}

/** The test function of journeys. It watches every page for errors and provides the portal's database. */
export const test = base.extend<Fixtures>({
  watch: [
    async ({ context }, use) => {
      const { watch, findings } = watchContext(context);
      await context.addInitScript(REPORT_VIOLATIONS);
      await use(watch);
      expect(findings(), 'background errors').toEqual([]);
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern
  db: async ({}, use) => {
    const { db, close } = await openPortalDatabase(process.env.E2E_DATA_DIR ?? '');
    await use(db);
    await close();
  },
});

export { expect };

/** The members of animations and elements that the code below reads in the browser. */
interface RunningAnimation {
  playState: string;
  effect: { getComputedTiming: () => { endTime?: unknown } } | null;
  finished: Promise<unknown>;
}
interface Box {
  tagName: string;
  className: unknown;
  textContent: string | null;
  getBoundingClientRect: () => { right: number };
}

/** Waits for all finite animations to end, because contrast cannot be checked during a colour transition. */
async function waitForAnimations(page: Page): Promise<void> {
  await page.locator('html').evaluate(async (html) => {
    const running = (): RunningAnimation[] =>
      html.ownerDocument
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
        );
    // A child's transition of an inherited colour starts only after the parent's has ended.
    for (let animations = running(); animations.length > 0; animations = running())
      await Promise.allSettled(animations.map(({ finished }) => finished));
  });
}

/** Describes the elements that overflow the page on the right, for the error message. */
function findOverflowing(page: Page, width: number): Promise<string[]> {
  return page.locator('html').evaluate((html, limit) => {
    if (html.scrollWidth <= limit) return [];
    const boxes: Box[] = Array.from(html.querySelectorAll('body *'));
    const descriptions = boxes
      .filter((box) => box.getBoundingClientRect().right > limit + 0.5)
      .map(
        ({ tagName, className, textContent }) =>
          `<${tagName} class="${className}"> ${(textContent ?? '').slice(0, 40)}`,
      );
    return [`the page is ${html.scrollWidth}px wide`, ...descriptions.slice(0, 12)];
  }, width);
}

/** Fails when the page overflows horizontally. */
export async function expectToFit(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  expect(await findOverflowing(page, width), `${page.url()} at ${width}px`).toEqual([]);
}

/** Fails if the page has accessibility violations or overflows horizontally. */
export async function inspect(page: Page): Promise<void> {
  await waitForAnimations(page);
  await expectToFit(page);
  // Scrolls to the top; elsewhere the top bar could overlap a target, which would then count as too small.
  await page.evaluate('scrollTo({ top: 0, behavior: "instant" })');
  // What lies below the bar of a phone at this scroll position can be scrolled into view.
  const unfixed = await page.addStyleTag({ content: '[data-phone-bar] { position: static !important; }' });
  // Legacy mode needs no extra tab, which axe uses for cross-origin frames only.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(WCAG).analyze();
  await unfixed.evaluate((style) => style.parentNode?.removeChild(style));
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.map(({ html, failureSummary }) => `${html.slice(0, 300)} ${failureSummary ?? ''}`),
    }));
  expect(serious, `axe on ${page.url()}`).toEqual([]);
}
