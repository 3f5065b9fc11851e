import { TDS_LANGUAGES } from '@cromia/domain/languages';
import type { TdsDocument } from '@cromia/domain/tds/upload';
import { Button, Group } from '@mantine/core';
import { IconFileOff, IconFilePencil, IconFileText, IconFileUpload, IconFileZip } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { FileButton } from '../../../ui/FileButton';
import { SelectField, TextField } from '../../../ui/form/fields';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { FilterForm } from '../../../ui/list/FilterForm';
import { FilterPanel } from '../../../ui/list/FilterPanel';
import { ListTable } from '../../../ui/list/ListTable';
import type { ChangeList } from '../../../ui/list/list-address';
import { PageFrame } from '../../../ui/PageFrame';
import { RowButton } from '../../../ui/RowButton';
import classes from '../backoffice.module.css';
import { ArchiveDialog } from './ArchiveDialog';
import { ComposeTdsDialog } from './ComposeTdsDialog';
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
  const [dialog, setDialog] = useState<'sheet' | 'archive' | 'compose' | null>(null);
  return (
    <PageFrame
      title={t('tds:documents.title')}
      lead={t('tds:documents.lead')}
      actions={
        <Button leftSection={<IconFileUpload size={16} aria-hidden />} onClick={() => setDialog('sheet')}>
          {t('tds:documents.upload')}
        </Button>
      }
    >
      <DocumentFilters
        search={search}
        onSearch={onSearch}
        tools={
          <Group gap="xs">
            <Button
              variant="default"
              leftSection={<IconFilePencil size={16} aria-hidden />}
              onClick={() => setDialog('compose')}
            >
              {t('tds:compose.open')}
            </Button>
            <Button
              variant="default"
              leftSection={<IconFileZip size={16} aria-hidden />}
              onClick={() => setDialog('archive')}
            >
              {t('sds:archive.open')}
            </Button>
          </Group>
        }
      />
      <div className={classes.queue}>
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
              <Group gap="xs" justify="flex-end">
                <FileButton
                  fetch={() => tdsFile(document.id)}
                  aria-label={t('tds:documents.downloadOf', { sheet: sheetName(document) })}
                >
                  {t('common:actions.download')}
                </FileButton>
                <RowButton
                  icon={IconFileOff}
                  of={sheetName(document)}
                  onClick={() => setWithdrawing(document)}
                >
                  {t('sds:documents.withdraw')}
                </RowButton>
              </Group>
            )
          }
          nothing={{
            icon: IconFileText,
            none: t('tds:documents.none'),
            noMatch: t('tds:documents.noMatch'),
          }}
        />
      </div>
      {dialog === 'sheet' && <UploadTdsDialog onClose={() => setDialog(null)} />}
      {dialog === 'compose' && <ComposeTdsDialog onClose={() => setDialog(null)} />}
      {dialog === 'archive' && <ArchiveDialog onClose={() => setDialog(null)} />}
      {withdrawing !== null && <WithdrawTdsDialog of={withdrawing} onClose={() => setWithdrawing(null)} />}
    </PageFrame>
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
