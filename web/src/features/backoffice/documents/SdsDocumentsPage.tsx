import { SDS_SITES } from '@cromia/domain/sds/sds';
import { Button, Group } from '@mantine/core';
import { IconFileCertificate, IconFileUpload, IconFileZip, IconListNumbers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { SelectField, TextField } from '../../../ui/form/fields';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { FilterForm } from '../../../ui/list/FilterForm';
import { FilterPanel } from '../../../ui/list/FilterPanel';
import { ListTable } from '../../../ui/list/ListTable';
import type { ChangeList } from '../../../ui/list/list-address';
import { PageFrame } from '../../../ui/PageFrame';
import classes from '../backoffice.module.css';
import { ArchiveDialog } from './ArchiveDialog';
import { BatchesDialog } from './BatchesDialog';
import { SDS_DOCUMENTS, type SdsDocumentsSearch } from './document-lists';
import { sdsDocumentsQuery } from './document-queries';
import { UploadSdsDialog } from './UploadSdsDialog';
import { useSdsDocumentColumns } from './use-document-columns';

interface SdsDocumentsPageProps {
  search: SdsDocumentsSearch;
  onSearch: ChangeList<SdsDocumentsSearch>;
}

/** The versions of the safety data sheets, and how new ones are published (contract, section 5). */
export function SdsDocumentsPage({ search, onSearch }: SdsDocumentsPageProps) {
  const { t } = useTexts('sds');
  const documents = useQuery(sdsDocumentsQuery(search));
  const columns = useSdsDocumentColumns();
  const [dialog, setDialog] = useState<'sheet' | 'archive' | 'batches' | null>(null);
  const close = () => setDialog(null);
  return (
    <PageFrame
      title={t('sds:documents.title')}
      lead={t('sds:documents.lead')}
      actions={
        <Button leftSection={<IconFileUpload size={16} aria-hidden />} onClick={() => setDialog('sheet')}>
          {t('sds:documents.upload')}
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
              leftSection={<IconListNumbers size={16} aria-hidden />}
              onClick={() => setDialog('batches')}
            >
              {t('sds:batches.open')}
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
          list={SDS_DOCUMENTS}
          search={search}
          onSearch={onSearch}
          page={documents}
          label={t('sds:documents.title')}
          columns={columns}
          rowId={({ id }) => id}
          rowLabel={({ serial, color, version }) => `${serial}-${color} ${version}`}
          nothing={{
            icon: IconFileCertificate,
            none: t('sds:documents.none'),
            noMatch: t('sds:documents.noMatch'),
          }}
        />
      </div>
      {dialog === 'sheet' && <UploadSdsDialog onClose={close} />}
      {dialog === 'archive' && <ArchiveDialog onClose={close} />}
      {dialog === 'batches' && <BatchesDialog onClose={close} />}
    </PageFrame>
  );
}

type Filters = ReturnType<typeof SDS_DOCUMENTS.filtersOf>;

function DocumentFilters({ search, onSearch, tools }: SdsDocumentsPageProps & { tools: ReactNode }) {
  const { t } = useTexts('sds');
  const { site, serial, color } = search;
  return (
    <FilterPanel
      list={SDS_DOCUMENTS}
      search={search}
      onSearch={onSearch}
      tools={tools}
      label={(filter) => t(`sds:fields.${filter}`)}
      values={{ site, serial, color }}
      form={(filters, onApply) => <DocumentFilterForm filters={filters} onApply={onApply} />}
    />
  );
}

function DocumentFilterForm({ filters, onApply }: { filters: Filters; onApply: (filters: Filters) => void }) {
  const { t } = useTexts('sds');
  const form = useZodForm(SDS_DOCUMENTS.formSchema, filters);
  return (
    <FilterForm form={form} onApply={onApply}>
      <SelectField
        control={form.control}
        name="site"
        label={t('sds:fields.site')}
        placeholder={t('sds:deliveries.any')}
        data={[...SDS_SITES]}
        clearable
        clearButtonProps={{ 'aria-label': t('common:actions.clear') }}
      />
      <TextField control={form.control} name="serial" label={t('sds:fields.serial')} autoComplete="off" />
      <TextField control={form.control} name="color" label={t('sds:fields.color')} autoComplete="off" />
    </FilterForm>
  );
}
