import type { Claim } from '@cromia/domain/claims/claim';
import { useTexts } from '../../i18n/use-texts';
import { ClaimStatusBadge } from './ClaimStatusBadge';

function OwnClaimBadge({ claim }: { claim: Claim }) {
  const { t } = useTexts('claims');
  return <ClaimStatusBadge claim={claim} awaitsText={t('claims:awaitsCustomer')} isReadersTurn />;
}

/** The state of a claim for its customer. */
export function renderOwnStatus(claim: Claim) {
  return <OwnClaimBadge claim={claim} />;
}
