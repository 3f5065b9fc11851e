import { userSchema } from '@cromia/domain/accounts/login';
import { api, unwrapResponse } from './client';
import type { paths } from './schema';
import { getCurrentUser, refreshSessionUser, updateSessionUser } from './session';

type RequestBody<Path extends '/api/users/privates/{username}' | '/api/users/companies/{username}'> =
  paths[Path]['patch']['requestBody']['content']['application/json'];

/** Changes of the user's own profile and preferences, by user type. */
export type OwnUserChange =
  | { type: 'P'; fields: RequestBody<'/api/users/privates/{username}'> }
  | { type: 'C'; fields: RequestBody<'/api/users/companies/{username}'> };

/** Reads the logged-in user again, whose rights have changed. @throws ApiProblem */
export async function reloadOwnUser(): Promise<void> {
  const username = getCurrentUser()?.username;
  if (username === undefined) return;
  const response = await unwrapResponse(api.GET('/api/users/{username}', { params: { path: { username } } }));
  // Another user may have logged in meanwhile.
  if (getCurrentUser()?.username === username) refreshSessionUser(userSchema.parse(response));
}

/**
 * Changes the logged-in user and adopts the new token (section 7). Absent fields stay unchanged.
 * @throws ApiProblem
 */
export async function changeOwnUser(username: string, { type, fields }: OwnUserChange): Promise<void> {
  const params = { path: { username } };
  const { accessToken } = await unwrapResponse(
    type === 'P'
      ? api.PATCH('/api/users/privates/{username}', { params, body: fields })
      : api.PATCH('/api/users/companies/{username}', { params, body: fields }),
  );
  const user = getCurrentUser();
  // Another user may have logged in meanwhile.
  if (user?.username === username) updateSessionUser({ ...user, ...fields }, accessToken);
}
