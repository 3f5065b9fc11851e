import { SDS_SITES } from '@cromia/domain/sds/sds';
import { IconFileCertificate, IconListNumbers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { SelectField, TextField } from '../../../ui/form/fields';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { FilterForm } from '../../../ui/list/FilterForm';
import { FilterPanel } from '../../../ui/list/FilterPanel';
import { ListTable } from '../../../ui/list/ListTable';
import type { ChangeList } from '../../../ui/list/list-address';
import { BatchesDialog } from './BatchesDialog';
import { DocumentsFrame } from './DocumentsFrame';
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
  return (
    <DocumentsFrame
      title={t('sds:documents.title')}
      lead={t('sds:documents.lead')}
      sheet={{
        label: t('sds:documents.upload'),
        dialog: (onClose) => <UploadSdsDialog onClose={onClose} />,
      }}
      beside={{
        label: t('sds:batches.open'),
        icon: IconListNumbers,
        dialog: (onClose) => <BatchesDialog onClose={onClose} />,
      }}
      filters={(tools) => <DocumentFilters search={search} onSearch={onSearch} tools={tools} />}
    >
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
    </DocumentsFrame>
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
