import type { TdsDocument } from '@cromia/domain/tds/upload';
import { useMemo } from 'react';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { StatusBadge } from '../../../ui/feedback/StatusBadge';
import { getNativeLanguageName } from '../../../ui/LanguagePicker';
import type { DataColumn } from '../../../ui/table/columns';
import { CellNote, deskLayout } from '../../desk';

/** The product of a sheet: one colour, or the whole serial. */
export function formatTdsProductName({ serial, color }: Pick<TdsDocument, 'serial' | 'color'>): string {
  return color === null ? serial : `${serial}-${color}`;
}

/** Columns of the list of technical data sheets. */
export function useTdsDocumentColumns(): DataColumn<TdsDocument>[] {
  const { t } = useTexts('sds', 'tds');
  const { moment, quantity } = useFormats();
  return useMemo(
    () => [
      {
        id: 'serial',
        header: t('sds:columns.product'),
        cell: (document) => (
          <>
            <strong className={deskLayout.unbroken}>{formatTdsProductName(document)}</strong>
            {document.color === null && <CellNote>{t('tds:documents.wholeSerial')}</CellNote>}
          </>
        ),
        sortBy: ({ serial }) => serial,
        card: 'title',
      },
      {
        id: 'language',
        card: 'brief',
        header: t('sds:fields.language'),
        cell: ({ language }) => `${language} · ${getNativeLanguageName(language)}`,
      },
      {
        id: 'version',
        card: 'badge',
        header: t('sds:columns.version'),
        cell: ({ version, isLatest, withdrawnOn, withdrawalReason }) => (
          <>
            {version} {isLatest && <StatusBadge tone="success">{t('sds:documents.current')}</StatusBadge>}
            {withdrawnOn !== null && (
              <>
                <StatusBadge tone="danger">{t('sds:documents.withdrawn')}</StatusBadge>
                <CellNote>
                  {moment(withdrawnOn)} · {withdrawalReason}
                </CellNote>
              </>
            )}
          </>
        ),
        sortBy: ({ version }) => version,
      },
      {
        id: 'size',
        header: t('sds:documents.size'),
        cell: ({ size }) =>
          size === null ? t('tds:documents.composed') : quantity(Math.max(1, Math.round(size / 1024)), 'kB'),
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
    [t, moment, quantity],
  );
}
