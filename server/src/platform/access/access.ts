import { type AccessAction, isAllowed, isKeyAction } from '@cromia/domain/accounts/access';
import {
  ROLE_PREFIXES,
  type Role,
  type SdsRole,
  type TdsRole,
  toRolePrefix,
  type UserType,
} from '@cromia/domain/accounts/roles';
import { LIMITS } from '@cromia/domain/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { createBatchLoader } from '../database/batch-loader.ts';
import type { Connection, Database } from '../database/database.ts';
import { Problem } from '../http/problem.ts';
import { type CallingKey, createKeyFinder, findBearerKey } from './key-callers.ts';
import type { AccessTokens, TokenSession } from './tokens.ts';

/** Who calls: the user behind a valid session, as the database knows them now. */
export interface Viewer {
  userId: string;
  sessionId: string;
  username: string;
  role: Role;
  type: UserType;
  roleSds: SdsRole;
  roleTds: TdsRole;
  language: string;
  /** The customer that a CUSTOMER belongs to; null for everybody else. */
  customerId: string | null;
  /** When the token of this call ends, in seconds since 1970. */
  tokenExpires: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller; null for a visitor. */
    viewer: Viewer | null;
    /** The key of other software, on the routes that are for it. */
    callingKey: CallingKey | null;
  }
  interface FastifyContextConfig {
    /** The action of the access table that this route is. */
    access?: AccessAction;
    /** The route checks the Authorization header itself: it is called with a key, not by a user. */
    ownCredentials?: boolean;
  }
  interface FastifyInstance {
    /** Every API route with its action, for the access matrix. */
    accessTable: { method: string; url: string; access: AccessAction }[];
  }
}

const API = '/api/';
const DAY_MS = 86_400_000;

type KnownUser = Omit<Viewer, 'tokenExpires'>;

/**
 * The users of sessions that are still valid: not ended, used within the last 7 days, begun within the last 30. The
 * others get undefined.
 */
async function viewersOf(
  db: Connection,
  sessions: readonly TokenSession[],
  now: Date,
): Promise<(KnownUser | undefined)[]> {
  const usedSince = new Date(now.getTime() - LIMITS.sessionIdleDays * DAY_MS);
  const begunSince = new Date(now.getTime() - LIMITS.sessionMaxDays * DAY_MS);
  const ids = [...new Set(sessions.map(({ sessionId }) => sessionId))];
  // As JSON: for an array, PostgreSQL would make a new plan for each length.
  const { rows } = await sql<KnownUser>`
    SELECT u.id AS "userId", s.id AS "sessionId", u.username, u.role, u.type, u.role_sds AS "roleSds",
      u.role_tds AS "roleTds", u.language, u.customer_id AS "customerId"
    FROM jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) AS key (id)
    JOIN sessions s ON s.id = key.id::uuid
    JOIN users u ON u.id = s.user_id
    WHERE s.ended_at IS NULL AND s.last_used_at >= ${usedSince} AND s.created_at >= ${begunSince}
      AND u.disabled_at IS NULL`.execute(db);
  return sessions.map(({ sessionId, userId }) =>
    rows.find((viewer) => viewer.sessionId === sessionId && viewer.userId === userId),
  );
}

interface AccessDependencies {
  db: Database;
  tokens: AccessTokens;
  /** The clock by which sessions expire. */
  now: () => Date;
}

/** Finds the caller of a request by its token; each call looks at the session as it is now. */
function callerFinder({ db, tokens, now }: AccessDependencies) {
  const viewerOf = createBatchLoader((sessions: readonly TokenSession[]) => viewersOf(db, sessions, now()));
  return async (request: FastifyRequest): Promise<Viewer | null> => {
    const { authorization } = request.headers;
    if (authorization === undefined) return null;
    const [scheme, token] = authorization.split(' ');
    const session = scheme?.toLowerCase() === 'bearer' && token ? await tokens.read(token) : undefined;
    const user = session && (await viewerOf(session));
    if (!user) throw new Problem('Unauthorized');
    return { ...user, tokenExpires: session.expires };
  };
}

/** Role-prefixed calls (contract, section 2): the prefix must be the caller's own role. */
function checkPrefix(request: FastifyRequest): void {
  const { prefix } = request.params as { prefix?: string };
  if (prefix === undefined) return;
  if (!(ROLE_PREFIXES as readonly string[]).includes(prefix)) throw new Problem('NotFound');
  if (!request.viewer) throw new Problem('Unauthorized');
  if (toRolePrefix(request.viewer.role) !== prefix) throw new Problem('NotAllowed');
}

/**
 * Access control of every API route: each declares an action of the domain's table, the caller is looked up, and
 * other callers are refused before anything is parsed. The portal does not start with a route that names no action.
 */
export function registerAccess(app: FastifyInstance, deps: AccessDependencies): void {
  const identify = callerFinder(deps);
  const findKey = createKeyFinder(deps);
  app.decorateRequest('viewer', null);
  app.decorateRequest('callingKey', null);
  app.decorate('accessTable', []);
  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith(API)) return;
    // The HEAD that each GET brings along is the GET's.
    const isOfGet = app.accessTable.some(({ method, url }) => method === 'GET' && url === route.url);
    if (route.method === 'HEAD' && isOfGet) return;
    const access = route.config?.access;
    if (!access) throw new Error(`${String(route.method)} ${route.url} declares no access`);
    for (const method of [route.method].flat()) app.accessTable.push({ method, url: route.url, access });
  });
  app.addHook('onRequest', async (request) => {
    const { access, ownCredentials } = request.routeOptions.config;
    if (!access) return;
    const key = isKeyAction(access) ? findBearerKey(request) : undefined;
    if (key !== undefined) {
      request.callingKey = await findKey(request, key);
      return;
    }
    if (!ownCredentials) request.viewer = await identify(request);
    checkPrefix(request);
    if (isAllowed(request.viewer, access)) return;
    throw new Problem(request.viewer ? 'NotAllowed' : 'Unauthorized');
  });
}

/** The caller of a route that visitors cannot reach. */
export function getViewer(request: FastifyRequest): Viewer {
  if (!request.viewer) throw new Problem('Unauthorized');
  return request.viewer;
}

/** The key of a route that is for other software. */
export function getCallingKey(request: FastifyRequest): CallingKey {
  if (!request.callingKey) throw new Problem('Unauthorized');
  return request.callingKey;
}
