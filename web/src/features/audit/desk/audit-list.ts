import {
  AUDIT_ACTIONS,
  AUDIT_ACTIONS_BY_ENTITY,
  AUDIT_ENTITIES,
  AUDIT_SORTS,
} from '@cromia/domain/audit/audit-log';
import { choiceField, filterTextField } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import { defineList } from '../../../ui/list/define-list';
import { choiceFilter, dayFilters, type ListFilter, textFilter } from '../../../ui/list/filters';
import { CUSTOMER_FILTER } from '../../customers';

/** The filter by action. Actions are grouped by entity, since the actions of different entities share labels. */
const action = {
  schema: choiceField(AUDIT_ACTIONS),
  field: {
    kind: 'choice',
    label: 'audit:fields.action',
    groups: AUDIT_ENTITIES.map((entity) => ({
      heading: `audit-log:entities.${entity}` as const,
      choices: AUDIT_ACTIONS_BY_ENTITY[entity].map((value) => ({
        value,
        label: `audit-log:actions.${value}` as const,
      })),
    })),
  },
} satisfies ListFilter;

/** The audit log, newest first. */
export const AUDIT_LIST = defineList({
  name: 'backoffice-audit',
  sorts: AUDIT_SORTS,
  defaultSort: { field: 'at', descending: true },
  filters: {
    username: textFilter('audit:fields.username', filterTextField(LIMITS.email), {
      maxLength: LIMITS.email,
      help: 'audit:fields.usernameHelp',
    }),
    entity: choiceFilter('audit:fields.entity', AUDIT_ENTITIES, (entity) => `audit-log:entities.${entity}`),
    action,
    customer: CUSTOMER_FILTER,
    ...dayFilters('at', { from: 'audit:fields.atFrom', to: 'audit:fields.atTo' }),
  },
});
