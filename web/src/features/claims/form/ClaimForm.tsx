import { CLAIM_REASONS } from '@cromia/domain/claims/claim';
import { LIMITS } from '@cromia/domain/limits';
import { Button } from '@mantine/core';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { ProblemText } from '../../../ui/feedback/ProblemText';
import { RadioField } from '../../../ui/fields/RadioField';
import { TextAreaField } from '../../../ui/fields/TextAreaField';
import { LeaveGuard } from '../../../ui/leaving/LeaveGuard';
import type { ShopScope } from '../../acting';
import classes from '../styles.module.css';
import { ClaimedLines } from './ClaimedLines';
import { clearClaimDraft } from './claim-draft';
import type { ClaimLine } from './claim-lines';
import { PhotoPicker } from './PhotoPicker';
import { useClaimForm } from './use-claim-form';
import { type SentClaim, useSubmitClaim } from './use-submit-claim';

interface ClaimFormProps {
  scope: ShopScope;
  shipmentCode: string;
  lines: readonly ClaimLine[];
  /** The line of the shipment from which the claim was started. */
  lineId: string | undefined;
  onSent: (claim: SentClaim) => void;
}

/** The form of a new claim: the goods, what is wrong with them, and photos. A rejected claim loses nothing of it. */
export function ClaimForm({ scope, shipmentCode, lines, lineId, onSent }: ClaimFormProps) {
  const { t } = useTexts('claims');
  const state = useClaimForm(shipmentCode, lines, lineId);
  const { form, quantities, photos } = state;
  const sending = useSubmitClaim({ scope, shipmentCode, lines, state, onSent });
  const { problem, rejected, isSent, forgetProblem } = sending;
  return (
    <form onSubmit={sending.submit} noValidate className={classes.form}>
      <LeaveGuard isStored when={() => state.isChanged && !isSent.current} onLeave={clearClaimDraft} />
      <ClaimedLines
        lines={lines}
        quantities={quantities}
        listRef={sending.linesRef}
        errors={{ byLine: rejected.byLine, all: sending.isLineMissing ? t('claims:form.noLine') : null }}
        onChange={(next) => {
          forgetProblem();
          state.changeQuantities(next);
        }}
      />
      <ComplaintFields control={form.control} />
      <PhotoPicker
        photos={photos}
        errors={rejected.byPhoto}
        onChange={(next) => {
          forgetProblem();
          state.changePhotos(next);
        }}
      />
      {problem !== null && (
        <FeedbackAlert status="Fail">
          <ProblemText error={problem} /> {t('claims:form.kept')}
        </FeedbackAlert>
      )}
      <div>
        <Button type="submit" size="md" {...busyButtonProps(sending.isSending)}>
          {t('claims:form.send')}
        </Button>
      </div>
    </form>
  );
}

/** What is wrong with the goods. */
function ComplaintFields({ control }: Pick<ReturnType<typeof useClaimForm>['form'], 'control'>) {
  const { t } = useTexts('claims');
  return (
    <>
      <RadioField
        control={control}
        name="reason"
        label={t('claims:facts.reason')}
        required
        options={CLAIM_REASONS.map((value) => ({ value, label: t(`claims:reasons.${value}`) }))}
      />
      <TextAreaField
        control={control}
        name="text"
        label={t('claims:form.text')}
        required
        max={LIMITS.claimText}
        autosize
        minRows={3}
        maxRows={12}
      />
    </>
  );
}
