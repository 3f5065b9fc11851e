import type { Person } from '@cromia/domain/people/person';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../api/client';
import type { PersonRights } from './rights-form';

const PATH = '/api/v1/public/customer/people' as const;
const BASE_KEY = ['people'];

/** The people of the user's customer whom the user may see, and who approves for the user. */
export function peopleQuery(username: string) {
  return queryOptions({
    queryKey: [...BASE_KEY, username],
    queryFn: ({ signal }) => unwrapResponse(api.GET(PATH, { signal })),
  });
}

function useInvalidatePeople() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: BASE_KEY });
}

/** Changes the rights of a person, based on those that the page shows. */
export function useChangePerson() {
  return useMutation({
    mutationFn: ({ person, rights }: { person: Person; rights: PersonRights }) =>
      unwrapResponse(
        api.PATCH(`${PATH}/{username}`, {
          params: { path: { username: person.username } },
          body: { ...rights, rightsVersion: person.rightsVersion },
        }),
      ),
    onSettled: useInvalidatePeople(),
  });
}

/** Removes a person from the customer. */
export function useRemovePerson() {
  return useMutation({
    mutationFn: (username: string) =>
      unwrapResponse(api.DELETE(`${PATH}/{username}`, { params: { path: { username } } })),
    onSettled: useInvalidatePeople(),
  });
}

/** Makes a person owner, and then the owner who hands over a buyer who approves without limits. */
export function useHandOver(owner: Person) {
  const changePerson = (person: Person, body: PersonRights) =>
    unwrapResponse(
      api.PATCH(`${PATH}/{username}`, {
        params: { path: { username: person.username } },
        body: { ...body, rightsVersion: person.rightsVersion },
      }),
    );
  return useMutation({
    mutationFn: async (successor: Person) => {
      if (successor.companyRole !== 'OWNER') await changePerson(successor, { companyRole: 'OWNER' });
      return changePerson(owner, {
        companyRole: 'BUYER',
        orderLimit: null,
        monthLimit: null,
        canApprove: true,
      });
    },
    onSettled: useInvalidatePeople(),
  });
}
