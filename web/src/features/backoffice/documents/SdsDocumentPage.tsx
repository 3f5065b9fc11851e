import type { SdsDocument } from '@cromia/domain/sds/upload';
import { Anchor, Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useMemo, useState } from 'react';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import type { DataColumn } from '../../../ui/data-table/columns';
import { DataTable } from '../../../ui/data-table/DataTable';
import { PageFrame } from '../../../ui/PageFrame';
import { InternalLabel, ownNameOfSdsLanguage, recipeText } from '../../sds';
import classes from '../backoffice.module.css';
import { BackLink, DeskFrame } from '../DeskFrame';
import { FactList } from '../FactList';
import { sdsDocumentQuery } from './document-queries';
import { EarlierRecipients } from './EarlierRecipients';
import { UploadSdsDialog } from './UploadSdsDialog';
import { SdsVersionStatus } from './use-document-columns';

/** One version of a safety data sheet: its languages, and who must be sent it (contract, section 5). */
export function SdsDocumentPage({ id }: { id: string }) {
  const { t } = useTexts('sds');
  const document = useQuery(sdsDocumentQuery(id));
  const back = (
    <BackLink link={(props) => <Link {...props} to="/backoffice/sds" />}>{t('sds:documents.back')}</BackLink>
  );
  return (
    <DeskFrame
      query={document}
      title={t('sds:documents.one')}
      back={back}
      notFound={t('sds:documents.notFound')}
    >
      {(data) => <Shown document={data} back={back} />}
    </DeskFrame>
  );
}

function Shown({ document, back }: { document: SdsDocument; back: ReactNode }) {
  const { t } = useTexts('sds');
  const { date, moment, quantity } = useFormats();
  const [adding, setAdding] = useState(false);
  const { id, serial, color, site, recipe, version, validFrom, supersededOn, publishedOn, publishedBy } =
    document;
  const product = `${serial}-${color}`;
  const facts = [
    { label: t('sds:columns.site'), value: site },
    { label: t('sds:columns.recipe'), value: recipeText(recipe, t) },
    { label: t('sds:documents.validFrom'), value: date(validFrom) },
    {
      label: t('sds:documents.publishedOn'),
      value: [moment(publishedOn), publishedBy ?? ''].filter((text) => text !== '').join(' · '),
    },
    { label: t('sds:documents.batches'), value: quantity(document.batches) },
    {
      label: t('sds:documents.search'),
      value: (
        <Anchor inherit renderRoot={(props) => <Link {...props} to="/sds/product" search={{ product }} />}>
          {t('sds:documents.openSearch')}
        </Anchor>
      ),
    },
  ];
  return (
    <PageFrame
      above={back}
      title={
        <span className={classes.title}>
          {product} · {t('sds:documents.versionOf', { version })}
          <SdsVersionStatus supersededOn={supersededOn} />
          {document.isInternal && <InternalLabel />}
        </span>
      }
      actions={
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => setAdding(true)}
        >
          {t('sds:documents.addLanguage')}
        </Button>
      }
    >
      <div className={classes.detail}>
        <FactList facts={facts} notes={[]} />
        <EarlierRecipients id={id} />
        <Files document={document} />
      </div>
      {adding && <UploadSdsDialog of={document} onClose={() => setAdding(false)} />}
    </PageFrame>
  );
}

type SdsFile = SdsDocument['files'][number];

function Files({ document }: { document: SdsDocument }) {
  const { t } = useTexts('sds');
  const { moment, quantity } = useFormats();
  const columns = useMemo(
    (): DataColumn<SdsFile>[] => [
      {
        id: 'language',
        header: t('sds:fields.language'),
        cell: ({ language }) => `${language} · ${ownNameOfSdsLanguage(language)}`,
        card: 'title',
      },
      {
        id: 'size',
        header: t('sds:documents.size'),
        cell: ({ size }) =>
          size === null ? t('sds:documents.specimen') : quantity(Math.max(1, Math.round(size / 1024)), 'kB'),
      },
      {
        id: 'uploadedOn',
        header: t('sds:documents.uploadedOn'),
        cell: ({ uploadedOn, uploadedBy }) =>
          [moment(uploadedOn), uploadedBy ?? ''].filter((text) => text !== '').join(' · '),
      },
      {
        id: 'checksum',
        header: t('sds:documents.checksum'),
        cell: ({ checksum }) => (checksum === null ? '–' : checksum.slice(0, 16)),
      },
    ],
    [t, moment, quantity],
  );
  return (
    <DataTable
      label={t('sds:documents.languages')}
      columns={columns}
      rows={document.files}
      rowId={({ language }) => language}
      rowLabel={({ language }) => language}
    />
  );
}
