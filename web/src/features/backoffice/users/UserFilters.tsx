import { ROLES, USER_TYPES } from '@cromia/domain/accounts/roles';
import { USER_STATES } from '@cromia/domain/accounts/user-desk';
import { useTexts } from '../../../i18n/use-texts';
import { SelectField, TextField } from '../../../ui/form/fields';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { FilterForm } from '../../../ui/list/FilterForm';
import { FilterPanel } from '../../../ui/list/FilterPanel';
import type { ChangeList } from '../../../ui/list/list-address';
import { USERS, type UsersSearch } from './user-list';

interface UserFiltersProps {
  search: UsersSearch;
  onSearch: ChangeList<UsersSearch>;
}

/** The filters of the users. */
export function UserFilters({ search, onSearch }: UserFiltersProps) {
  const { t } = useTexts('accounts', 'users');
  const { searchString, role, type, state } = search;
  const labels = {
    searchString: t('users:fields.search'),
    role: t('users:fields.role'),
    type: t('users:fields.type'),
    state: t('users:fields.state'),
  };
  return (
    <FilterPanel
      list={USERS}
      search={search}
      onSearch={onSearch}
      label={(filter) => labels[filter]}
      values={{
        searchString,
        role: role && t(`users:roles.${role}`),
        type: type && t(`accounts:registration.types.${type}`),
        state: state && t(`users:states.${state}`),
      }}
      form={(filters, onApply) => <UserFilterForm filters={filters} onApply={onApply} labels={labels} />}
    />
  );
}

type Filters = ReturnType<typeof USERS.filtersOf>;

interface UserFilterFormProps {
  filters: Filters;
  onApply: (filters: Filters) => void;
  labels: Record<keyof Filters, string>;
}

function UserFilterForm({ filters, onApply, labels }: UserFilterFormProps) {
  const { t } = useTexts('accounts', 'orders', 'users');
  const form = useZodForm(USERS.formSchema, filters);
  const { control } = form;
  const select = {
    control,
    placeholder: t('orders:filters.all'),
    clearable: true,
    clearButtonProps: { 'aria-label': t('common:actions.clear') },
  };
  return (
    <FilterForm form={form} onApply={onApply}>
      <TextField control={control} name="searchString" label={labels.searchString} autoComplete="off" />
      <SelectField
        {...select}
        name="role"
        label={labels.role}
        data={ROLES.map((value) => ({ value, label: t(`users:roles.${value}`) }))}
      />
      <SelectField
        {...select}
        name="type"
        label={labels.type}
        data={USER_TYPES.map((value) => ({ value, label: t(`accounts:registration.types.${value}`) }))}
      />
      <SelectField
        {...select}
        name="state"
        label={labels.state}
        data={USER_STATES.map((value) => ({ value, label: t(`users:states.${value}`) }))}
      />
    </FilterForm>
  );
}
