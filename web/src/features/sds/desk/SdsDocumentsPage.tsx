import { IconFileCertificate, IconListNumbers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/use-texts';
import { PagedList } from '../../../ui/list/PagedList';
import { useList } from '../../../ui/list/use-list';
import { BatchesDialog } from './BatchesDialog';
import { sdsDocumentsQuery } from './document-queries';
import { DocumentsFrame } from './publishing/DocumentsFrame';
import { SDS_DOCUMENT_LIST } from './sds-document-list';
import { UploadSdsDialog } from './UploadSdsDialog';
import { useSdsDocumentColumns } from './use-document-columns';

/** The versions of the safety data sheets, with the ways to publish new ones (contract, section 5). */
export function SdsDocumentsPage() {
  const { t } = useTexts('sds');
  const list = useList(SDS_DOCUMENT_LIST);
  const documents = useQuery(sdsDocumentsQuery(list.query));
  const columns = useSdsDocumentColumns();
  return (
    <DocumentsFrame
      title={t('sds:documents.title')}
      lead={t('sds:documents.lead')}
      uploadAction={{
        label: t('sds:documents.upload'),
        dialog: (onClose) => <UploadSdsDialog onClose={onClose} />,
      }}
      additionalAction={{
        label: t('sds:batches.open'),
        icon: IconListNumbers,
        dialog: (onClose) => <BatchesDialog onClose={onClose} />,
      }}
    >
      {(tools) => (
        <PagedList
          list={list}
          page={documents}
          tools={tools}
          label={t('sds:documents.title')}
          columns={columns}
          rowId={({ id }) => id}
          rowLabel={({ serial, color, version }) => `${serial}-${color} ${version}`}
          link={({ id }, look) => <Link {...look} to="/backoffice/sds/$id" params={{ id }} />}
          emptyContent={{
            icon: IconFileCertificate,
            none: t('sds:documents.none'),
            noMatch: t('sds:documents.noMatch'),
          }}
        />
      )}
    </DocumentsFrame>
  );
}
