import type { ClaimDetail } from '@cromia/domain/claims/claim';
import type { ReactNode } from 'react';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import type { Fact } from '../../ui/fact';
import { toNoteFacts } from '../desk';

/** Facts and texts of a claim. @param shipmentLink links to the shipment */
export function useClaimFacts(claim: ClaimDetail, shipmentLink: ReactNode): { facts: Fact[]; notes: Fact[] } {
  const { t } = useTexts('claims');
  const { moment, date } = useFormats();
  const { reason, shippedOn, createdOn, author, creditNote, text, decision } = claim;
  return {
    facts: [
      { label: t('claims:facts.reason'), value: t(`claims:reasons.${reason}`) },
      {
        label: t('claims:facts.shipment'),
        value: (
          <>
            {shipmentLink} · {date(shippedOn)}
          </>
        ),
      },
      {
        label: t('claims:facts.sent'),
        value: [moment(createdOn), author].filter(Boolean).join(' · '),
      },
      ...(decision === null ? [] : [{ label: t('claims:facts.decidedOn'), value: moment(decision.at) }]),
      ...(creditNote === null ? [] : [{ label: t('claims:facts.creditNote'), value: creditNote }]),
    ],
    notes: toNoteFacts([
      { label: t('claims:facts.text'), text },
      { label: t('claims:facts.decision'), text: decision?.text ?? null },
    ]),
  };
}
