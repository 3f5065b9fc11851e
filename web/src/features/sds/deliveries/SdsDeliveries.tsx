import type { SdsDelivery } from '@cromia/domain/sds/sending';
import { IconMailFast, IconRepeat, IconTableExport } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { toApiProblem } from '../../../api/problem';
import { useTexts } from '../../../i18n/use-texts';
import { FileButton } from '../../../ui/FileButton';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { PagedList } from '../../../ui/list/PagedList';
import { RowButton } from '../../../ui/list/RowButton';
import { useList } from '../../../ui/list/use-list';
import classes from '../styles.module.css';
import { DELIVERY_LIST } from './delivery-list';
import {
  type DeliveryScope,
  deliveriesQuery,
  exportDeliveries,
  useRetryDeliveries,
} from './delivery-queries';
import { useDeliveryColumns } from './use-delivery-columns';

interface SdsDeliveriesProps {
  scope: DeliveryScope;
}

/** Deliveries with recipient and status; failed ones can be retried. */
export function SdsDeliveries({ scope }: SdsDeliveriesProps) {
  const { t } = useTexts('sds');
  const columns = useDeliveryColumns(scope.all);
  const list = useList(DELIVERY_LIST);
  const deliveries = useQuery(deliveriesQuery(scope, list.query));
  const retry = useRetryDeliveries(scope);
  const hasFailed = deliveries.data?.content.some(({ status }) => status === 'FAILED') === true;
  return (
    <>
      {retry.isError && (
        <FeedbackAlert status="FailDismissable" onDismiss={retry.reset}>
          {t(`errors:${toApiProblem(retry.error).code}`)}
        </FeedbackAlert>
      )}
      <PagedList
        list={list}
        page={deliveries}
        tools={
          scope.all && (
            <div className={classes.tools}>
              <FileButton
                fetch={() => exportDeliveries(list.query)}
                leftSection={<IconTableExport size={18} aria-hidden />}
              >
                {t('sds:deliveries.export')}
              </FileButton>
            </div>
          )
        }
        label={t('sds:deliveries.label')}
        columns={columns}
        rowId={({ id }) => id}
        rowLabel={({ recipient, serial, color }) => `${recipient} ${serial}-${color}`}
        {...(hasFailed
          ? {
              actions: (delivery: SdsDelivery) =>
                delivery.status === 'FAILED' && (
                  <RowButton
                    icon={IconRepeat}
                    rowName={delivery.recipient}
                    loading={retry.isPending && retry.variables.id === delivery.id}
                    onClick={() => retry.mutate(delivery)}
                  >
                    {t('common:actions.retry')}
                  </RowButton>
                ),
            }
          : {})}
        emptyContent={{
          icon: IconMailFast,
          none: t('sds:deliveries.none'),
          noMatch: t('sds:deliveries.noMatch'),
        }}
      />
    </>
  );
}
