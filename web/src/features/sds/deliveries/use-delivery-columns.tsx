import { isAllowed } from '@cromia/domain/accounts/access';
import { formatSdsLanguageCode } from '@cromia/domain/languages';
import type { SdsDelivery } from '@cromia/domain/sds/sending';
import { Anchor } from '@mantine/core';
import { useMemo } from 'react';
import { useUser } from '../../../api/use-session';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import type { DataColumn } from '../../../ui/table/columns';
import { NavItemLink } from '../../shell';
import { CellNote } from '../CellNote';
import classes from '../styles.module.css';
import { formatSheetOrigin } from '../use-sds-columns';
import { DeliveryStatus } from './DeliveryStatus';

/** The columns of deliveries. @param all whether the deliveries of all users are listed, with their sender */
export function useDeliveryColumns(all: boolean): DataColumn<SdsDelivery>[] {
  const { t } = useTexts('sds');
  const { moment } = useFormats();
  const linksCustomers = isAllowed(useUser(), 'backoffice.customers');
  return useMemo(
    () => [
      {
        id: 'createdOn',
        header: t('sds:deliveries.createdOn'),
        cell: ({ createdOn, username }) => (
          <>
            <span className={classes.noWrap}>{moment(createdOn)}</span>
            {all && <CellNote>{t('sds:deliveries.by', { sender: username })}</CellNote>}
          </>
        ),
        sortBy: ({ createdOn }) => createdOn,
      },
      {
        id: 'recipient',
        header: t('sds:deliveries.recipient'),
        cell: ({ recipient, customerCode }) => (
          <>
            <span className={classes.breakAnywhere}>{recipient}</span>
            {customerCode !== null && (
              <CellNote>
                {linksCustomers ? (
                  <Anchor component={NavItemLink} path={`/backoffice/customers/${customerCode}`} inherit>
                    {t('sds:deliveries.customer', { code: customerCode })}
                  </Anchor>
                ) : (
                  t('sds:deliveries.customer', { code: customerCode })
                )}
              </CellNote>
            )}
          </>
        ),
        sortBy: ({ recipient }) => recipient,
        card: 'title',
      },
      {
        id: 'sheet',
        header: t('sds:deliveries.sheet'),
        cell: ({ serial, color, site, recipe, version, language }) => (
          <>
            <span className={classes.code} translate="no">
              {serial}-{color} · {formatSdsLanguageCode(language)}
            </span>
            <CellNote>
              {formatSheetOrigin({ site, recipe }, t)} ·{' '}
              <span className={classes.noWrap}>{t('sds:documents.versionOf', { version })}</span>
            </CellNote>
          </>
        ),
      },
      {
        id: 'reference',
        header: t('sds:deliveries.reference'),
        cell: ({ batch, orderCode }) => <span className={classes.code}>{batch ?? orderCode ?? '–'}</span>,
      },
      {
        id: 'status',
        header: t('sds:deliveries.status'),
        cell: (delivery) => <DeliveryStatus delivery={delivery} />,
        sortBy: ({ status }) => status,
      },
    ],
    [t, moment, all, linksCustomers],
  );
}
