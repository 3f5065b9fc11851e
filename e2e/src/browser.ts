import { existsSync } from 'node:fs';

/** Debian's Chromium without windows, which opens a page four times as fast as the whole browser. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const WHOLE_BROWSER = '/usr/bin/chromium';

/** How tests start their browser; `CHROMIUM` names another one. */
export const BROWSER = {
  executablePath: process.env.CHROMIUM || (existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : WHOLE_BROWSER),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
