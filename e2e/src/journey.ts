import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import type { Database } from '../../server/src/platform/database/database.ts';
import { openPortalDatabase } from './database.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
/** The browser's own line for an answer of 4xx or 5xx, which is judged as an answer. */
const SPEAKS_OF_ANSWER = /^Failed to load resource: the server responded with a status of/;
const NO_SERVER = /net::ERR_(CONNECTION_(REFUSED|RESET|CLOSED|ABORTED)|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED)/;
/** The browser's line about the test's own look into the frame of a mail, where nothing may run. */
const LOOKED_INTO_MAIL = /^Blocked script execution in 'about:srcdoc'/;
/** The answers by which the server says that a user has no request (section 4), and a product no store (contract). */
const NONE_THERE = /^404: GET \S+\/(types\/new-and-existing|b2c\/amazon-link)(\?\S*)?$/;
/** A call given up because the person went on. */
const GIVEN_UP = 'net::ERR_ABORTED';

/** What the content security policy refuses is an error in the console, also where the page catches the refusal. */
const REPORT_VIOLATIONS = `addEventListener('securitypolicyviolation', (event) =>
  console.error('content security policy: ' + event.violatedDirective + ' ' + event.blockedURI));`;

/** The map's ground, which comes from elsewhere, is one grey dot here: journeys need no network. */
const TILES = 'https://tile.openstreetmap.org/**';
const TILE = Buffer.from('R0lGODlhAQABAIAAAMzMzAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');

/** Whatever goes wrong behind a page fails its journey, unless the journey expects it. */
export interface Watch {
  /** Answers with this status, to calls whose address contains the text, belong to the journey. */
  expects: (status: number, address: string) => void;
  /** From here on the server may be away. */
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
    // Section 4: that a profile can be edited is told by a HEAD of 404.
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

/** Serves the tiles of the map. Intercepted calls turn the browser's cache off, so only journeys with a map do it. */
export async function serveTiles(context: BrowserContext): Promise<void> {
  await context.route(TILES, (route) => route.fulfill({ contentType: 'image/gif', body: TILE }));
}

/** A journey: every page is watched, and the portal's database stands beside it. */
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

/** The parts of an animation and of an element that are looked at in the browser. */
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

/** Waits until no finite animation runs: colours half-way through a transition cannot be judged. */
async function waitForAnimations(page: Page): Promise<void> {
  await page.locator('html').evaluate(async (html) => {
    const running = (): Moving[] =>
      html.ownerDocument
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
        );
    // An inherited colour begins to fade only when that of its parent has changed.
    for (let moving = running(); moving.length > 0; moving = running())
      await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}

/** What sticks out of the page to the right, in words that lead to it. */
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

/** Fails when the page sticks out of the window sideways. */
export async function expectToFit(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  expect(await overhanging(page, width), `${page.url()} at ${width}px`).toEqual([]);
}

/** What a person with another way of seeing or operating would stumble over on this page: nothing, and no overflow. */
export async function inspect(page: Page): Promise<void> {
  await waitForAnimations(page);
  await expectToFit(page);
  // What the bar at the top covers for a moment is not too small to be hit.
  await page.evaluate('scrollTo({ top: 0, behavior: "instant" })');
  // Without frames of other sites there is no need for the tab that axe opens otherwise.
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
