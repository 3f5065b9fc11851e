// npm run bench: loads 100,000 variants into a database of its own and measures the catalogue beside bare answers.
// Options: --name of the result file, --variants, --seconds for each measurement.
import {
  checkNode,
  ensureInstalled,
  environment,
  node24,
  run,
  serverEnvironment,
  serverFlags,
} from './toolchain.mjs';

checkNode();
await ensureInstalled();
const flags = serverFlags.map((flag) => `--node-flag=${flag}`);
const env = environment(serverEnvironment);
process.exit(await run(node24, ['bench/src/main.ts', ...flags, ...process.argv.slice(2)], { env }));
