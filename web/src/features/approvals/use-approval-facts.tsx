import type { ApprovalDetail } from '@cromia/domain/approvals/approval';
import { Text } from '@mantine/core';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import type { Fact } from '../../ui/fact';
import { toNoteFacts } from '../desk';
import { ShippingAddressText } from '../orders';
import { NavItemLink } from '../shell';

/** What the author has ordered this month, beside the limits. */
function useBudget({ authorRights }: ApprovalDetail): string | null {
  const { t } = useTexts('approvals');
  const { money } = useFormats();
  if (authorRights === null) return null;
  const { monthTotal, monthLimit } = authorRights;
  return monthLimit === null
    ? money(monthTotal)
    : t('approvals:budget.of', { total: money(monthTotal), limit: money(monthLimit) });
}

/** Facts of an approval; empty ones are left out. */
export function useApprovalFacts(approval: ApprovalDetail): Fact[] {
  const { t } = useTexts('approvals', 'orders');
  const { date, weight } = useFormats();
  const budget = useBudget(approval);
  const { deliveryDateRequested, shownDeliveryDate, decidedBy, decidedAt, status } = approval;
  const facts: (Fact | null)[] = [
    budget === null ? null : { label: t('approvals:budget.label'), value: budget },
    { label: t('approvals:columns.createdOn'), value: date(approval.createdOn) },
    status === 'PENDING'
      ? { label: t('approvals:columns.expirationDate'), value: date(approval.expirationDate) }
      : null,
    {
      label: t('orders:columns.deliveryDateRequested'),
      value: (
        <>
          {date(deliveryDateRequested)}
          {deliveryDateRequested !== shownDeliveryDate && (
            <Text size="xs" fw={600} c="warning">
              {t('approvals:changes.delivery', { date: date(shownDeliveryDate) })}
            </Text>
          )}
        </>
      ),
    },
    { label: t('orders:detail.address'), value: <ShippingAddressText address={approval.address} /> },
    { label: t('orders:detail.weight'), value: weight(approval.totalWeight) },
    approval.offerNumber === null ? null : { label: t('approvals:offer'), value: approval.offerNumber },
    decidedBy === null
      ? null
      : {
          label: t('approvals:decidedBy'),
          value: [decidedBy.name, decidedAt === null ? null : date(decidedAt)].filter(Boolean).join(', '),
        },
    approval.orderRequestId === null
      ? null
      : {
          label: t('approvals:orderRequest'),
          value: (
            <NavItemLink
              path={`/profile-customer/request-orders?orderCode=${approval.orderRequestNumber}&open=${approval.orderRequestId}`}
            >
              {approval.orderRequestNumber}
            </NavItemLink>
          ),
        },
  ];
  return facts.filter((fact) => fact !== null);
}

/** The texts of an approval, and what became of its lines. */
export function useApprovalNotes(approval: ApprovalDetail): Fact[] {
  const { t } = useTexts('approvals', 'orders');
  const isOver = ['REJECTED', 'WITHDRAWN', 'EXPIRED'].includes(approval.status);
  const back = approval.offerRequestId === null ? 'approvals:back.cart' : 'approvals:back.offer';
  return toNoteFacts([
    { label: t('approvals:problem'), text: approval.error === null ? null : t(`errors:${approval.error}`) },
    { label: t('orders:detail.reason'), text: approval.reason },
    { label: t('approvals:lines'), text: isOver ? t(back) : null },
    { label: t('orders:detail.shippingNote'), text: approval.shippingNote },
    { label: t('orders:detail.genericNote'), text: approval.genericNote },
  ]);
}
