import type { SdsDelivery } from '@cromia/domain/sds/sending';
import { Text } from '@mantine/core';
import { useMemo } from 'react';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import type { DataColumn } from '../../ui/data-table/columns';
import { DeliveryStatus } from './DeliveryStatus';
import classes from './sds.module.css';

/** The columns of what was sent. @param all whether it is everybody's, with who sent it */
export function useDeliveryColumns(all: boolean): DataColumn<SdsDelivery>[] {
  const { t } = useTexts('sds');
  const { moment } = useFormats();
  return useMemo(() => {
    const columns: DataColumn<SdsDelivery>[] = [
      {
        id: 'createdOn',
        header: t('sds:deliveries.createdOn'),
        cell: ({ createdOn }) => <span className={classes.unbroken}>{moment(createdOn)}</span>,
        sortBy: ({ createdOn }) => createdOn,
      },
      {
        id: 'recipient',
        header: t('sds:deliveries.recipient'),
        cell: ({ recipient, customerCode }) => (
          <>
            <span className={classes.breaking}>{recipient}</span>
            {customerCode !== null && (
              <Text size="xs" c="dimmed">
                {t('sds:deliveries.customer', { code: customerCode })}
              </Text>
            )}
          </>
        ),
        sortBy: ({ recipient }) => recipient,
        card: 'title',
      },
      {
        id: 'sheet',
        header: t('sds:deliveries.sheet'),
        cell: ({ serial, color, site, recipe, version }) => (
          <>
            <span className={classes.code} translate="no">
              {serial}-{color}
            </span>
            <Text size="xs" c="dimmed">
              {t('sds:deliveries.sheetOf', { site, recipe, version })}
            </Text>
          </>
        ),
      },
      { id: 'language', header: t('sds:fields.language'), cell: ({ language }) => language },
      {
        id: 'reference',
        header: t('sds:deliveries.reference'),
        cell: ({ batch, orderCode }) => <span className={classes.code}>{batch ?? orderCode ?? '–'}</span>,
      },
      {
        id: 'channel',
        header: t('sds:deliveries.channel'),
        cell: ({ channel }) => t(`sds:channels.${channel}`),
      },
      {
        id: 'status',
        header: t('sds:deliveries.status'),
        cell: (delivery) => <DeliveryStatus delivery={delivery} />,
        sortBy: ({ status }) => status,
      },
    ];
    const sender: DataColumn<SdsDelivery> = {
      id: 'username',
      header: t('sds:deliveries.sender'),
      cell: ({ username }) => <span className={classes.breaking}>{username}</span>,
    };
    return all ? [...columns.slice(0, 2), sender, ...columns.slice(2)] : columns;
  }, [t, moment, all]);
}
