import { Button } from '@mantine/core';
import { IconMessageReport } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../i18n/use-texts';
import { PagedList } from '../../ui/list/PagedList';
import { useList } from '../../ui/list/use-list';
import { PageFrame } from '../../ui/PageFrame';
import type { ShopScope } from '../acting';
import { NavItemLink } from '../shell';
import { CLAIM_LIST } from './claim-list';
import { claimsQuery } from './claims-queries';
import { renderOwnStatus } from './render-own-status';
import { useClaimColumns } from './use-claim-columns';

/** The claims of a customer; each opens its page. */
export function ClaimsPage({ scope }: { scope: ShopScope }) {
  const { t } = useTexts('claims');
  const columns = useClaimColumns(renderOwnStatus);
  const list = useList(CLAIM_LIST);
  const claims = useQuery(claimsQuery(scope, list.query));
  const toShipments = (
    <Button component={NavItemLink} path="/profile-customer/shipments" variant="default">
      {t('claims:toShipments')}
    </Button>
  );
  return (
    <PageFrame title={t('claims:title')} lead={t('claims:lead')}>
      <PagedList
        list={list}
        page={claims}
        label={t('claims:title')}
        count={(found) => t('claims:count', found)}
        columns={columns}
        rowId={({ id }) => id}
        rowLabel={({ number }) => t('claims:row', { code: number })}
        link={({ id }, linkProps) => (
          <Link {...linkProps} to="/profile-customer/claims/$id" params={{ id }} search={list.search} />
        )}
        emptyContent={{
          icon: IconMessageReport,
          none: t('claims:empty'),
          action: toShipments,
          noMatch: t('claims:noMatch'),
        }}
      />
    </PageFrame>
  );
}
