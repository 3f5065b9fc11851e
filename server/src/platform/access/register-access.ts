import { type AccessAction, isAllowed, isKeyAction, isKeyAllowed } from '@cromia/domain/accounts/access';
import { ROLE_PREFIXES, toRolePrefix } from '@cromia/domain/accounts/roles';
import { decideWithoutSecondFactor, isSecondFactorRole } from '@cromia/domain/accounts/second-factor';
import { LIMITS } from '@cromia/domain/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Connection, Database } from '../database/connection.ts';
import { Problem } from '../problem.ts';
import { createKeyFinder, findBearerKey } from './key-callers.ts';
import type { AccessTokens, TokenSession } from './tokens.ts';
import type { Viewer } from './viewer.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route's action in the access table. */
    access?: AccessAction | undefined;
    /** The route checks the Authorization header itself, because it is called with a key instead of a user's token. */
    ownCredentials?: boolean | undefined;
  }
  interface FastifyInstance {
    /** Every API route with its action, for the access matrix. */
    accessTable: { method: string; url: string; access: AccessAction }[];
  }
}

const API = '/api/';
const DAY_MS = 86_400_000;

type SessionUser = Omit<Viewer, 'tokenExpires'>;

/**
 * Looks up the user of a valid session: not ended, used within the last 7 days, and created within the last 30.
 * @returns undefined for an invalid session
 */
async function findSessionUser(
  db: Connection,
  { sessionId, userId }: TokenSession,
  now: Date,
): Promise<SessionUser | undefined> {
  const usedSince = new Date(now.getTime() - LIMITS.sessionIdleDays * DAY_MS);
  const createdSince = new Date(now.getTime() - LIMITS.sessionMaxDays * DAY_MS);
  const { rows } = await sql<SessionUser>`
    SELECT u.id AS "userId", s.id AS "sessionId", u.username, u.role, u.type, u.role_sds AS "roleSds",
      u.role_tds AS "roleTds", u.language, u.customer_id AS "customerId",
      u.company_role AS "companyRole", s.second_factor AS "secondFactor"
    FROM sessions s
    JOIN users u ON u.id = s.user_id
    WHERE s.id = ${sessionId}::uuid AND s.user_id = ${userId}::uuid
      AND s.ended_at IS NULL AND s.last_used_at >= ${usedSince} AND s.created_at >= ${createdSince}
      AND u.disabled_at IS NULL`.execute(db);
  return rows[0];
}

interface AccessDependencies {
  db: Database;
  tokens: AccessTokens;
  /** Current time, which decides whether a session has expired. */
  now: () => Date;
  /** Whether staff must have a second factor. */
  requireSecondFactor: boolean;
}

/** Finds the caller of a request by the access token. Every request looks up the session again. */
function createCallerFinder({ db, tokens, now }: AccessDependencies) {
  return async (request: FastifyRequest): Promise<Viewer | null> => {
    const { authorization } = request.headers;
    if (authorization === undefined) return null;
    const [scheme, token] = authorization.split(' ');
    const session = scheme?.toLowerCase() === 'bearer' && token ? await tokens.read(token) : undefined;
    const user = session && (await findSessionUser(db, session, now()));
    if (!user) throw new Problem('Unauthorized');
    return { ...user, tokenExpires: session.expires };
  };
}

/** Checks that the prefix of a role-prefixed URL is that of the caller's role (contract, section 2). */
function checkPrefix(request: FastifyRequest): void {
  const { prefix } = request.params as { prefix?: string };
  if (prefix === undefined) return;
  if (!(ROLE_PREFIXES as readonly string[]).includes(prefix)) throw new Problem('NotFound');
  if (!request.viewer) throw new Problem('Unauthorized');
  if (toRolePrefix(request.viewer.role) !== prefix) throw new Problem('NotAllowed');
}

/**
 * Restricts staff without a second factor if the portal requires one: they reach their own account, and otherwise what
 * visitors reach. @throws Problem SecondFactorMissing
 */
function checkSecondFactor(request: FastifyRequest, access: AccessAction): void {
  const { viewer } = request;
  if (!viewer || viewer.secondFactor || !isSecondFactorRole(viewer.role)) return;
  const decision = decideWithoutSecondFactor(access);
  if (decision === 'reject') throw new Problem('SecondFactorMissing');
  if (decision === 'as visitor') request.viewer = null;
}

/**
 * Controls access to every API route. Each route declares an action of the domain's access table. Callers without
 * access are rejected before the request is parsed. A route without an action prevents the start.
 */
export function registerAccess(app: FastifyInstance, deps: AccessDependencies): void {
  const identify = createCallerFinder(deps);
  const findKey = createKeyFinder(deps);
  app.decorateRequest('viewer', null);
  app.decorateRequest('callingKey', null);
  app.decorate('accessTable', []);
  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith(API)) return;
    // Fastify adds a HEAD route to each GET route; it has the GET route's action. Declared ones are documented.
    const hasGetRoute = app.accessTable.some(({ method, url }) => method === 'GET' && url === route.url);
    const isDeclared = route.config?.swagger?.exposeHeadRoute === true;
    if (route.method === 'HEAD' && hasGetRoute && !isDeclared) return;
    const access = route.config?.access;
    if (!access) throw new Error(`${String(route.method)} ${route.url} declares no access`);
    for (const method of [route.method].flat()) app.accessTable.push({ method, url: route.url, access });
  });
  app.addHook('onRequest', async (request) => {
    const { access, ownCredentials } = request.routeOptions.config;
    if (!access) return;
    const key = ownCredentials ? undefined : findBearerKey(request);
    if (key !== undefined) {
      if (!isKeyAction(access)) throw new Problem('KeyNotAccepted');
      request.callingKey = await findKey(request, key);
      if (isKeyAllowed(request.callingKey.scopes, access)) return;
      throw new Problem('NotAllowed');
    }
    if (!ownCredentials) request.viewer = await identify(request);
    checkPrefix(request);
    if (isAllowed(request.viewer, access)) {
      if (deps.requireSecondFactor) checkSecondFactor(request, access);
      return;
    }
    throw new Problem(request.viewer ? 'NotAllowed' : 'Unauthorized');
  });
}
