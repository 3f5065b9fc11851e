/**
 * No circles between modules or between the folders of the platform: docs/architecture.md, "Who may import whom".
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
      from: { path: '^server/src/(platform|modules)/[^/]+$' },
      to: { circular: true },
    },
  ],
  options: { ...options, exclude: { path: ['\\.test\\.ts$', '^server/test/'] } },
};
