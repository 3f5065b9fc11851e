import type { Role, SdsRole, TdsRole, UserType } from '@cromia/domain/accounts/roles';
import type { CompanyRole } from '@cromia/domain/people/company-roles';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../problem.ts';
import type { CallingKey } from './key-callers.ts';

/** The user of a valid session, with the current data from the database. */
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
  /** Role within the customer; null for everybody who is not a CUSTOMER. */
  companyRole: CompanyRole | null;
  /** Whether the login of the session included a second factor. */
  secondFactor: boolean;
  /** Expiry of the request's access token, in seconds since 1970. */
  tokenExpires: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller; null for a visitor. */
    viewer: Viewer | null;
    /** The integration key of the caller, on routes for other software. */
    callingKey: CallingKey | null;
  }
}

/** Returns the caller of a route that requires a login. @throws Problem Unauthorized for a visitor */
export function getViewer(request: FastifyRequest): Viewer {
  if (!request.viewer) throw new Problem('Unauthorized');
  return request.viewer;
}

/** Returns the integration key of the caller, on a route for other software. @throws Problem Unauthorized without a key */
export function getCallingKey(request: FastifyRequest): CallingKey {
  if (!request.callingKey) throw new Problem('Unauthorized');
  return request.callingKey;
}
