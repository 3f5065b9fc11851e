import { PAGE_PATHS } from '@cromia/domain/web/pages';
import { expect, it } from 'vitest';
import routes from './routeTree.gen.ts?raw';

it("the server's list of pages matches the routes of the router", () => {
  const [, listed = ''] = /\n {2}to:\n([\s\S]*?)\n {2}id:/.exec(routes) ?? [];
  const paths = [...listed.matchAll(/'([^']+)'/g)].map(([, path]) => path);
  // The catch-all route is not in the list.
  expect(paths.filter((path) => path !== '/$').sort()).toEqual([...PAGE_PATHS].sort());
});
