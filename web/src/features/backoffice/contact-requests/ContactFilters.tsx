import { CONTACT_REQUEST_STATUSES, CONTACT_REQUEST_TYPES } from '@cromia/domain/contact/contact-request';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { DateRangeFields } from '../../../ui/form/DateRangeFields';
import { SelectField, TextField } from '../../../ui/form/fields';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { FilterForm } from '../../../ui/list/FilterForm';
import { FilterPanel } from '../../../ui/list/FilterPanel';
import type { ChangeList } from '../../../ui/list/list-address';
import { useFilterWords } from '../../../ui/list/use-filter-words';
import { CONTACT_REQUESTS, type ContactQueueSearch } from './contact-queue';

type Filters = ReturnType<typeof CONTACT_REQUESTS.filtersOf>;

interface ContactFiltersProps {
  search: ContactQueueSearch;
  onSearch: ChangeList<ContactQueueSearch>;
}

/** The filters of the contact requests. */
export function ContactFilters({ search, onSearch }: ContactFiltersProps) {
  const { t } = useTexts('backoffice', 'contact');
  const { date } = useFormats();
  const { contains } = useFilterWords();
  const { status, requestType, text, createdOnFrom, createdOnTo } = search;
  const labels = {
    status: t('backoffice:contacts.fields.status'),
    requestType: t('backoffice:contacts.fields.requestType'),
    text: t('backoffice:contacts.fields.text'),
    createdOnFrom: t('backoffice:contacts.fields.createdOnFrom'),
    createdOnTo: t('backoffice:contacts.fields.createdOnTo'),
  };
  return (
    <FilterPanel
      list={CONTACT_REQUESTS}
      search={search}
      onSearch={onSearch}
      label={(filter) => labels[filter]}
      values={{
        status: status && t(`backoffice:contacts.statuses.${status}`),
        requestType: requestType && t(`contact:types.${requestType}`),
        text: contains(text),
        createdOnFrom: createdOnFrom && date(createdOnFrom),
        createdOnTo: createdOnTo && date(createdOnTo),
      }}
      form={(filters, onApply) => <ContactFilterForm filters={filters} onApply={onApply} labels={labels} />}
    />
  );
}

interface ContactFilterFormProps {
  filters: Filters;
  onApply: (filters: Filters) => void;
  labels: Record<keyof Filters, string>;
}

function ContactFilterForm({ filters, onApply, labels }: ContactFilterFormProps) {
  const { t } = useTexts('backoffice', 'contact', 'orders');
  const form = useZodForm(CONTACT_REQUESTS.formSchema, filters);
  const { control } = form;
  const select = {
    placeholder: t('orders:filters.all'),
    clearable: true,
    clearButtonProps: { 'aria-label': t('common:actions.clear') },
  };
  return (
    <FilterForm form={form} onApply={onApply}>
      <SelectField
        {...select}
        control={control}
        name="status"
        label={labels.status}
        data={CONTACT_REQUEST_STATUSES.map((value) => ({
          value,
          label: t(`backoffice:contacts.statuses.${value}`),
        }))}
      />
      <SelectField
        {...select}
        control={control}
        name="requestType"
        label={labels.requestType}
        data={CONTACT_REQUEST_TYPES.map((value) => ({ value, label: t(`contact:types.${value}`) }))}
      />
      <TextField
        control={control}
        name="text"
        label={labels.text}
        placeholder={t('backoffice:contacts.textHelp')}
        autoComplete="off"
      />
      <DateRangeFields
        control={control}
        from={{ name: 'createdOnFrom', label: labels.createdOnFrom }}
        to={{ name: 'createdOnTo', label: labels.createdOnTo }}
      />
    </FilterForm>
  );
}
