import { ROLES, USER_TYPES } from '@cromia/domain/accounts/roles';
import { USER_SORTS, USER_STATES } from '@cromia/domain/accounts/user-desk';
import { patternTextField } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import { defineList } from '../../../../ui/list/define-list';
import { choiceFilter, textFilter } from '../../../../ui/list/filters';

/** The list of users, by default sorted by last name. */
export const USER_LIST = defineList({
  name: 'backoffice-users',
  sorts: USER_SORTS,
  defaultSort: { field: 'lastname', descending: false },
  filters: {
    searchString: textFilter('users:fields.search', patternTextField(/./, LIMITS.searchText)),
    role: choiceFilter('users:fields.role', ROLES, (role) => `users:roles.${role}`),
    type: choiceFilter('users:fields.type', USER_TYPES, (type) => `accounts:registration.types.${type}`),
    state: choiceFilter('users:fields.state', USER_STATES, (state) => `users:states.${state}`),
  },
});
