import { IconPackageOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { toApiProblem } from '../../../api/problem';
import { useTexts } from '../../../i18n/use-texts';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { DetailSkeleton } from '../../../ui/feedback/Skeletons';
import { useNotify } from '../../../ui/feedback/use-notify';
import { PageFrame } from '../../../ui/PageFrame';
import type { ShopScope } from '../../acting';
import { BackLink } from '../../desk';
import { shipmentQuery } from '../../shipments';
import { ClaimForm } from './ClaimForm';
import { toClaimLines } from './claim-lines';

interface NewClaimPageProps {
  scope: ShopScope;
  shipmentCode: string;
  /** The line of the shipment from which it was opened. */
  lineId: string | undefined;
  onSent: (id: string) => void;
}

/** Page for a claim about goods of a shipment. */
export function NewClaimPage({ scope, shipmentCode, lineId, onSent }: NewClaimPageProps) {
  const { t } = useTexts('claims');
  const notify = useNotify();
  const { data, error, isFetching, refetch } = useQuery(shipmentQuery(scope, shipmentCode));
  return (
    <PageFrame
      above={
        <BackLink
          link={(props) => (
            <Link {...props} to="/profile-customer/shipments/$code" params={{ code: shipmentCode }} />
          )}
        >
          {t('claims:form.back', { code: shipmentCode })}
        </BackLink>
      }
      title={t('claims:form.title')}
    >
      {data !== undefined ? (
        <ClaimForm
          scope={scope}
          shipmentCode={shipmentCode}
          lines={toClaimLines(data.items)}
          lineId={lineId}
          onSent={({ id, number }) => {
            notify(t('claims:form.sent', { code: number }));
            onSent(id);
          }}
        />
      ) : error === null ? (
        <DetailSkeleton />
      ) : toApiProblem(error).code === 'NotFound' ? (
        <EmptyState icon={IconPackageOff}>{t('claims:form.noShipment')}</EmptyState>
      ) : (
        <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </PageFrame>
  );
}
