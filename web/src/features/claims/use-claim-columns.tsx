import type { Claim } from '@cromia/domain/claims/claim';
import { Text } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import type { DataColumn } from '../../ui/table/columns';
import { RowLink } from '../../ui/table/RowLink';
import { TalkMarks } from '../messages';
import classes from './styles.module.css';

/** The columns of claims. @param renderStatus shows the state to the reader */
export function useClaimColumns(renderStatus: (claim: Claim) => ReactNode): DataColumn<Claim>[] {
  const { t } = useTexts('claims');
  const { date } = useFormats();
  return useMemo(
    () => [
      {
        id: 'number',
        header: t('claims:columns.number'),
        cell: ({ number }) => <RowLink className={classes.unbroken}>{number}</RowLink>,
        sortBy: ({ number }) => number,
        card: 'title',
      },
      {
        id: 'createdOn',
        header: t('claims:columns.createdOn'),
        cell: ({ createdOn }) => <span className={classes.unbroken}>{date(createdOn)}</span>,
        sortBy: ({ createdOn }) => createdOn,
        card: 'brief',
        cardLabel: true,
      },
      {
        id: 'reason',
        header: t('claims:columns.reason'),
        cell: ({ reason, text }) => (
          <>
            {t(`claims:reasons.${reason}`)}
            <Text size="xs" c="dimmed" lineClamp={1} visibleFrom="sm" className={classes.excerpt}>
              {text}
            </Text>
          </>
        ),
        card: 'brief',
      },
      {
        id: 'shipmentCode',
        header: t('claims:columns.shipmentCode'),
        cell: ({ shipmentCode }) => <span className={classes.unbroken}>{shipmentCode}</span>,
        card: 'hidden',
      },
      {
        id: 'changedOn',
        header: t('claims:columns.changedOn'),
        cell: ({ changedOn }) => <span className={classes.unbroken}>{date(changedOn)}</span>,
        sortBy: ({ changedOn }) => changedOn,
        card: 'hidden',
      },
      {
        id: 'status',
        header: t('claims:columns.status'),
        cell: (claim) => (
          <>
            {renderStatus(claim)}
            <TalkMarks request={{ heldSince: null, unreadMessages: claim.unreadMessages }} />
          </>
        ),
        card: 'badge',
      },
    ],
    [t, date, renderStatus],
  );
}
