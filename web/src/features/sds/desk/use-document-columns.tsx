import { formatSdsLanguageCode } from '@cromia/domain/languages';
import type { SdsDocument } from '@cromia/domain/sds/upload';
import { useMemo } from 'react';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { StatusBadge } from '../../../ui/feedback/StatusBadge';
import type { DataColumn } from '../../../ui/table/columns';
import { RowLink } from '../../../ui/table/RowLink';
import { CellNote, deskLayout } from '../../desk';
import { InternalLabel } from '../InternalLabel';
import { formatRecipe } from '../use-sds-columns';

/** Status of a version: in force, in force from a date, replaced since a date, or withdrawn. */
export function SdsVersionStatus({
  document: { validFrom, supersededOn, isCurrent, withdrawnOn },
}: {
  document: Pick<SdsDocument, 'validFrom' | 'supersededOn' | 'isCurrent' | 'withdrawnOn'>;
}) {
  const { t } = useTexts('sds');
  const { date } = useFormats();
  if (withdrawnOn !== null) return <StatusBadge tone="danger">{t('sds:documents.withdrawn')}</StatusBadge>;
  if (isCurrent) return <StatusBadge tone="success">{t('sds:documents.current')}</StatusBadge>;
  if (supersededOn === null)
    return <StatusBadge tone="gray">{t('sds:documents.notYet', { day: date(validFrom) })}</StatusBadge>;
  return <StatusBadge tone="gray">{t('sds:documents.superseded', { day: date(supersededOn) })}</StatusBadge>;
}

/** The columns of the versions of safety data sheets. */
export function useSdsDocumentColumns(): DataColumn<SdsDocument>[] {
  const { t } = useTexts('sds');
  const { date, moment, quantity } = useFormats();
  return useMemo(
    () => [
      {
        id: 'serial',
        header: t('sds:columns.product'),
        cell: ({ serial, color, recipe, isInternal }) => (
          <>
            <RowLink className={deskLayout.unbroken}>
              {serial}-{color}
            </RowLink>
            <CellNote>{formatRecipe(recipe, t)}</CellNote>
            {isInternal && <InternalLabel />}
          </>
        ),
        sortBy: ({ serial }) => serial,
        card: 'title',
      },
      { id: 'site', card: 'brief', header: t('sds:columns.site'), cell: ({ site }) => site },
      {
        id: 'version',
        header: t('sds:columns.version'),
        cell: ({ version }) => version,
        sortBy: ({ version }) => version,
        align: 'right',
      },
      {
        id: 'languages',
        card: 'brief',
        header: t('sds:documents.languages'),
        cell: ({ files }) =>
          files
            .filter(({ withdrawnOn }) => withdrawnOn === null)
            .map(({ language }) => formatSdsLanguageCode(language))
            .join(', ') || '–',
      },
      {
        id: 'batches',
        header: t('sds:documents.batches'),
        cell: ({ batches }) => quantity(batches),
        align: 'right',
      },
      {
        id: 'validFrom',
        card: 'badge',
        header: t('sds:documents.validFrom'),
        cell: (document) => (
          <>
            <span className={deskLayout.unbroken}>{date(document.validFrom)}</span>
            <div>
              <SdsVersionStatus document={document} />
            </div>
          </>
        ),
        sortBy: ({ validFrom }) => validFrom,
      },
      {
        id: 'publishedOn',
        header: t('sds:documents.publishedOn'),
        cell: ({ publishedOn, publishedBy }) => (
          <>
            <span className={deskLayout.unbroken}>{moment(publishedOn)}</span>
            {publishedBy !== null && <CellNote>{publishedBy}</CellNote>}
          </>
        ),
        sortBy: ({ publishedOn }) => publishedOn,
      },
    ],
    [t, date, moment, quantity],
  );
}
