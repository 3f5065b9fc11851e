import { BATCH_COLUMNS } from '@cromia/domain/sds/batch-list';
import { Button } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useState } from 'react';
import { toApiProblem } from '../../../api/problem';
import { useTexts } from '../../../i18n/use-texts';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { useSubmitOnce } from '../../../ui/form/use-submit-once';
import { saveFile } from '../../../ui/save-file';
import { useStoreBatches } from './document-queries';
import { FileProblem } from './publishing/FileProblem';
import { UploadDialog, UploadFileField } from './publishing/UploadDialog';

const EXAMPLE = [
  BATCH_COLUMNS.join(';'),
  'A1-26-000123;2026-11-02;ALC01;F120;7035;01;2;100001;',
  '2301234;2023-05-10;ALC01;F120;7035;01;1;;',
  '',
].join('\n');

/** Uploads a list that assigns batches to sheets; all lines or none. */
export function BatchesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts('sds');
  const store = useStoreBatches();
  const sendOnce = useSubmitOnce(store);
  const [file, setFile] = useState<File | null>(null);
  const [isSubmitted, setSubmitted] = useState(false);
  return (
    <UploadDialog
      title={t('sds:batches.title')}
      text={t('sds:batches.text')}
      outcome={
        <>
          {store.isError && <FileProblem problem={toApiProblem(store.error)} />}
          {store.isSuccess && (
            <FeedbackAlert status="Success">
              {t('sds:batches.done', { count: store.data.batches })}
            </FeedbackAlert>
          )}
        </>
      }
      confirm={t('sds:batches.store')}
      busy={store.isPending}
      isDirty={file !== null && !store.isSuccess}
      onConfirm={() => {
        setSubmitted(true);
        if (file !== null && !store.isSuccess) sendOnce(file);
      }}
      onClose={onClose}
    >
      <Button
        variant="subtle"
        style={{ alignSelf: 'flex-start' }}
        leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
        onClick={() => saveFile(new Blob([EXAMPLE], { type: 'text/csv' }), 'batches.csv')}
      >
        {t('sds:uploads.example')}
      </Button>
      <UploadFileField
        label={t('sds:batches.file')}
        accept=".csv,.xlsx,text/csv"
        file={file}
        onFile={(chosen) => {
          setFile(chosen);
          store.reset();
        }}
        isMissing={isSubmitted && file === null}
      />
    </UploadDialog>
  );
}
