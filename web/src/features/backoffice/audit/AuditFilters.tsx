import { AUDIT_ENTITIES, AUDITED, type AuditAction } from '@cromia/domain/audit/audit-log';
import type { ReactNode } from 'react';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { DateRangeFields } from '../../../ui/form/DateRangeFields';
import { SelectField, TextField } from '../../../ui/form/fields';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { FilterForm } from '../../../ui/list/FilterForm';
import { FilterPanel } from '../../../ui/list/FilterPanel';
import type { ChangeList } from '../../../ui/list/list-address';
import { ACTION_WORDS } from '../history-words';
import { useCustomerFilter } from '../use-customer-filter';
import { AUDIT, type AuditSearch } from './audit-list';

interface AuditFiltersProps {
  search: AuditSearch;
  onSearch: ChangeList<AuditSearch>;
  tools: ReactNode;
}

/** What a change happens to. */
const entityOf = (action: AuditAction) =>
  AUDIT_ENTITIES.filter((entity) => AUDITED[entity].some((each) => each === action));

/** The filters of the audit log. */
export function AuditFilters({ search, onSearch, tools }: AuditFiltersProps) {
  const { t } = useTexts('audit', 'backoffice', 'offers', 'orders');
  const { date } = useFormats();
  const customer = useCustomerFilter();
  const { username, entity, action, customerCode, atFrom, atTo } = search;
  const labels = {
    username: t('audit:fields.username'),
    entity: t('audit:fields.entity'),
    action: t('audit:fields.action'),
    customerCode: customer.label,
    atFrom: t('audit:fields.atFrom'),
    atTo: t('audit:fields.atTo'),
  };
  return (
    <FilterPanel
      list={AUDIT}
      search={search}
      onSearch={onSearch}
      tools={tools}
      label={(filter) => labels[filter]}
      values={{
        username,
        entity: entity && t(`audit:entities.${entity}`),
        // Requests of every kind are accepted: the chip says of which.
        action:
          action &&
          [t(ACTION_WORDS[action]), ...entityOf(action).map((of) => t(`audit:entities.${of}`))].join(' · '),
        customerCode,
        atFrom: atFrom && date(atFrom),
        atTo: atTo && date(atTo),
      }}
      form={(filters, onApply) => <AuditFilterForm filters={filters} onApply={onApply} labels={labels} />}
    />
  );
}

type Filters = ReturnType<typeof AUDIT.filtersOf>;

interface AuditFilterFormProps {
  filters: Filters;
  onApply: (filters: Filters) => void;
  labels: Record<keyof Filters, string>;
}

function AuditFilterForm({ filters, onApply, labels }: AuditFilterFormProps) {
  const { t } = useTexts('accounts', 'audit', 'backoffice', 'offers', 'orders');
  const customer = useCustomerFilter();
  const form = useZodForm(AUDIT.formSchema, filters);
  const { control } = form;
  const select = {
    control,
    placeholder: t('orders:filters.all'),
    clearable: true,
    searchable: true,
    clearButtonProps: { 'aria-label': t('common:actions.clear') },
  };
  return (
    <FilterForm form={form} onApply={onApply}>
      <TextField
        control={control}
        name="username"
        label={labels.username}
        help={t('audit:fields.usernameHelp')}
        errorWords={{ invalidField: t('accounts:errors.username') }}
        type="email"
        inputMode="email"
        autoCapitalize="none"
        autoComplete="off"
      />
      <SelectField
        {...select}
        name="entity"
        label={labels.entity}
        data={AUDIT_ENTITIES.map((value) => ({ value, label: t(`audit:entities.${value}`) }))}
      />
      <SelectField
        {...select}
        name="action"
        label={labels.action}
        data={AUDIT_ENTITIES.map((entity) => ({
          group: t(`audit:entities.${entity}`),
          items: AUDITED[entity].map((value) => ({ value, label: t(ACTION_WORDS[value]) })),
        }))}
      />
      <TextField
        control={control}
        name="customerCode"
        label={labels.customerCode}
        errorWords={{ invalidField: customer.invalid, invalidLenght: customer.invalid }}
        inputMode="numeric"
        autoComplete="off"
      />
      <DateRangeFields
        control={control}
        from={{ name: 'atFrom', label: labels.atFrom }}
        to={{ name: 'atTo', label: labels.atTo }}
      />
    </FilterForm>
  );
}
