import { api, unwrapResponse } from './client';
import type { paths } from './schema';
import { getCurrentUser, updateSessionUser } from './session';

type RequestBody<Path extends '/api/users/privates/{username}' | '/api/users/companies/{username}'> =
  paths[Path]['patch']['requestBody']['content']['application/json'];

/** Changes of the user's own profile and preferences, by user type. */
export type OwnUserChange =
  | { type: 'P'; fields: RequestBody<'/api/users/privates/{username}'> }
  | { type: 'C'; fields: RequestBody<'/api/users/companies/{username}'> };

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
