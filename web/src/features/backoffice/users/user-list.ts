import { ROLES, USER_TYPES } from '@cromia/domain/accounts/roles';
import { USER_SORTS, USER_STATES } from '@cromia/domain/accounts/user-desk';
import { choice, patternText } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import type { z } from 'zod';
import { listAddress } from '../../../ui/list/list-address';

/** The users, by name. */
export const USERS = listAddress({
  name: 'backoffice-users',
  sorts: USER_SORTS,
  defaultSort: { field: 'lastname', descending: false },
  defaultSize: LIMITS.pageSizeOrders,
  filters: {
    searchString: patternText(/./, LIMITS.searchText),
    role: choice(ROLES),
    type: choice(USER_TYPES),
    state: choice(USER_STATES),
  },
});

export const usersSearchSchema = USERS.schema;
export type UsersSearch = z.infer<typeof usersSearchSchema>;
