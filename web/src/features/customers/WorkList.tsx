import type { RolePrefix } from '@cromia/domain/accounts/roles';
import type { CustomerSummary } from '@cromia/domain/customers/customer-summary';
import type { WorkListCustomer } from '@cromia/domain/customers/portfolios/work-list';
import { LIMITS } from '@cromia/domain/limits';
import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { ExportMenu } from '../../ui/list/ExportMenu';
import { PagedList } from '../../ui/list/PagedList';
import { useList } from '../../ui/list/use-list';
import { useIsCompactTable } from '../../ui/table/use-is-compact-table';
import { exportWorkList, workListQuery } from './customer-queries';
import { useWorkListColumns } from './use-work-list-columns';
import { WorkListActions } from './WorkListActions';
import { WorkListCard } from './WorkListCard';
import { WORK_LIST } from './work-list';

export interface WorkListProps {
  prefix: RolePrefix;
  onPick: (customer: CustomerSummary) => void;
  /** Link to customer service, for a manager without customers. */
  customerService: ReactNode;
}

const getCode = ({ customerCode }: WorkListCustomer) => customerCode;
const getName = ({ businessName }: WorkListCustomer) => businessName;

/** The customers as a work list: sorted and filtered by silence, turnover and what waits, with buttons to act. */
export default function WorkList({ prefix, onPick, customerService }: WorkListProps) {
  const { t } = useTexts('customers');
  const list = useList(WORK_LIST);
  const customers = useQuery(workListQuery(prefix, list.query));
  const columns = useWorkListColumns();
  const isCompact = useIsCompactTable();
  const { searchString = '' } = list.state;
  const [searchText, setSearchText] = useState(searchString);
  const search = useDebouncedCallback(
    (text: string) =>
      list.onStateChange(
        WORK_LIST.withFilters(list.state, {
          ...WORK_LIST.getFilters(list.state),
          searchString: text || undefined,
        }),
        { replace: true },
      ),
    LIMITS.debounceMs,
  );
  const renderActions = useCallback(
    (customer: WorkListCustomer) => <WorkListActions customer={customer} onPick={onPick} />,
    [onPick],
  );
  const renderCard = useCallback(
    (customer: WorkListCustomer) => <WorkListCard customer={customer} onPick={onPick} />,
    [onPick],
  );
  return (
    <>
      <TextInput
        value={searchText}
        onChange={({ currentTarget }) => {
          setSearchText(currentTarget.value);
          search(currentTarget.value.trim());
        }}
        type="search"
        maxLength={LIMITS.searchText}
        label={t('customers:list.search')}
        leftSection={<IconSearch size={16} aria-hidden />}
        maw={420}
        mb="md"
      />
      <PagedList
        list={list}
        page={customers}
        tools={<ExportMenu fetch={(format) => exportWorkList(prefix, list.query, format)} />}
        quickFilters={[{ filter: 'silentDays', value: '90', label: t('customers:filters.silent90') }]}
        count={(found) => t('customers:list.count', found)}
        label={t('customers:list.title')}
        columns={columns}
        // The rows match the typed text only once the search for it has run.
        isStale={searchText.trim() !== searchString}
        rowId={getCode}
        rowLabel={getName}
        actions={renderActions}
        card={renderCard}
        asCards={isCompact}
        emptyContent={{
          icon: IconUsers,
          none: t('customers:list.none'),
          action: customerService,
          noMatch: t('customers:list.noFilterMatch'),
        }}
      />
    </>
  );
}
