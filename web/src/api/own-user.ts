import { answer, api } from './client';
import type { paths } from './schema';
import { adoptUser, currentUser } from './session';

type BodyOf<Path extends '/api/users/privates/{username}' | '/api/users/companies/{username}'> =
  paths[Path]['patch']['requestBody']['content']['application/json'];

/** What a user changes of the own profile and preferences, by the type of the user. */
export type OwnChange =
  | { type: 'P'; fields: BodyOf<'/api/users/privates/{username}'> }
  | { type: 'C'; fields: BodyOf<'/api/users/companies/{username}'> };

/**
 * Changes the user who is logged in, who goes on with the new token (section 7). What is absent stays.
 * @throws ApiProblem
 */
export async function changeOwnUser(username: string, { type, fields }: OwnChange): Promise<void> {
  const params = { path: { username } };
  const { accessToken } = await answer(
    type === 'P'
      ? api.PATCH('/api/users/privates/{username}', { params, body: fields })
      : api.PATCH('/api/users/companies/{username}', { params, body: fields }),
  );
  const user = currentUser();
  // Another user may have come meanwhile.
  if (user?.username === username) adoptUser({ ...user, ...fields }, accessToken);
}
