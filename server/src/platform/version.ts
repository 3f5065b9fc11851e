import { readFileSync } from 'node:fs';

/** Version of the portal, as in CHANGELOG.md. */
export const VERSION: string = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
).version;
