import { type Action, may } from '@cromia/domain/accounts/access';
import {
  prefixOf,
  ROLE_PREFIXES,
  type Role,
  type SdsRole,
  type TdsRole,
  type UserType,
} from '@cromia/domain/accounts/roles';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { batched } from './batches.ts';
import type { Connection, Database } from './database.ts';
import { Problem } from './problem.ts';
import type { AccessTokens } from './tokens.ts';

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
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller; null for a visitor. */
    viewer: Viewer | null;
  }
  interface FastifyContextConfig {
    /** The action of the access table that this route is. */
    access?: Action;
  }
  interface FastifyInstance {
    /** Every API route with its action, for the access matrix. */
    accessTable: { method: string; url: string; access: Action }[];
  }
}

const API = '/api/';

interface NamedSession {
  sessionId: string;
  userId: string;
}

/** The users of sessions that have not ended; the others get undefined. */
async function viewersOf(db: Connection, sessions: readonly NamedSession[]): Promise<(Viewer | undefined)[]> {
  const ids = [...new Set(sessions.map(({ sessionId }) => sessionId))];
  // As JSON: of an array, PostgreSQL would make a new plan for each length.
  const { rows } = await sql<Viewer>`
    SELECT u.id AS user_id, s.id AS session_id, u.username, u.role, u.type, u.role_sds, u.role_tds,
      u.language, u.customer_id
    FROM jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) AS key (id)
    JOIN sessions s ON s.id = key.id::uuid
    JOIN users u ON u.id = s.user_id
    WHERE s.ended_at IS NULL AND u.disabled_at IS NULL`.execute(db);
  return sessions.map(({ sessionId, userId }) =>
    rows.find((viewer) => viewer.sessionId === sessionId && viewer.userId === userId),
  );
}

/** Finds the caller of a request by its token; each call looks at the session as it is now. */
function callerFinder(db: Database, tokens: AccessTokens) {
  const viewerOf = batched((sessions: readonly NamedSession[]) => viewersOf(db, sessions));
  return async (request: FastifyRequest): Promise<Viewer | null> => {
    const { authorization } = request.headers;
    if (authorization === undefined) return null;
    const [scheme, token] = authorization.split(' ');
    const session = scheme?.toLowerCase() === 'bearer' && token ? await tokens.read(token) : undefined;
    const viewer = session && (await viewerOf(session));
    if (!viewer) throw new Problem('Unauthorized');
    return viewer;
  };
}

/** Role-prefixed calls (contract, section 2): the prefix must be the caller's own role. */
function checkPrefix(request: FastifyRequest): void {
  const { prefix } = request.params as { prefix?: string };
  if (prefix === undefined) return;
  if (!(ROLE_PREFIXES as readonly string[]).includes(prefix)) throw new Problem('NotFound');
  if (!request.viewer) throw new Problem('Unauthorized');
  if (prefixOf(request.viewer.role) !== prefix) throw new Problem('NotAllowed');
}

/**
 * Access control of every API route: each declares an action of the domain's table, the caller is looked up, and
 * whoever may not do it is turned away before anything is parsed. A route without an action does not start.
 */
export function registerAccess(app: FastifyInstance, db: Database, tokens: AccessTokens): void {
  const identify = callerFinder(db, tokens);
  app.decorateRequest('viewer', null);
  app.decorate('accessTable', []);
  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith(API) || route.method === 'HEAD') return;
    const access = route.config?.access;
    if (!access) throw new Error(`${String(route.method)} ${route.url} declares no access`);
    for (const method of [route.method].flat()) app.accessTable.push({ method, url: route.url, access });
  });
  app.addHook('onRequest', async (request) => {
    const access = request.routeOptions.config.access;
    if (!access) return;
    request.viewer = await identify(request);
    checkPrefix(request);
    if (may(request.viewer, access)) return;
    throw new Problem(request.viewer ? 'NotAllowed' : 'Unauthorized');
  });
}

/** The caller of a route that visitors cannot reach. */
export function viewerIn(request: FastifyRequest): Viewer {
  if (!request.viewer) throw new Problem('Unauthorized');
  return request.viewer;
}
