import type { Invoice } from '@cromia/domain/invoices/invoice';
import { INVOICE_STATE_COLORS, type InvoiceState } from '@cromia/domain/invoices/invoice-state';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconClock,
  IconProgress,
  type TablerIcon,
} from '@tabler/icons-react';
import { useTexts } from '../../i18n/use-texts';
import { StatusBadge } from '../../ui/feedback/StatusBadge';

const TONES = { grey: 'gray', green: 'success', yellow: 'warning', red: 'danger' } as const;

const ICONS: Record<InvoiceState, TablerIcon> = {
  OPEN: IconClock,
  PARTLY_PAID: IconProgress,
  PAID: IconCircleCheck,
  OVERDUE: IconAlertTriangle,
};

/** The state of an invoice, or what became of a credit note. */
export function InvoiceStateBadge({ invoice }: { invoice: Pick<Invoice, 'state' | 'type'> }) {
  const { t } = useTexts('invoices');
  const { state, type } = invoice;
  return (
    <StatusBadge tone={TONES[INVOICE_STATE_COLORS[state]]} icon={ICONS[state]}>
      {t(type === 'CREDIT_NOTE' ? `invoices:creditState.${state}` : `invoices:state.${state}`)}
    </StatusBadge>
  );
}
