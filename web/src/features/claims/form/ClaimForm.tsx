import { CLAIM_REASONS, createdClaimSchema } from '@cromia/domain/claims/claim';
import { LIMITS } from '@cromia/domain/limits';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { toApiProblem } from '../../../api/problem';
import { readFirstResult } from '../../../api/send-once';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { ProblemText } from '../../../ui/feedback/ProblemText';
import { RadioField } from '../../../ui/fields/RadioField';
import { TextAreaField } from '../../../ui/fields/TextAreaField';
import { useSubmitOnce } from '../../../ui/form/use-submit-once';
import { showFieldErrors } from '../../../ui/form/use-zod-form';
import { LeaveGuard } from '../../../ui/leaving/LeaveGuard';
import type { ShopScope } from '../../acting';
import { useSendClaim } from '../claims-queries';
import classes from '../styles.module.css';
import { ClaimedLines } from './ClaimedLines';
import { clearClaimDraft } from './claim-draft';
import type { ClaimLine } from './claim-lines';
import { PhotoPicker } from './PhotoPicker';
import { useClaimForm, useRejectedParts } from './use-claim-form';

interface ClaimFormProps {
  scope: ShopScope;
  shipmentCode: string;
  lines: readonly ClaimLine[];
  /** The line of the shipment from which the claim was started. */
  lineId: string | undefined;
  onSent: (claim: { id: string; number: string }) => void;
}

/** The form of a new claim: the goods, what is wrong with them, and photos. A rejected claim loses nothing of it. */
export function ClaimForm({ scope, shipmentCode, lines, lineId, onSent }: ClaimFormProps) {
  const { t } = useTexts('claims');
  const { form, quantities, changeQuantities, photos, changePhotos, isChanged } = useClaimForm(
    shipmentCode,
    lines,
    lineId,
  );
  const sending = useSendClaim(scope);
  const sendOnce = useSubmitOnce(sending);
  const [isChecked, setChecked] = useState(false);
  const chosen = lines.filter(({ key }) => key in quantities);
  const items = chosen.flatMap(({ key, productCode, batch }) => {
    const quantity = quantities[key];
    return quantity === null || quantity === undefined ? [] : [{ productCode, batch, quantity }];
  });
  const problem = sending.error === null ? null : toApiProblem(sending.error);
  const rejected = useRejectedParts(
    problem,
    chosen.map(({ key }) => key),
  );
  const isValid = items.length > 0 && items.length === chosen.length;
  const submit = form.handleSubmit(
    ({ reason, text }) => {
      setChecked(true);
      if (!isValid) return;
      sendOnce(
        { claim: { shipmentCode, reason, text, items }, photos },
        {
          onSuccess: (claim) => {
            clearClaimDraft();
            onSent(claim);
          },
          onError: (error) => {
            // The response of an earlier attempt was lost, and the form was changed since.
            const first = readFirstResult(error, createdClaimSchema);
            if (first === null) return void showFieldErrors(form, toApiProblem(error), ['reason', 'text']);
            clearClaimDraft();
            onSent(first);
          },
        },
      );
    },
    () => setChecked(true),
  );
  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <LeaveGuard
        isStored
        when={() => isChanged && !sending.isSuccess}
        onLeave={clearClaimDraft}
        keepsForm={({ pathname }, current) => pathname === current.pathname || pathname === '/login'}
      />
      <ClaimedLines
        lines={lines}
        quantities={quantities}
        errors={{
          byLine: rejected.byLine,
          all: isChecked && chosen.length === 0 ? t('claims:form.noLine') : null,
        }}
        onChange={(next) => {
          sending.reset();
          changeQuantities(next);
        }}
      />
      <RadioField
        control={form.control}
        name="reason"
        label={t('claims:facts.reason')}
        required
        options={CLAIM_REASONS.map((value) => ({ value, label: t(`claims:reasons.${value}`) }))}
      />
      <TextAreaField
        control={form.control}
        name="text"
        label={t('claims:form.text')}
        required
        max={LIMITS.claimText}
        autosize
        minRows={3}
        maxRows={12}
      />
      <PhotoPicker
        photos={photos}
        errors={rejected.byPhoto}
        onChange={(next) => {
          sending.reset();
          changePhotos(next);
        }}
      />
      {problem !== null && (
        <FeedbackAlert status="Fail">
          <ProblemText error={problem} /> {t('claims:form.kept')}
        </FeedbackAlert>
      )}
      <div>
        <Button type="submit" size="md" {...busyButtonProps(sending.isPending)}>
          {t('claims:form.send')}
        </Button>
      </div>
    </form>
  );
}
