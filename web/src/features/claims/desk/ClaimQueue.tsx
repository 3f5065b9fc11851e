import { IconMessageReport } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { PagedList } from '../../../ui/list/PagedList';
import { useList } from '../../../ui/list/use-list';
import { PageFrame } from '../../../ui/PageFrame';
import { CellNote, QueueKeys } from '../../desk';
import { CLAIM_QUEUE } from '../claim-list';
import { useClaimColumns } from '../use-claim-columns';
import { claimQueueQuery } from './claim-desk-queries';

/** The claims of all customers, those that waited longest first. */
export function ClaimQueue() {
  const { t } = useTexts('cart', 'claims', 'claims-desk');
  const claimColumns = useClaimColumns();
  const list = useList(CLAIM_QUEUE);
  const claims = useQuery(claimQueueQuery(list.query));
  const columns = useMemo(() => {
    const [number, ...others] = claimColumns;
    const customer: (typeof claimColumns)[number] = {
      id: 'customer',
      header: t('cart:print.customer'),
      cell: ({ businessName, customerCode }) => (
        <>
          {businessName}
          <CellNote>{customerCode}</CellNote>
        </>
      ),
    };
    return number === undefined ? claimColumns : [number, customer, ...others];
  }, [claimColumns, t]);
  return (
    <PageFrame title={t('claims:title')} lead={t('claims-desk:lead')}>
      <QueueKeys>
        <PagedList
          list={list}
          page={claims}
          label={t('claims:title')}
          count={(found) => t('claims:count', found)}
          columns={columns}
          rowId={({ id }) => id}
          rowLabel={({ number }) => t('claims:row', { code: number })}
          link={({ id }, linkProps) => (
            <Link {...linkProps} to="/backoffice/claims/$id" params={{ id }} search={list.search} />
          )}
          emptyContent={{
            icon: IconMessageReport,
            none: t('claims-desk:empty'),
            noMatch: t('claims:noMatch'),
          }}
        />
      </QueueKeys>
    </PageFrame>
  );
}
