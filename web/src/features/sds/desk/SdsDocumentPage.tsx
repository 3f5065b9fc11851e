import { isAllowed } from '@cromia/domain/accounts/access';
import { formatSdsLanguageCode, type SdsLanguage } from '@cromia/domain/languages';
import type { SdsDocument } from '@cromia/domain/sds/upload';
import { Anchor, Button } from '@mantine/core';
import { IconFileOff, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useUser } from '../../../api/use-session';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { PageFrame } from '../../../ui/PageFrame';
import { BackLink, DeskFrame, deskLayout, FactList } from '../../desk';
import { InternalLabel } from '../InternalLabel';
import { formatRecipe } from '../use-sds-columns';
import { sdsDocumentQuery } from './document-queries';
import { EarlierRecipients } from './EarlierRecipients';
import { SdsFiles } from './SdsFiles';
import { UploadSdsDialog } from './UploadSdsDialog';
import { SdsVersionStatus } from './use-document-columns';
import { WithdrawSdsDialog } from './WithdrawSdsDialog';

/** One version of a safety data sheet: its languages, and the recipients who must get it (contract, section 5). */
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
      {(data) => <SdsVersionWithFiles document={data} back={back} />}
    </DeskFrame>
  );
}

function SdsVersionWithFiles({ document, back }: { document: SdsDocument; back: ReactNode }) {
  const { t } = useTexts('sds');
  const { date, moment, quantity } = useFormats();
  const mayPublish = isAllowed(useUser(), 'backoffice.documents');
  const [adding, setAdding] = useState(false);
  const [withdrawing, setWithdrawing] = useState<SdsLanguage | 'version' | null>(null);
  const { id, serial, color, site, recipe, version, validFrom, publishedOn, publishedBy } = document;
  const { isCurrent, withdrawnOn, withdrawalReason } = document;
  const product = `${serial}-${color}`;
  const facts = [
    { label: t('sds:columns.site'), value: site },
    { label: t('sds:columns.recipe'), value: formatRecipe(recipe, t) },
    { label: t('sds:documents.validFrom'), value: date(validFrom) },
    {
      label: t('sds:documents.publishedOn'),
      value: [moment(publishedOn), publishedBy ?? ''].filter((text) => text !== '').join(' · '),
    },
    ...(withdrawnOn === null
      ? []
      : [
          {
            label: t('sds:documents.withdrawnOn'),
            value: [moment(withdrawnOn), withdrawalReason ?? ''].filter((text) => text !== '').join(' · '),
          },
        ]),
    { label: t('sds:documents.batches'), value: quantity(document.batches) },
    // A withdrawn version cannot be sent; its files are listed below.
    ...(withdrawnOn === null
      ? [
          {
            label: t('sds:documents.search'),
            value: (
              <Anchor
                inherit
                renderRoot={(props) => <Link {...props} to="/sds/product" search={{ product }} />}
              >
                {t('sds:documents.openSearch')}
              </Anchor>
            ),
          },
        ]
      : []),
  ];
  return (
    <PageFrame
      above={back}
      title={`${product} · ${t('sds:documents.versionOf', { version })}`}
      status={
        <>
          <SdsVersionStatus document={document} />
          {document.isInternal && <InternalLabel />}
        </>
      }
      actions={
        withdrawnOn === null &&
        mayPublish && (
          <>
            <Button
              variant="default"
              color="danger"
              leftSection={<IconFileOff size={16} aria-hidden />}
              onClick={() => setWithdrawing('version')}
            >
              {t('sds:documents.withdrawVersion')}
            </Button>
            <Button
              variant="default"
              leftSection={<IconPlus size={16} aria-hidden />}
              onClick={() => setAdding(true)}
            >
              {t('sds:documents.addLanguage')}
            </Button>
          </>
        )
      }
    >
      <div className={deskLayout.detail}>
        {isCurrent && document.earlierLanguages.length > 0 && (
          <FeedbackAlert status="WarningDismissable">
            {t('sds:documents.earlierLanguages', {
              languages: document.earlierLanguages
                .map(
                  (earlier) =>
                    `${formatSdsLanguageCode(earlier.language)} (${t('sds:documents.versionOf', { version: earlier.version })})`,
                )
                .join(', '),
            })}
          </FeedbackAlert>
        )}
        <FactList facts={facts} notes={[]} />
        {isCurrent && mayPublish && <EarlierRecipients id={id} />}
        <SdsFiles document={document} onWithdraw={setWithdrawing} />
      </div>
      {adding && <UploadSdsDialog document={document} onClose={() => setAdding(false)} />}
      {withdrawing !== null && (
        <WithdrawSdsDialog
          document={document}
          language={withdrawing === 'version' ? undefined : withdrawing}
          onClose={() => setWithdrawing(null)}
        />
      )}
    </PageFrame>
  );
}
