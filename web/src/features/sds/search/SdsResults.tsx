import type { RolePrefix } from '@cromia/domain/accounts/roles';
import type { LimitedPage } from '@cromia/domain/lists/paging';
import type { Sds } from '@cromia/domain/sds/sheet';
import { IconFileSearch, IconLanguage } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { toApiProblem } from '../../../api/problem';
import { useUser } from '../../../api/use-session';
import { useTexts } from '../../../i18n/use-texts';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { PagedList } from '../../../ui/list/PagedList';
import { RowButton } from '../../../ui/list/RowButton';
import type { ListControls } from '../../../ui/list/use-list';
import { useIsPhone } from '../../../ui/use-is-phone';
import { SheetDialog } from '../SheetDialog';
import { type SelectedSheet, SheetLanguages } from '../SheetLanguages';
import { formatSheetName, useSdsColumns } from '../use-sds-columns';
import { seesOwnSheetsOnly } from './sds-pages';

interface SdsResultsProps {
  prefix: RolePrefix;
  list: ListControls;
  page: UseQueryResult<LimitedPage<Sds>>;
  /** The customer of the search, if any. */
  customerCode?: string | undefined;
  /** The order that was searched for. */
  orderCode?: string | undefined;
}

/** The sheet in the dialog: a row with a language. */
interface PickedSheet extends SelectedSheet {
  line: Sds;
}

/** The results of a search: each row shows the languages of its sheet, and a language opens it (section 2). */
export function SdsResults({ prefix, list, page, customerCode, orderCode }: SdsResultsProps) {
  const { t } = useTexts('sds');
  const isCardLayout = useIsPhone();
  const columns = useSdsColumns(seesOwnSheetsOnly(useUser()));
  const [picked, setPicked] = useState<PickedSheet | null>(null);
  // Section 8: another customer's order or code is reported as not found.
  if (page.isError && toApiProblem(page.error).code === 'NotFound') {
    return (
      <EmptyState icon={IconFileSearch}>
        {t(orderCode === undefined ? 'sds:results.noCustomer' : 'sds:results.noOrder')}
      </EmptyState>
    );
  }
  const toggleRow = ({ id }: Sds) => {
    const expandedIds = list.expandedIds;
    list.onExpand(
      expandedIds.includes(id) ? expandedIds.filter((expandedId) => expandedId !== id) : [...expandedIds, id],
    );
  };
  return (
    <>
      <PagedList
        list={list}
        page={page}
        label={t('sds:results.label')}
        columns={columns}
        rowId={({ id }) => id}
        rowLabel={formatSheetName}
        detailLabel={t('sds:results.languages')}
        detail={(line) => (
          <SheetLanguages
            prefix={prefix}
            line={line}
            customerCode={customerCode}
            onPick={(sheet) => setPicked({ line, ...sheet })}
          />
        )}
        {...(isCardLayout
          ? {}
          : {
              actions: (line: Sds) => (
                <RowButton
                  icon={IconLanguage}
                  rowName={formatSheetName(line)}
                  onClick={() => toggleRow(line)}
                >
                  {t('sds:results.languages')}
                </RowButton>
              ),
            })}
        emptyContent={{
          icon: IconFileSearch,
          none: t('sds:results.none'),
          noMatch: t('sds:results.none'),
        }}
      />
      {picked !== null && (
        <SheetDialog
          prefix={prefix}
          {...picked}
          customerCode={customerCode}
          orderCode={orderCode}
          onClose={() => setPicked(null)}
        />
      )}
    </>
  );
}
