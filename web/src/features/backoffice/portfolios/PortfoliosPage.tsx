import { MANAGER_ROLES, type Portfolio } from '@cromia/domain/customers/portfolio';
import { Anchor, Button } from '@mantine/core';
import { IconFileUpload, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import type { DataColumn } from '../../../ui/data-table/columns';
import { SelectField, TextField } from '../../../ui/form/fields';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { FilterForm } from '../../../ui/list/FilterForm';
import { FilterPanel } from '../../../ui/list/FilterPanel';
import { ListTable } from '../../../ui/list/ListTable';
import type { ChangeList } from '../../../ui/list/list-address';
import { PageFrame } from '../../../ui/PageFrame';
import { StatusBadge } from '../../../ui/StatusBadge';
import { Below } from '../Below';
import classes from '../backoffice.module.css';
import { useQueueWidth } from '../use-queue-width';
import { ImportDialog } from './ImportDialog';
import { PORTFOLIOS, type PortfoliosSearch } from './portfolio-lists';
import { portfoliosQuery } from './portfolio-queries';

interface PortfoliosPageProps {
  search: PortfoliosSearch;
  onSearch: ChangeList<PortfoliosSearch>;
}

/** Agents and commercial users with their portfolios (contract, section 5). */
export function PortfoliosPage({ search, onSearch }: PortfoliosPageProps) {
  const { t } = useTexts('backoffice');
  const { asCards } = useQueueWidth();
  const [importing, setImporting] = useState(false);
  const managers = useQuery(portfoliosQuery(search));
  const columns = useColumns();
  const open = ({ username }: Portfolio) => (
    <Button
      variant="default"
      renderRoot={(props) => <Link {...props} to="/backoffice/portfolios/$username" params={{ username }} />}
    >
      {t('common:actions.open')}
    </Button>
  );
  return (
    <PageFrame
      title={t('backoffice:portfolios.title')}
      lead={t('backoffice:portfolios.lead')}
      actions={
        <Button
          variant="default"
          leftSection={<IconFileUpload size={16} aria-hidden />}
          onClick={() => setImporting(true)}
        >
          {t('backoffice:portfolios.import.open')}
        </Button>
      }
    >
      <ManagerFilters search={search} onSearch={onSearch} />
      <div className={classes.queue}>
        <ListTable
          list={PORTFOLIOS}
          search={search}
          onSearch={onSearch}
          page={managers}
          label={t('backoffice:portfolios.title')}
          columns={columns}
          rowId={({ username }) => username}
          rowLabel={({ firstname, lastname }) => `${firstname} ${lastname}`}
          {...(asCards ? { actions: open } : {})}
          nothing={{
            icon: IconUsers,
            none: t('backoffice:portfolios.none'),
            noMatch: t('backoffice:portfolios.noMatch'),
          }}
        />
      </div>
      {importing && <ImportDialog onClose={() => setImporting(false)} />}
    </PageFrame>
  );
}

function useColumns(): DataColumn<Portfolio>[] {
  const { t } = useTexts('backoffice');
  const { quantity } = useFormats();
  return useMemo(
    () => [
      {
        id: 'lastname',
        header: t('backoffice:portfolios.fields.name'),
        cell: ({ username, firstname, lastname, isDisabled }) => (
          <>
            <Anchor
              inherit
              fw={550}
              renderRoot={(props) => (
                <Link {...props} to="/backoffice/portfolios/$username" params={{ username }} />
              )}
            >
              {lastname} {firstname}
            </Anchor>
            <Below>{username}</Below>
            {isDisabled && <StatusBadge tone="danger">{t('backoffice:portfolios.disabled')}</StatusBadge>}
          </>
        ),
        sortBy: ({ lastname }) => lastname,
        card: 'title',
      },
      {
        id: 'role',
        header: t('backoffice:portfolios.fields.role'),
        cell: ({ role }) => t(`backoffice:portfolios.roles.${role}`),
        sortBy: ({ role }) => role,
        width: '220px',
      },
      {
        id: 'customers',
        header: t('backoffice:portfolios.fields.customers'),
        cell: ({ customers }) => quantity(customers),
        sortBy: ({ customers }) => customers,
        align: 'right',
        width: '160px',
      },
    ],
    [t, quantity],
  );
}

function ManagerFilters({ search, onSearch }: PortfoliosPageProps) {
  const { t } = useTexts('backoffice');
  const { searchString, role } = search;
  const labels = {
    searchString: t('backoffice:portfolios.fields.name'),
    role: t('backoffice:portfolios.fields.role'),
  };
  return (
    <FilterPanel
      list={PORTFOLIOS}
      search={search}
      onSearch={onSearch}
      label={(filter) => labels[filter]}
      values={{ searchString, role: role && t(`backoffice:portfolios.roles.${role}`) }}
      form={(filters, onApply) => <ManagerFilterForm filters={filters} onApply={onApply} labels={labels} />}
    />
  );
}

type Filters = ReturnType<typeof PORTFOLIOS.filtersOf>;

interface ManagerFilterFormProps {
  filters: Filters;
  onApply: (filters: Filters) => void;
  labels: Record<keyof Filters, string>;
}

function ManagerFilterForm({ filters, onApply, labels }: ManagerFilterFormProps) {
  const { t } = useTexts('backoffice', 'orders');
  const form = useZodForm(PORTFOLIOS.formSchema, filters);
  return (
    <FilterForm form={form} onApply={onApply}>
      <TextField control={form.control} name="searchString" label={labels.searchString} autoComplete="off" />
      <SelectField
        control={form.control}
        name="role"
        label={labels.role}
        placeholder={t('orders:filters.all')}
        data={MANAGER_ROLES.map((role) => ({ value: role, label: t(`backoffice:portfolios.roles.${role}`) }))}
        clearable
        clearButtonProps={{ 'aria-label': t('common:actions.clear') }}
      />
    </FilterForm>
  );
}
