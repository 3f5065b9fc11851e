import { isAllowed } from '@cromia/domain/accounts/access';
import type { TdsDocument } from '@cromia/domain/tds/upload';
import { IconFileOff, IconFilePencil, IconFileText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useUser } from '../../../api/use-session';
import { useTexts } from '../../../i18n/use-texts';
import { RowFileButton } from '../../../ui/FileButton';
import { PagedList } from '../../../ui/list/PagedList';
import { RowButton } from '../../../ui/list/RowButton';
import { useList } from '../../../ui/list/use-list';
import { deskLayout } from '../../desk';
import { DocumentsFrame } from '../../sds';
import { ComposeTdsDialog } from './ComposeTdsDialog';
import { fetchTdsFile, fetchWithdrawnTdsFile, tdsDocumentsQuery } from './document-queries';
import { TDS_DOCUMENT_LIST } from './tds-document-list';
import { UploadTdsDialog } from './UploadTdsDialog';
import { formatTdsProductName, useTdsDocumentColumns } from './use-tds-document-columns';
import { WithdrawTdsDialog } from './WithdrawTdsDialog';

/** The displayed name of a version. */
function formatVersionName(document: TdsDocument): string {
  return `${formatTdsProductName(document)} ${document.language} ${document.version}`;
}

/** The versions of the technical data sheets, with the ways to publish new ones (contract, section 5). */
export function TdsDocumentsPage() {
  const { t } = useTexts('sds', 'tds');
  const list = useList(TDS_DOCUMENT_LIST);
  const documents = useQuery(tdsDocumentsQuery(list.query));
  const columns = useTdsDocumentColumns();
  const mayPublish = isAllowed(useUser(), 'backoffice.documents');
  const [withdrawing, setWithdrawing] = useState<TdsDocument | null>(null);
  return (
    <DocumentsFrame
      title={t('tds:documents.title')}
      lead={t('tds:documents.lead')}
      uploadAction={{
        label: t('tds:documents.upload'),
        dialog: (onClose) => <UploadTdsDialog onClose={onClose} />,
      }}
      additionalAction={{
        label: t('tds:compose.open'),
        icon: IconFilePencil,
        dialog: (onClose) => <ComposeTdsDialog onClose={onClose} />,
      }}
    >
      {(tools) => (
        <>
          <PagedList
            list={list}
            page={documents}
            tools={tools}
            label={t('tds:documents.title')}
            columns={columns}
            rowId={({ id }) => id}
            rowLabel={formatVersionName}
            actions={(document) => {
              const { id } = document;
              const isWithdrawn = document.withdrawnOn !== null;
              return (
                <div className={deskLayout.rowActions}>
                  <RowFileButton
                    fetch={() => (isWithdrawn ? fetchWithdrawnTdsFile(id) : fetchTdsFile(id))}
                    documentName={formatVersionName(document)}
                  />
                  {!isWithdrawn && mayPublish && (
                    <RowButton
                      icon={IconFileOff}
                      rowName={formatVersionName(document)}
                      onClick={() => setWithdrawing(document)}
                    >
                      {t('sds:documents.withdraw')}
                    </RowButton>
                  )}
                </div>
              );
            }}
            emptyContent={{
              icon: IconFileText,
              none: t('tds:documents.none'),
              noMatch: t('tds:documents.noMatch'),
            }}
          />
          {withdrawing !== null && (
            <WithdrawTdsDialog document={withdrawing} onClose={() => setWithdrawing(null)} />
          )}
        </>
      )}
    </DocumentsFrame>
  );
}
