import { checkCreditLimit } from '@cromia/domain/invoices/account-balance';
import { Box, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { FeedbackAlert } from '../../ui/feedback/FeedbackAlert';
import type { ShopScope } from '../acting';
import { accountBalanceQuery } from './invoices-queries';

interface CreditNoticeProps {
  scope: ShopScope;
  /** EUR of the order that is about to be sent. */
  total: number;
  /** The customer's payment terms, if any are stored. */
  paymentTerms: string | null;
}

/** What is left of the credit limit before an order is sent, and what happens beyond it; nothing without a limit. */
export default function CreditNotice({ scope, total, paymentTerms }: CreditNoticeProps) {
  const { t } = useTexts('invoices');
  const { money } = useFormats();
  const { data: balance } = useQuery(accountBalanceQuery(scope));
  const terms = paymentTerms !== null && (
    <Text size="sm">
      {t('invoices:credit.terms')}: {paymentTerms}
    </Text>
  );
  // The server checks the limit in any case, so that a failed request does not hold up the order.
  if (balance?.available == null) return terms || null;
  const outcome = checkCreditLimit(balance, total);
  const values = { available: money(Math.max(0, balance.available)), rest: money(balance.available - total) };
  return (
    <Box mb="md">
      {terms}
      {outcome === 'WITHIN' ? (
        <Text size="sm">{t('invoices:credit.within', values)}</Text>
      ) : (
        <FeedbackAlert
          status={outcome === 'BLOCKED' ? 'Fail' : 'WarningDismissable'}
          title={t('invoices:credit.title', values)}
        >
          {t(outcome === 'BLOCKED' ? 'invoices:credit.blocked' : 'invoices:credit.notice')}
        </FeedbackAlert>
      )}
    </Box>
  );
}
