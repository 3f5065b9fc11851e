import { type AccessViewer, isAllowed } from '@cromia/domain/accounts/access';
import {
  ROLE_PREFIXES,
  type Role,
  type SdsRole,
  type TdsRole,
  toRolePrefix,
  type UserType,
} from '@cromia/domain/accounts/roles';
import type { CompanyRole } from '@cromia/domain/people/company-roles';
import { beforeAll, describe, expect, it } from 'vitest';
import { login, testApp } from '../app.ts';
import { readOpenapiDocument } from '../openapi-document.ts';
import { ROUTES } from './access-routes.ts';

const VISITOR = 'visitor';
/** One account for each kind of viewer in the access table (contract, section 4). */
const CALLERS = [
  VISITOR,
  ...['private', 'company', 'customer', 'agent', 'commercial', 'it', 'admin', 'cromia', 'sds'].map(
    (name) => `${name}@demo.cromia.test`,
  ),
];

interface Caller {
  viewer: AccessViewer;
  headers: { authorization?: string };
}

const { app, db } = await testApp('demo');
const { operations, resolveResponse } = readOpenapiDocument(app);
const callers = new Map<string, Caller>();
/** The calls with their expected actions, regardless of what the routes declare. */
const CALLS = Object.entries(ROUTES).map(([call, access]) => {
  const [method = '', url = ''] = call.split(' ');
  return { method, url, access };
});

async function logInCaller(username: string): Promise<Caller> {
  if (username === VISITOR) return { viewer: null, headers: {} };
  const viewer = await db
    .selectFrom('users')
    .select(['role', 'type', 'roleSds', 'roleTds', 'companyRole'])
    .where('username', '=', username)
    .$narrowType<{
      role: Role;
      type: UserType;
      roleSds: SdsRole;
      roleTds: TdsRole;
      companyRole: CompanyRole | null;
    }>()
    .executeTakeFirstOrThrow();
  return { viewer, headers: await login(app, username) };
}

beforeAll(async () => {
  for (const username of CALLERS) callers.set(username, await logInCaller(username));
});

/** Calls a route with an empty request. Allowed callers typically get 400 or 404, others 401 or 403. */
async function call(route: { method: string; url: string }, username: string, prefix?: string) {
  const { viewer, headers } = callers.get(username) ?? { viewer: null, headers: {} };
  const url = route.url
    .replace(':prefix', prefix ?? toRolePrefix(viewer?.role ?? 'CUSTOMER'))
    .replace(/:[A-Za-z]+/g, '00000000-0000-4000-8000-000000000000');
  const hasBody = route.method !== 'GET' && route.method !== 'DELETE';
  const response = await app.inject({
    method: route.method as 'GET',
    url,
    headers,
    ...(hasBody ? { payload: {} } : {}),
  });
  const { statusCode: status, headers: responseHeaders } = response;
  const code = response.body === '' || status < 400 ? undefined : response.json().code;
  return { viewer, status, type: responseHeaders['content-type'], code };
}

it('every API route declares the action of the routes table, and no other route exists', () => {
  const declared = app.accessTable.map(({ method, url, access }) => [`${method} ${url}`, access]);
  expect(Object.fromEntries(declared)).toEqual(ROUTES);
  expect(declared).toHaveLength(CALLS.length);
});

describe('every API route as every role', () => {
  for (const route of CALLS) {
    for (const username of CALLERS) {
      it(`${route.method} ${route.url} as ${username}`, async () => {
        const { viewer, status, type, code } = await call(route, username);
        expect(status).toBeLessThan(500);
        const operation = operations.get(`${route.method} ${route.url}`);
        if (operation && status < 400) expect(Object.keys(operation.responses)).toContain(String(status));
        if (status >= 400) {
          expect(type).toBe('application/problem+json');
          if (operation && code) {
            const { description } = resolveResponse(
              operation.responses[status] ?? operation.responses.default,
            );
            expect(description.split(', ')).toContain(code);
          }
        }
        const prefixed = route.url.includes(':prefix');
        if (isAllowed(viewer, route.access) && !(prefixed && !viewer))
          expect([401, 403]).not.toContain(status);
        else expect(status).toBe(viewer ? 403 : 401);
      });
    }
  }
});

describe('a request under the path prefix of another role is rejected', () => {
  for (const route of CALLS.filter(({ url }) => url.includes(':prefix'))) {
    it(`${route.method} ${route.url}`, async () => {
      for (const prefix of ROLE_PREFIXES.filter((other) => other !== 'customer')) {
        expect((await call(route, 'customer@demo.cromia.test', prefix)).status).toBe(403);
      }
      expect((await call(route, 'customer@demo.cromia.test', 'nobody')).status).toBe(404);
    });
  }
});
