// npm run bench [catalogue | documents | cart | shop | portfolio | private-catalogue | import | public | screens]: measures on a
// database of its own, and writes bench/results. catalogue (the default): loads 100,000 variants and measures searches beside bare
// answers; options: --name of the result file, --variants, --seconds for each measurement. documents: memory while fifty
// people download. cart: a line more in a large cart; option: --rounds. shop: pages of long lists of orders, and the
// writing of a large order; options: --rounds, --orders.
// portfolio: searches among 5,000 customers; option: --rounds. private-catalogue: uploads of 20,000 rows while visitors
// read; option: --rounds. import: products with prices from the command line while a visitor searches; options: --variants,
// --seconds. public: the public pages on an emulated phone; options: --rounds, --origin, --pages.
// screens: as public, of three pages: home, the private catalogue and a level of it.
import {
  checkNode,
  ensureInstalled,
  environment,
  giveUp,
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
const [first, ...rest] = process.argv.slice(2);
const isNamed = first !== undefined && !first.startsWith('--');
const program = PROGRAMS[isNamed ? first : 'catalogue'];
if (program === undefined) giveUp(`There are measurements of: ${Object.keys(PROGRAMS).join(', ')}`);
const flags = serverFlags.map((flag) => `--node-flag=${flag}`);
const pages = first === 'screens' ? [`--pages=${SCREENS.join()}`, '--result=screens'] : [];
const env = environment(serverEnvironment);
process.exit(
  await run(node24, [program, ...flags, ...pages, ...(isNamed ? rest : process.argv.slice(2))], { env }),
);
