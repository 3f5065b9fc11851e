// npm run build: installs missing packages and builds the web app, so that the next start does neither.

import { withPreparationLock } from './preparation-lock.mjs';
import { checkNode, ensureInstalled, ensureWebBuilt, print } from './toolchain.mjs';

checkNode();
await withPreparationLock(async () => {
  await ensureInstalled();
  await ensureWebBuilt();
});
print('The packages are installed and the web app is built.');
