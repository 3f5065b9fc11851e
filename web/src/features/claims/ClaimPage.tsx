import type { ClaimDetail } from '@cromia/domain/claims/claim';
import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useIsAllowed } from '../../api/use-is-allowed';
import { useTexts } from '../../i18n/use-texts';
import type { ListSearch } from '../../ui/list/list-search';
import { PageFrame } from '../../ui/PageFrame';
import type { ShopScope } from '../acting';
import { BackLink, DeskFrame, deskLayout, FactList } from '../desk';
import { RequestConversation } from '../messages';
import { NavItemLink } from '../shell';
import { ClaimItems } from './ClaimItems';
import { ClaimPhotos } from './ClaimPhotos';
import { claimQuery, fetchClaimPhoto } from './claims-queries';
import { renderOwnStatus } from './render-own-status';
import { useClaimFacts } from './use-claim-facts';

interface ClaimPageProps {
  scope: ShopScope;
  id: string;
  /** State of the list from which it was opened. */
  search: ListSearch;
}

/** One claim of a customer: its state, its photos, and the messages about it. */
export function ClaimPage({ scope, id, search }: ClaimPageProps) {
  const { t } = useTexts('claims');
  const claim = useQuery(claimQuery(scope, id));
  const back = (
    <BackLink link={(props) => <Link {...props} to="/profile-customer/claims" search={search} />}>
      {t('claims:title')}
    </BackLink>
  );
  return (
    <DeskFrame query={claim} title={t('claims:one')} back={back} notFound={t('claims:notFound')}>
      {(data) => <LoadedClaim scope={scope} claim={data} back={back} />}
    </DeskFrame>
  );
}

function LoadedClaim({ scope, claim, back }: { scope: ShopScope; claim: ClaimDetail; back: ReactNode }) {
  const { t } = useTexts('claims');
  const { id, number, photos, photoCount, items, messageCount, shipmentCode } = claim;
  const { facts, notes } = useClaimFacts(
    claim,
    <Anchor
      component={NavItemLink}
      path={`/profile-customer/shipments/${encodeURIComponent(shipmentCode)}`}
      inherit
      translate="no"
    >
      {shipmentCode}
    </Anchor>,
  );
  return (
    <PageFrame above={back} title={t('claims:heading', { code: number })} status={renderOwnStatus(claim)}>
      <div className={deskLayout.detail}>
        {claim.decision === null && (
          <Text size="sm" c="dimmed">
            {t('claims:next')}
          </Text>
        )}
        <FactList facts={facts} notes={notes} />
        <ClaimPhotos
          photos={photos}
          photoCount={photoCount}
          fetchPhoto={(photoId) => fetchClaimPhoto(scope, { id, photoId })}
        />
        <RequestConversation
          place={{ kind: 'claims', id, scope, messageCount }}
          canWrite={useIsAllowed('claims.create')}
        />
        <ClaimItems items={items} />
      </div>
    </PageFrame>
  );
}
