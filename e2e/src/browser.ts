import { existsSync } from 'node:fs';

/** Debian's headless Chromium shell, which opens pages four times as fast as the full browser. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const FULL_BROWSER = '/usr/bin/chromium';

/** Launch options of the tests' browser; `CHROMIUM` sets another executable. */
export const BROWSER = {
  executablePath: process.env.CHROMIUM || (existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : FULL_BROWSER),
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
