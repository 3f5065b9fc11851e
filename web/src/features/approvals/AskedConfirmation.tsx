import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { FeedbackAlert, focusOutcome } from '../../ui/feedback/FeedbackAlert';
import { DetailSkeleton } from '../../ui/feedback/Skeletons';
import { Money } from '../../ui/product/Money';
import type { ShopScope } from '../acting';
import { ReceiptFacts, ShippingAddressText } from '../orders';
import { NavItemLink } from '../shell';
import { ApprovalLines } from './ApprovalLines';
import { approvalQuery } from './approvals-queries';
import { useNeedText } from './use-need-text';

interface AskedProps {
  scope: ShopScope;
  id: string;
}

/** Replaces the checkout once the approval is requested: what happens next, and the receipt. */
export function AskedConfirmation({ scope, id }: AskedProps) {
  const { t } = useTexts('approvals');
  return (
    // The form that had the focus is unmounted, so the focus moves here.
    <div ref={focusOutcome} tabIndex={-1}>
      <FeedbackAlert status="Success" title={t('approvals:asked.title')}>
        <Stack gap="md">
          <Text>{t('approvals:asked.text')}</Text>
          <Group gap="xs">
            <Button component={NavItemLink} path={`/profile-customer/approvals/${id}`}>
              {t('approvals:asked.open')}
            </Button>
          </Group>
        </Stack>
      </FeedbackAlert>
      <Paper withBorder p="lg" mt="lg">
        <ApprovalReceipt scope={scope} id={id} />
      </Paper>
    </div>
  );
}

/** What an approval was requested for: its lines, total, dates and address, and why it is needed. */
function ApprovalReceipt({ scope, id }: AskedProps) {
  const { t } = useTexts('approvals', 'orders');
  const { date, dayWithWeekday } = useFormats();
  const toNeedText = useNeedText();
  const { data, error, refetch, isFetching } = useQuery(approvalQuery(scope, id));
  if (data === undefined) {
    if (error === null) return <DetailSkeleton />;
    return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  const need = toNeedText(data.approvalReason, data.limit);
  return (
    <>
      <ReceiptFacts
        facts={[
          { label: t('approvals:columns.customerOrderCode'), value: data.customerOrderCode },
          { label: t('approvals:columns.createdOn'), value: date(data.createdOn) },
          { label: t('approvals:columns.expirationDate'), value: date(data.expirationDate) },
          {
            label: t('orders:columns.deliveryDateRequested'),
            value: dayWithWeekday(data.deliveryDateRequested),
          },
          { label: t('orders:receipt.lines'), value: data.items.length },
          { label: t('approvals:columns.total'), value: <Money amount={data.total} fw={600} /> },
          ...(need === null ? [] : [{ label: t('approvals:columns.need'), value: need }]),
          { label: t('orders:detail.address'), value: <ShippingAddressText address={data.address} /> },
        ]}
      />
      <ApprovalLines approval={data} quantities={{}} />
    </>
  );
}
