import { TDS_LANGUAGES } from '@cromia/domain/languages';
import type { TdsDocument } from '@cromia/domain/tds/upload';
import { IconFileOff, IconFilePencil, IconFileText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { RowFileButton } from '../../../ui/FileButton';
import { SelectField, TextField } from '../../../ui/form/fields';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { FilterForm } from '../../../ui/list/FilterForm';
import { FilterPanel } from '../../../ui/list/FilterPanel';
import { ListTable } from '../../../ui/list/ListTable';
import type { ChangeList } from '../../../ui/list/list-address';
import { RowButton } from '../../../ui/RowButton';
import classes from '../backoffice.module.css';
import { ComposeTdsDialog } from './ComposeTdsDialog';
import { DocumentsFrame } from './DocumentsFrame';
import { TDS_DOCUMENTS, type TdsDocumentsSearch } from './document-lists';
import { tdsDocumentsQuery, tdsFile } from './document-queries';
import { UploadTdsDialog } from './UploadTdsDialog';
import { tdsProduct, useTdsDocumentColumns } from './use-tds-document-columns';
import { WithdrawTdsDialog } from './WithdrawTdsDialog';

/** A version as it is named to people. */
function sheetName(document: TdsDocument): string {
  return `${tdsProduct(document)} ${document.language} ${document.version}`;
}

interface TdsDocumentsPageProps {
  search: TdsDocumentsSearch;
  onSearch: ChangeList<TdsDocumentsSearch>;
}

/** The versions of the technical data sheets, and how new ones are published (contract, section 5). */
export function TdsDocumentsPage({ search, onSearch }: TdsDocumentsPageProps) {
  const { t } = useTexts('sds', 'tds');
  const documents = useQuery(tdsDocumentsQuery(search));
  const columns = useTdsDocumentColumns();
  const [withdrawing, setWithdrawing] = useState<TdsDocument | null>(null);
  return (
    <DocumentsFrame
      title={t('tds:documents.title')}
      lead={t('tds:documents.lead')}
      sheet={{
        label: t('tds:documents.upload'),
        dialog: (onClose) => <UploadTdsDialog onClose={onClose} />,
      }}
      beside={{
        label: t('tds:compose.open'),
        icon: IconFilePencil,
        dialog: (onClose) => <ComposeTdsDialog onClose={onClose} />,
      }}
      filters={(tools) => <DocumentFilters search={search} onSearch={onSearch} tools={tools} />}
    >
      <ListTable
        list={TDS_DOCUMENTS}
        search={search}
        onSearch={onSearch}
        page={documents}
        label={t('tds:documents.title')}
        columns={columns}
        rowId={({ id }) => id}
        rowLabel={sheetName}
        actions={(document) =>
          document.withdrawnOn === null && (
            <div className={classes.rowActions}>
              <RowFileButton fetch={() => tdsFile(document.id)} of={sheetName(document)} />
              <RowButton icon={IconFileOff} of={sheetName(document)} onClick={() => setWithdrawing(document)}>
                {t('sds:documents.withdraw')}
              </RowButton>
            </div>
          )
        }
        nothing={{
          icon: IconFileText,
          none: t('tds:documents.none'),
          noMatch: t('tds:documents.noMatch'),
        }}
      />
      {withdrawing !== null && <WithdrawTdsDialog of={withdrawing} onClose={() => setWithdrawing(null)} />}
    </DocumentsFrame>
  );
}

type Filters = ReturnType<typeof TDS_DOCUMENTS.filtersOf>;

function DocumentFilters({ search, onSearch, tools }: TdsDocumentsPageProps & { tools: ReactNode }) {
  const { t } = useTexts('sds');
  const { serial, color, language } = search;
  return (
    <FilterPanel
      list={TDS_DOCUMENTS}
      search={search}
      onSearch={onSearch}
      tools={tools}
      label={(filter) => t(`sds:fields.${filter}`)}
      values={{ serial, color, language }}
      form={(filters, onApply) => <DocumentFilterForm filters={filters} onApply={onApply} />}
    />
  );
}

function DocumentFilterForm({ filters, onApply }: { filters: Filters; onApply: (filters: Filters) => void }) {
  const { t } = useTexts('sds');
  const form = useZodForm(TDS_DOCUMENTS.formSchema, filters);
  return (
    <FilterForm form={form} onApply={onApply}>
      <TextField control={form.control} name="serial" label={t('sds:fields.serial')} autoComplete="off" />
      <TextField control={form.control} name="color" label={t('sds:fields.color')} autoComplete="off" />
      <SelectField
        control={form.control}
        name="language"
        label={t('sds:fields.language')}
        placeholder={t('sds:deliveries.any')}
        data={[...TDS_LANGUAGES]}
        clearable
        clearButtonProps={{ 'aria-label': t('common:actions.clear') }}
      />
    </FilterForm>
  );
}
