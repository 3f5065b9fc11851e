// npm run bench [name]: runs a benchmark on a separate database and writes its report to bench/results. The names:
//   catalogue (default): searches in 100,000 variants, compared with a bare HTTP server; options: --name of the report,
//     --variants, --seconds per measurement
//   documents: memory during fifty downloads
//   cart: adding a line to a large cart; option: --rounds
//   shop: pages of long order lists, and inserting a large order; options: --rounds, --orders
//   portfolio: searches among 5,000 customers; option: --rounds
//   private-catalogue: uploads of 20,000 rows while visitors browse; option: --rounds
//   import: products with prices by command line while a visitor searches; options: --variants, --seconds
//   public: all public pages on an emulated phone; options: --rounds, --origin, --pages
//   screens: like public, for three pages: home, the private catalogue and one of its levels
import {
  checkNode,
  ensureInstalled,
  environment,
  exitWithError,
  node24,
  run,
  serverEnvironment,
  serverFlags,
} from './toolchain.mjs';

const PROGRAMS = {
  catalogue: 'bench/src/main.ts',
  documents: 'bench/src/documents.ts',
  cart: 'bench/src/cart.ts',
  shop: 'bench/src/shop.ts',
  portfolio: 'bench/src/portfolio.ts',
  'private-catalogue': 'bench/src/private-catalogue.ts',
  import: 'bench/src/import.ts',
  public: 'e2e/src/public-speed.ts',
  screens: 'e2e/src/public-speed.ts',
};
const SCREENS = ['/', '/products-search/b2c', '/products-search/b2c?path=ENAMELS%2FENAMELS-WATER'];

checkNode();
await ensureInstalled();
const [benchmark, ...benchmarkOptions] = process.argv.slice(2);
const isNamed = benchmark !== undefined && !benchmark.startsWith('--');
const program = PROGRAMS[isNamed ? benchmark : 'catalogue'];
if (program === undefined) exitWithError(`Available benchmarks: ${Object.keys(PROGRAMS).join(', ')}`);
const flags = serverFlags.map((flag) => `--node-flag=${flag}`);
const screenOptions = benchmark === 'screens' ? [`--pages=${SCREENS.join()}`, '--result=screens'] : [];
const env = environment(serverEnvironment);
process.exit(
  await run(
    node24,
    [program, ...flags, ...screenOptions, ...(isNamed ? benchmarkOptions : process.argv.slice(2))],
    {
      env,
    },
  ),
);
