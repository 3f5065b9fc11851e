import type { ImportDetail } from '@cromia/domain/integration/import';
import { Button, Text, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { toApiProblem } from '../../../../api/problem';
import { useFormats } from '../../../../i18n/format';
import { useTexts } from '../../../../i18n/use-texts';
import { busyButtonProps } from '../../../../ui/feedback/busy-button-props';
import { FeedbackAlert } from '../../../../ui/feedback/FeedbackAlert';
import { PageFrame } from '../../../../ui/PageFrame';
import { saveFile } from '../../../../ui/save-file';
import { BackLink, DeskFrame, deskLayout, FactList } from '../../../desk';
import { ImportOutcomeBadge } from './ImportOutcomeBadge';
import { ImportRowList } from './ImportRowList';
import { fetchImportFile, importQuery } from './import-queries';
import { RowChanges } from './RowChanges';
import { RowErrors } from './RowErrors';
import { UndoImport } from './UndoImport';

/** One import with its file, rows, errors and changes. */
export function ImportPage({ id }: { id: string }) {
  const { t } = useTexts('imports');
  const importDetail = useQuery(importQuery(id));
  const back = (
    <BackLink link={(props) => <Link {...props} to="/backoffice/imports" />}>{t('imports:back')}</BackLink>
  );
  return (
    <DeskFrame query={importDetail} title={t('imports:title')} back={back} notFound={t('imports:notFound')}>
      {(data) => <ImportWithRows importDetail={data} back={back} />}
    </DeskFrame>
  );
}

function ImportWithRows({ importDetail, back }: { importDetail: ImportDetail; back: ReactNode }) {
  const { t } = useTexts('imports');
  const { moment } = useFormats();
  const download = useMutation({
    mutationFn: () => fetchImportFile(importDetail.id),
    onSuccess: ({ content, name }) => saveFile(content, importDetail.fileName ?? name),
  });
  return (
    <PageFrame
      above={back}
      title={t('imports:one', { kind: t(`imports:kinds.${importDetail.kind}`) })}
      status={<ImportOutcomeBadge outcome={importDetail.outcome} />}
      actions={
        importDetail.fileKept && (
          <>
            {importDetail.canUndo && <UndoImport {...importDetail} />}
            <Button
              variant="default"
              leftSection={<IconDownload size={16} aria-hidden />}
              onClick={() => download.mutate()}
              {...busyButtonProps(download.isPending)}
            >
              {t('imports:file.download')}
            </Button>
          </>
        )
      }
    >
      {importDetail.undoneOn !== null && (
        <FeedbackAlert status="WarningDismissable">
          {importDetail.undoneBy === null
            ? t('imports:undo.done')
            : t('imports:undo.undone', { by: importDetail.undoneBy, at: moment(importDetail.undoneOn) })}
        </FeedbackAlert>
      )}
      {download.isError && (
        <FeedbackAlert status="Fail">{t(`errors:${toApiProblem(download.error).code}`)}</FeedbackAlert>
      )}
      <div className={deskLayout.detail}>
        <ImportFacts importDetail={importDetail} />
        {importDetail.errors.length > 0 && (
          <Section title={t('imports:errors.title')}>
            <RowErrors errors={importDetail.errors} />
          </Section>
        )}
        <Section title={t('imports:changes.title')}>
          {importDetail.erased > 0 && (
            <FeedbackAlert status="Fail">{t('imports:erased', { count: importDetail.erased })}</FeedbackAlert>
          )}
          {importDetail.changes.length === 0 && <Text size="sm">{t('imports:changes.none')}</Text>}
          <RowChanges changes={importDetail.changes} />
        </Section>
        {importDetail.fileKept && (
          <Section title={t('imports:rowList.title')}>
            <ImportRowList id={importDetail.id} />
          </Section>
        )}
      </div>
    </PageFrame>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={deskLayout.items}>
      <Title order={2} size="h4">
        {title}
      </Title>
      {children}
    </section>
  );
}

function ImportFacts({ importDetail }: { importDetail: ImportDetail }) {
  const { t } = useTexts('imports');
  const { moment } = useFormats();
  const { by, byKey, begunOn, created, changed, unchanged, failed, fileName, fileKept } = importDetail;
  const facts = [
    { label: t('imports:fields.begunOn'), value: moment(begunOn) },
    {
      label: t('imports:fields.by'),
      value: (byKey ? t('imports:byKey', { name: by ?? '' }) : by) ?? '–',
    },
    { label: t('imports:fields.file'), value: fileKept ? (fileName ?? '–') : t('imports:file.gone') },
    {
      label: t('imports:fields.rows'),
      value: t('imports:counts', { created, changed, unchanged, failed }),
    },
  ];
  return <FactList facts={facts} notes={[]} />;
}
