/** Who may import whom: docs/architecture.md, "Who may import whom". */
const SERVER_MODULE = '^server/src/modules/([^/]+)/';
const PLATFORM = '^server/src/platform/';

/** The folders of the platform from the lowest to the highest; a folder imports only lower ones. */
const PLATFORM_LAYERS = [
  'configuration',
  'texts',
  'telemetry',
  'database',
  'http',
  'access',
  'limits',
  'idempotency',
  'openapi',
  'routes',
  'files',
  'events',
  'jobs',
  'pdf',
  'tables',
  'mail',
  'brand',
  'pages',
  'api-reference',
  'observability',
  'backup',
];

/** One rule for each layer: what it must not import. */
const platformRules = PLATFORM_LAYERS.map((folder, index) => ({
  name: `platform-points-down-from-${folder}`,
  severity: 'error',
  comment: 'PLATFORM_LAYERS lists the folders from the lowest to the highest.',
  from: { path: `${PLATFORM}${folder}/`, pathNot: '\\.test\\.ts$' },
  to: { path: `${PLATFORM}(${PLATFORM_LAYERS.slice(index + 1).join('|')})/` },
})).slice(0, -1);

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      comment: 'Two files that import each other are one file, or a third concept is missing.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'domain-is-pure',
      severity: 'error',
      comment: 'Rules of the trade know neither side, and do no input or output.',
      from: { path: '^domain/src/', pathNot: '\\.test\\.ts$' },
      to: { path: ['^server/', '^web/', 'node_modules/(react|fastify|kysely|pg)/'] },
    },
    {
      name: 'domain-without-node',
      severity: 'error',
      comment: 'The domain runs in the browser too.',
      from: { path: '^domain/src/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'web-knows-no-server',
      severity: 'error',
      comment: 'Pages know the domain and the generated types of the API.',
      from: { path: '^web/src/' },
      to: { path: '^server/' },
    },
    {
      name: 'server-knows-no-web',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^web/' },
    },
    {
      name: 'platform-knows-no-module',
      severity: 'error',
      comment: 'What no module owns cannot depend on one, nor on what composes the modules.',
      from: { path: PLATFORM, pathNot: '\\.test\\.ts$' },
      to: { path: '^server/', pathNot: [PLATFORM, '^server/node_modules/'] },
    },
    {
      name: 'platform-base-imports-no-folder',
      severity: 'error',
      comment:
        'Configuration, clock and problems are below all folders of the platform but `configuration`, of which config.ts consists.',
      from: { path: `${PLATFORM}[^/]+\\.ts$`, pathNot: '\\.test\\.ts$' },
      to: { path: `${PLATFORM}[^/]+/`, pathNot: `${PLATFORM}configuration/` },
    },
    {
      name: 'platform-folder-has-a-layer',
      severity: 'error',
      comment: 'A new folder of the platform needs its place in PLATFORM_LAYERS.',
      from: { path: `${PLATFORM}[^/]+/`, pathNot: `${PLATFORM}(${PLATFORM_LAYERS.join('|')})/` },
      to: {},
    },
    ...platformRules,
    {
      name: 'modules-meet-in-their-index',
      severity: 'error',
      comment: 'A module imports another through its index.ts only.',
      from: { path: SERVER_MODULE, pathNot: '\\.test\\.ts$' },
      to: {
        path: '^server/src/modules/',
        pathNot: ['^server/src/modules/$1/', '^server/src/modules/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'server-imports-the-index-of-a-module',
      severity: 'error',
      comment: 'What composes the modules, such as app.ts and main.ts, imports their index.ts only.',
      from: { path: '^server/(src|demo)/', pathNot: [SERVER_MODULE, '\\.test\\.ts$'] },
      to: { path: '^server/src/modules/', pathNot: '^server/src/modules/[^/]+/index\\.ts$' },
    },
    {
      name: 'index-is-for-others',
      severity: 'error',
      comment: 'Inside a module, files import each other directly.',
      from: { path: SERVER_MODULE },
      to: { path: '^server/src/modules/$1/index\\.ts$' },
    },
    {
      name: 'services-know-no-http',
      severity: 'error',
      comment:
        'Only *routes.ts files and the platform know Fastify; a service takes values and returns values.',
      from: { path: SERVER_MODULE, pathNot: ['routes\\.ts$', '\\.test\\.ts$'] },
      to: { path: 'node_modules/(@fastify|fastify|fastify-type-provider-zod)/' },
    },
    {
      name: 'routes-write-no-sql',
      severity: 'error',
      comment: 'Routes call the functions of their module, which call *-queries.ts.',
      from: { path: '^server/src/modules/.*routes\\.ts$' },
      to: { path: ['queries\\.ts$', 'node_modules/(kysely|pg)/'] },
    },
    {
      name: 'sql-in-queries-only',
      severity: 'error',
      comment: 'Only *-queries.ts files and the platform build SQL.',
      from: {
        path: '^server/src/modules/',
        pathNot: ['[./-]queries\\.ts$', '/queries/', '\\.test\\.ts$'],
      },
      to: { path: 'node_modules/(kysely|pg)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'only-the-start-of-the-demo-imports-it',
      severity: 'error',
      comment: 'Code that runs with real data has no path to data and documents of the demo.',
      from: { path: '^server/src/', pathNot: ['^server/src/(main|demo-loader)\\.ts$', '\\.test\\.ts$'] },
      to: { path: '^server/demo/' },
    },
    {
      name: 'ui-knows-no-feature',
      severity: 'error',
      comment: 'Building blocks know no capability.',
      from: { path: '^web/src/ui/' },
      to: { path: ['^web/src/features/', '^web/src/routes/'] },
    },
    {
      name: 'ui-calls-no-api',
      severity: 'error',
      comment: 'Building blocks know neither the session nor a call; they show its error (api/problem.ts).',
      from: { path: '^web/src/ui/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^web/src/api/',
        pathNot: '^web/src/api/problem\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'features-meet-in-their-index',
      severity: 'error',
      comment: 'A feature imports another through its index.ts only.',
      from: { path: '^web/src/features/([^/]+)/' },
      to: {
        path: '^web/src/features/',
        pathNot: ['^web/src/features/$1/', '^web/src/features/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'base-features-know-no-capability',
      severity: 'error',
      comment:
        'acting < shell < desk and overview < capabilities: what all pages share receives their parts from the routes.',
      from: { path: '^web/src/features/(acting|shell|desk|overview)/' },
      to: {
        path: '^web/src/features/',
        pathNot: ['^web/src/features/$1/', '^web/src/features/(acting|shell)/'],
      },
    },
    {
      name: 'no-feature-knows-the-page-of-a-customer',
      severity: 'error',
      comment: 'The page of a customer at the desk shows parts of the other capabilities.',
      from: { path: '^web/src/features/', pathNot: '^web/src/features/customer-desk/' },
      to: { path: '^web/src/features/customer-desk/' },
    },
    {
      name: 'features-know-no-route',
      severity: 'error',
      comment: 'Routes show features, never the reverse.',
      from: { path: '^web/src/(features|ui|api)/' },
      to: { path: ['^web/src/routes/', '^web/src/routeTree'] },
    },
    {
      name: 'nobody-knows-measurements-and-journeys',
      severity: 'error',
      comment: 'What is measured and what is walked through knows neither measurements nor journeys.',
      from: { path: '^(domain|server|web)/' },
      to: { path: '^(bench|e2e)/' },
    },
    {
      name: 'measurements-reach-what-a-start-reaches',
      severity: 'error',
      comment:
        'bench starts the real process and speaks HTTP; of the server it takes only what prepares a database: the demo, its loader, opening and migrating.',
      from: { path: '^bench/' },
      to: {
        path: '^(server|web|e2e)/',
        pathNot: [
          '^server/demo/',
          '^server/src/platform/database/(connection|embedded/open-embedded-postgres|migrate)\\.ts$',
        ],
      },
    },
    {
      name: 'journeys-walk-through-the-door',
      severity: 'error',
      comment:
        'e2e uses pages and calls; of the server it takes only what makes people and files and finds their database: the builders of the tests, demo accounts, sheets, the database and the place of the embedded one; of the web only the lookup of texts.',
      from: { path: '^e2e/' },
      to: {
        path: '^(server|web|bench)/',
        pathNot: [
          '^server/demo/(people/accounts|catalogue/sheet)\\.ts$',
          '^server/test/builders/shop\\.ts$',
          '^server/src/platform/database/(connection|embedded/cluster)\\.ts$',
          '^web/test/words\\.ts$',
        ],
      },
    },
    {
      name: 'journeys-are-leaves',
      severity: 'error',
      comment: 'A journey stands by itself; what several share is in e2e/src.',
      from: { path: '^e2e/' },
      to: { path: '^e2e/journeys/' },
    },
    {
      name: 'tests-are-leaves',
      severity: 'error',
      from: { pathNot: ['\\.(test|spec)\\.tsx?$', '^(server|web)/test/', '^e2e/'] },
      to: { path: ['\\.(test|spec)\\.tsx?$', '^(server|web)/test/'] },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:|[?]url$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^web/(prerender/)?dist/' },
    // TypeScript 7 has no API in JavaScript, so swc reads the files.
    parser: 'swc',
    detectJSDocImports: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.mjs', '.json', '.css'],
    },
  },
};
