import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import type { Database } from '../../server/src/platform/database/database.ts';
import { openPortalDatabase } from './database.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
/** The browser's log line for an answer of 4xx or 5xx, which is checked as an answer instead. */
const SPEAKS_OF_ANSWER = /^Failed to load resource: the server responded with a status of/;
const NO_SERVER = /net::ERR_(CONNECTION_(REFUSED|RESET|CLOSED|ABORTED)|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED)/;
/** The browser's log line when the test reads a mail's sandboxed frame. */
const LOOKED_INTO_MAIL = /^Blocked script execution in 'about:srcdoc'/;
/** 404 answers that are no errors: a user without a request (section 4), a product without a store (contract). */
const NONE_THERE = /^404: GET \S+\/(types\/new-and-existing|b2c\/amazon-link)(\?\S*)?$/;
/** The error of a call aborted by navigation. */
const GIVEN_UP = 'net::ERR_ABORTED';

/** Logs CSP violations to the console, even if the page catches the refusal. */
const REPORT_VIOLATIONS = `addEventListener('securitypolicyviolation', (event) =>
  console.error('content security policy: ' + event.violatedDirective + ' ' + event.blockedURI));`;

/** Map tiles are replaced by a grey pixel: journeys need no network. */
const TILES = 'https://tile.openstreetmap.org/**';
const TILE = Buffer.from('R0lGODlhAQABAIAAAMzMzAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');

/** Any error behind a page fails its journey, unless the journey expects it. */
export interface Watch {
  /** Answers with this status, to calls whose address contains the text, belong to the journey. */
  expects: (status: number, address: string) => void;
  /** From here on the server may be unreachable. */
  expectsNoServer: () => void;
}

function watchContext(context: BrowserContext): { watch: Watch; findings: () => string[] } {
  const found: string[] = [];
  const refused: { status: number; line: string }[] = [];
  const expected: { status: number; address: string }[] = [];
  let mayBeAway = false;
  const isForeseen = (text: string) => mayBeAway && NO_SERVER.test(text);
  context.on('weberror', (error) =>
    found.push(`page error: ${error.error().stack ?? error.error().message}`),
  );
  context.on('console', (message) => {
    const text = message.text();
    if (message.type() !== 'error' || SPEAKS_OF_ANSWER.test(text) || isForeseen(text)) return;
    if (LOOKED_INTO_MAIL.test(text)) return;
    found.push(`console: ${text} (${message.location().url})`);
  });
  context.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    if (why !== GIVEN_UP && !isForeseen(why))
      found.push(`failed request: ${request.method()} ${request.url()} ${why}`);
  });
  context.on('response', (response) => {
    const status = response.status();
    // Section 4: a HEAD answered with 404 means that a profile can be edited.
    const isNo = status === 404 && response.request().method() === 'HEAD';
    if (status >= 400 && !isNo)
      refused.push({ status, line: `${status}: ${response.request().method()} ${response.url()}` });
  });
  const isExpected = (status: number, line: string) =>
    NONE_THERE.test(line) || expected.some((each) => each.status === status && line.includes(each.address));
  return {
    watch: {
      expects: (status, address) => expected.push({ status, address }),
      expectsNoServer: () => {
        mayBeAway = true;
      },
    },
    findings: () => [
      ...found,
      ...refused.flatMap(({ status, line }) => (isExpected(status, line) ? [] : [`answer ${line}`])),
    ],
  };
}

interface Fixtures {
  watch: Watch;
  db: Database;
}

/** Serves map tiles. Interception disables the browser's cache, so only journeys with a map use it. */
export async function serveTiles(context: BrowserContext): Promise<void> {
  await context.route(TILES, (route) => route.fulfill({ contentType: 'image/gif', body: TILE }));
}

/** The test function of journeys: every page is watched, and the portal's database is available. */
export const test = base.extend<Fixtures>({
  watch: [
    async ({ context }, use) => {
      const { watch, findings } = watchContext(context);
      await context.addInitScript(REPORT_VIOLATIONS);
      await use(watch);
      expect(findings(), 'errors behind the pages').toEqual([]);
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

/** The members of animations and elements that are read in the browser. */
interface Moving {
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

/** Waits until no finite animation runs: contrast cannot be checked during a colour transition. */
async function waitForAnimations(page: Page): Promise<void> {
  await page.locator('html').evaluate(async (html) => {
    const running = (): Moving[] =>
      html.ownerDocument
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
        );
    // An inherited colour starts its transition only after its parent's colour has changed.
    for (let moving = running(); moving.length > 0; moving = running())
      await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}

/** Elements that overflow the page on the right, described for the error message. */
function overhanging(page: Page, width: number): Promise<string[]> {
  return page.locator('html').evaluate((html, limit) => {
    if (html.scrollWidth <= limit) return [];
    const boxes: Box[] = Array.from(html.querySelectorAll('body *'));
    const named = boxes
      .filter((box) => box.getBoundingClientRect().right > limit + 0.5)
      .map(
        ({ tagName, className, textContent }) =>
          `<${tagName} class="${className}"> ${(textContent ?? '').slice(0, 40)}`,
      );
    return [`the page is ${html.scrollWidth}px wide`, ...named.slice(0, 12)];
  }, width);
}

/** Fails when the page overflows horizontally. */
export async function expectToFit(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  expect(await overhanging(page, width), `${page.url()} at ${width}px`).toEqual([]);
}

/** Fails on accessibility violations and horizontal overflow of this page. */
export async function inspect(page: Page): Promise<void> {
  await waitForAnimations(page);
  await expectToFit(page);
  // Scrolls to the top, so that the top bar covers no target in part, which would then count as too small.
  await page.evaluate('scrollTo({ top: 0, behavior: "instant" })');
  // Legacy mode does without the extra tab of axe, which only cross-origin frames need.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(WCAG).analyze();
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.map(({ html, failureSummary }) => `${html.slice(0, 300)} ${failureSummary ?? ''}`),
    }));
  expect(serious, `axe on ${page.url()}`).toEqual([]);
}
