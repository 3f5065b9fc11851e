import type { Claim } from '@cromia/domain/claims/claim';
import { IconMessageReport } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { PagedList } from '../../../ui/list/PagedList';
import { useList } from '../../../ui/list/use-list';
import { PageFrame } from '../../../ui/PageFrame';
import { CellNote, QueueKeys } from '../../desk';
import { ClaimStatusBadge } from '../ClaimStatusBadge';
import { CLAIM_QUEUE } from '../claim-list';
import { useClaimColumns } from '../use-claim-columns';
import { claimQueueQuery } from './claim-desk-queries';

function DeskClaimBadge({ claim }: { claim: Claim }) {
  const { t } = useTexts('claims-desk');
  return <ClaimStatusBadge claim={claim} awaitsText={t('claims-desk:awaitsCustomer')} />;
}

const renderDeskStatus = (claim: Claim) => <DeskClaimBadge claim={claim} />;

/** The claims of all customers, those that waited longest first. */
export function ClaimQueue() {
  const { t } = useTexts('cart', 'claims', 'claims-desk');
  const claimColumns = useClaimColumns(renderDeskStatus);
  const list = useList(CLAIM_QUEUE);
  const claims = useQuery(claimQueueQuery(list.query));
  const columns = useMemo(() => {
    // What has changed is on the claim's page: the table of a tablet has no room for it.
    const [number, ...others] = claimColumns.filter(({ id }) => id !== 'changedOn');
    const customer: (typeof claimColumns)[number] = {
      id: 'customer',
      header: t('cart:print.customer'),
      card: 'brief',
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
