/**
 * No circles between modules, between the folders of the platform, or between features: docs/architecture.md, "Who may import whom".
 * Tests are left out, because every test starts the whole app.
 */
const { options } = require('./.dependency-cruiser.cjs');

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circles-between-folders',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(server/src/(platform|modules)|web/src/features)/[^/]+$' },
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: { path: ['^web/(prerender/)?dist/', '\\.test\\.tsx?$', '^(server|web)/test/'] },
  },
};
