import { DEALER_KINDS, type Dealer } from '@cromia/domain/dealers/dealer-desk';
import { Anchor, Button } from '@mantine/core';
import { IconMapPinOff, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import type { DataColumn } from '../../../ui/data-table/columns';
import { SelectField, TextField } from '../../../ui/form/fields';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { FilterForm } from '../../../ui/list/FilterForm';
import { FilterPanel } from '../../../ui/list/FilterPanel';
import { ListTable } from '../../../ui/list/ListTable';
import type { ChangeList } from '../../../ui/list/list-address';
import { PageFrame } from '../../../ui/PageFrame';
import { Below } from '../Below';
import classes from '../backoffice.module.css';
import { useQueueWidth } from '../use-queue-width';
import { DEALERS, type DealersSearch } from './dealer-list';
import { dealersQuery } from './dealer-queries';

interface DealersPageProps {
  search: DealersSearch;
  onSearch: ChangeList<DealersSearch>;
}

/** The dealers of the map, kept by staff (contract, section 5). */
export function DealersPage({ search, onSearch }: DealersPageProps) {
  const { t } = useTexts('backoffice', 'dealers');
  const { asCards } = useQueueWidth();
  const dealers = useQuery(dealersQuery(search));
  const columns = useColumns();
  const open = ({ id }: Dealer) => (
    <Button
      variant="default"
      renderRoot={(props) => <Link {...props} to="/backoffice/dealers/$id" params={{ id }} />}
    >
      {t('common:actions.open')}
    </Button>
  );
  return (
    <PageFrame
      title={t('dealers:title')}
      lead={t('backoffice:dealers.lead')}
      actions={
        <Button
          leftSection={<IconPlus size={16} aria-hidden />}
          renderRoot={(props) => <Link {...props} to="/backoffice/dealers/new" />}
        >
          {t('backoffice:dealers.new')}
        </Button>
      }
    >
      <DealerFilters search={search} onSearch={onSearch} />
      <div className={classes.queue}>
        <ListTable
          list={DEALERS}
          search={search}
          onSearch={onSearch}
          page={dealers}
          label={t('dealers:title')}
          columns={columns}
          rowId={({ id }) => id}
          rowLabel={({ businessName }) => businessName}
          {...(asCards ? { actions: open } : {})}
          nothing={{
            icon: IconMapPinOff,
            none: t('backoffice:dealers.none'),
            noMatch: t('backoffice:dealers.noMatch'),
          }}
        />
      </div>
    </PageFrame>
  );
}

function useColumns(): DataColumn<Dealer>[] {
  const { t } = useTexts('accounts', 'activation', 'dealers');
  return useMemo(
    () => [
      {
        id: 'businessName',
        header: t('dealers:filters.businessName'),
        cell: ({ id, businessName, street }) => (
          <>
            <Anchor
              inherit
              fw={550}
              renderRoot={(props) => <Link {...props} to="/backoffice/dealers/$id" params={{ id }} />}
            >
              {businessName}
            </Anchor>
            <Below>{street}</Below>
          </>
        ),
        sortBy: ({ businessName }) => businessName,
        card: 'title',
      },
      {
        id: 'postalCode',
        header: t('dealers:filters.postalCode'),
        cell: ({ postalCode }) => postalCode,
        sortBy: ({ postalCode }) => postalCode,
        width: '160px',
      },
      {
        id: 'city',
        header: t('activation:fields.city'),
        cell: ({ city, province }) => (province === null ? city : `${city} (${province})`),
        sortBy: ({ city }) => city,
        width: '240px',
      },
      {
        id: 'kind',
        header: t('dealers:filters.kind'),
        cell: ({ forPrivate, forProfessional }) =>
          [
            ...(forPrivate ? [t('dealers:filters.priv')] : []),
            ...(forProfessional ? [t('dealers:filters.professional')] : []),
          ].join(', '),
        width: '240px',
      },
    ],
    [t],
  );
}

function DealerFilters({ search, onSearch }: DealersPageProps) {
  const { t } = useTexts('backoffice', 'dealers');
  const { searchString, kind } = search;
  const labels = { searchString: t('backoffice:dealers.fields.search'), kind: t('dealers:filters.kind') };
  const kinds = {
    PRIVATE: t('dealers:filters.priv'),
    PROFESSIONAL: t('dealers:filters.professional'),
  };
  return (
    <FilterPanel
      list={DEALERS}
      search={search}
      onSearch={onSearch}
      label={(filter) => labels[filter]}
      values={{ searchString, kind: kind && kinds[kind] }}
      form={(filters, onApply) => (
        <DealerFilterForm filters={filters} onApply={onApply} labels={labels} kinds={kinds} />
      )}
    />
  );
}

type Filters = ReturnType<typeof DEALERS.filtersOf>;

interface DealerFilterFormProps {
  filters: Filters;
  onApply: (filters: Filters) => void;
  labels: Record<keyof Filters, string>;
  kinds: Record<(typeof DEALER_KINDS)[number], string>;
}

function DealerFilterForm({ filters, onApply, labels, kinds }: DealerFilterFormProps) {
  const { t } = useTexts('dealers');
  const form = useZodForm(DEALERS.formSchema, filters);
  return (
    <FilterForm form={form} onApply={onApply}>
      <TextField control={form.control} name="searchString" label={labels.searchString} autoComplete="off" />
      <SelectField
        control={form.control}
        name="kind"
        label={labels.kind}
        placeholder={t('dealers:filters.all')}
        data={DEALER_KINDS.map((kind) => ({ value: kind, label: kinds[kind] }))}
        clearable
        clearButtonProps={{ 'aria-label': t('common:actions.clear') }}
      />
    </FilterForm>
  );
}
