import { LIMITS } from '@cromia/domain/limits';
import { IconUser } from '@tabler/icons-react';
import { api, unwrapResponse } from '../../../../api/client';
import { createDeskSearchSource, DESK_HITS_PAGE } from '../../../desk';

/** Search source of all users, by name or e-mail. */
export const userSearchSource = createDeskSearchSource({
  id: 'desk-users',
  group: 'shell:private.users',
  icon: IconUser,
  action: 'backoffice.users',
  maxLength: LIMITS.searchText,
  find: async (searchString, signal) => {
    const { content } = await unwrapResponse(
      api.GET('/api/v1/backoffice/users', { params: { query: { ...DESK_HITS_PAGE, searchString } }, signal }),
    );
    return content.map(({ id, firstname, lastname, username, businessName }) => ({
      id,
      label: `${firstname} ${lastname}`,
      description: [username, businessName].filter(Boolean).join(' · '),
      path: `/backoffice/users/${id}`,
    }));
  },
});
