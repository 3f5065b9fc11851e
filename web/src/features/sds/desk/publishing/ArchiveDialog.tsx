import { ARCHIVE_COLUMNS, ARCHIVE_LIST_FILE, type ArchiveResult } from '@cromia/domain/sds/archive';
import { Button } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useState } from 'react';
import { toApiProblem } from '../../../../api/problem';
import { useTexts } from '../../../../i18n/use-texts';
import { FeedbackAlert } from '../../../../ui/feedback/FeedbackAlert';
import { useSubmitOnce } from '../../../../ui/form/use-submit-once';
import { saveFile } from '../../../../ui/save-file';
import { formatSheetOrigin } from '../../use-sds-columns';
import { FileProblem } from './FileProblem';
import { UploadDialog, UploadFileField } from './UploadDialog';
import { usePublishArchive } from './use-document-change';

const EXAMPLE = [
  ARCHIVE_COLUMNS.join(';'),
  'SDS;SDS-F1207035-IT.pdf;ALC01;F120;7035;01;3;IT;2026-11-01',
  'TDS;TDS-F120-7035-IT.pdf;;F120;7035;;;IT;',
  '',
].join('\n');

/** Publishes many documents at once, from an archive with a list; all or none. */
export function ArchiveDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts('sds');
  const publish = usePublishArchive();
  const sendOnce = useSubmitOnce(publish);
  const [file, setFile] = useState<File | null>(null);
  const [isSubmitted, setSubmitted] = useState(false);
  return (
    <UploadDialog
      title={t('sds:archive.title')}
      text={t('sds:archive.text', { list: ARCHIVE_LIST_FILE })}
      outcome={
        <>
          {publish.isError && <FileProblem problem={toApiProblem(publish.error)} />}
          {publish.isSuccess && <PublishedDocuments result={publish.data} />}
        </>
      }
      confirm={t('sds:documents.publish')}
      busy={publish.isPending}
      isDirty={file !== null && !publish.isSuccess}
      onConfirm={() => {
        setSubmitted(true);
        if (file !== null && !publish.isSuccess) sendOnce(file);
      }}
      onClose={onClose}
    >
      <Button
        variant="subtle"
        style={{ alignSelf: 'flex-start' }}
        leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
        onClick={() => saveFile(new Blob([EXAMPLE], { type: 'text/csv' }), ARCHIVE_LIST_FILE)}
      >
        {t('sds:uploads.example')}
      </Button>
      <UploadFileField
        label={t('sds:archive.file')}
        accept="application/zip,.zip"
        file={file}
        onFile={(chosen) => {
          setFile(chosen);
          publish.reset();
        }}
        isMissing={isSubmitted && file === null}
      />
    </UploadDialog>
  );
}

/** The documents that an archive has published. */
function PublishedDocuments({ result }: { result: ArchiveResult }) {
  const { t } = useTexts('sds');
  const published = [
    ...result.sds.map(({ id, site, serial, color, recipe, version, files }) => ({
      key: `${id} ${files.map(({ language }) => language).join()}`,
      text: `SDS ${serial}-${color} · ${formatSheetOrigin({ site, recipe }, t)} · ${t('sds:documents.versionOf', { version })}`,
    })),
    ...result.tds.map(({ id, serial, color, language, version }) => ({
      key: id,
      text: `TDS ${color === null ? serial : `${serial}-${color}`} · ${language} · ${t('sds:documents.versionOf', { version })}`,
    })),
  ];
  return (
    <FeedbackAlert status="Success" title={t('sds:archive.done', { count: published.length })}>
      {published.map(({ key, text }) => (
        <div key={key}>{text}</div>
      ))}
    </FeedbackAlert>
  );
}
