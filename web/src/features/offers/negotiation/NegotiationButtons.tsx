import type { OfferRequest } from '@cromia/domain/offers/offer-request';
import { Button } from '@mantine/core';
import { IconArrowsDiff, IconMessage2Dollar } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useIsAllowed } from '../../../api/use-is-allowed';
import { useTexts } from '../../../i18n/use-texts';
import type { ShopScope } from '../../acting';

const ProposalDialog = lazy(() => import('./ProposalDialog'));
const VersionsDialog = lazy(() => import('./VersionsDialog'));

/** Button that compares the versions of an offer; nothing for an offer with one version. */
export function VersionsButton({
  scope,
  offer,
}: {
  /** Null in the back office. */
  scope: ShopScope | null;
  offer: Pick<OfferRequest, 'id' | 'number' | 'version' | 'total'>;
}) {
  const { t } = useTexts('negotiation');
  const [isOpen, setOpen] = useState(false);
  if (offer.version < 2 || offer.total === null) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconArrowsDiff size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('negotiation:versions.action')}
      </Button>
      {isOpen && (
        <Suspense>
          <VersionsDialog scope={scope} offer={offer} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Button with which a customer proposes other terms of a sent offer; nothing for any other, and who may not write. */
export function ProposeButton({ scope, offer }: { scope: ShopScope; offer: OfferRequest }) {
  const { t } = useTexts('negotiation');
  const [isOpen, setOpen] = useState(false);
  const canWrite = useIsAllowed('request-messages.write');
  if (offer.status !== 'ACCEPTED' || !canWrite) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconMessage2Dollar size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('negotiation:propose.action')}
      </Button>
      {isOpen && (
        <Suspense>
          <ProposalDialog scope={scope} offer={offer} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
