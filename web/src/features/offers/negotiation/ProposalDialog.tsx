import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import { LIMITS } from '@cromia/domain/limits';
import type { OfferRequest } from '@cromia/domain/offers/offer-request';
import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { DialogActions } from '../../../ui/feedback/DialogActions';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { ProblemText } from '../../../ui/feedback/ProblemText';
import { TextAreaField } from '../../../ui/fields/TextAreaField';
import { FormDialog } from '../../../ui/form/FormDialog';
import { useSubmitOnce } from '../../../ui/form/use-submit-once';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { DataTable } from '../../../ui/table/DataTable';
import type { ShopScope } from '../../acting';
import { useProposeTerms } from './negotiation-queries';
import { createProposalValues, proposalFormSchema, toProposal } from './proposal-form';
import { useProposalColumns } from './use-proposal-columns';

interface ProposalDialogProps {
  scope: ShopScope;
  offer: OfferRequest;
  onClose: () => void;
}

/** Dialog in which a customer proposes other quantities or a target price by line. */
export default function ProposalDialog({ scope, offer, onClose }: ProposalDialogProps) {
  const { t } = useTexts('messages', 'negotiation');
  const form = useZodForm(proposalFormSchema, createProposalValues(offer));
  const { isDirty } = form.formState;
  const [isUnchanged, setUnchanged] = useState(false);
  const propose = useProposeTerms(scope, offer.id);
  const proposeOnce = useSubmitOnce(propose);
  const submit = form.handleSubmit((typed) => {
    const proposal = toProposal(offer, typed);
    setUnchanged(proposal === null);
    if (proposal !== null) proposeOnce(proposal, { onSuccess: onClose });
  });
  const columns = useProposalColumns(form.control);
  return (
    <FormDialog
      title={t('negotiation:propose.title', { number: offer.number })}
      size="xl"
      isDirty={() => isDirty}
      busy={propose.isPending}
      coversPhone
      onClose={onClose}
    >
      {(close) => (
        <form onSubmit={submit} noValidate>
          <Stack gap="md">
            <Text size="sm">{t('negotiation:propose.help')}</Text>
            <DataTable
              label={t('negotiation:propose.action')}
              columns={columns}
              rows={offer.items.map((line, index) => ({ ...line, index }))}
              rowId={({ id }) => id}
              rowLabel={({ productCode }) => formatProductCode(productCode)}
            />
            <TextAreaField
              control={form.control}
              name="text"
              label={t('messages:lines.text')}
              optional
              max={LIMITS.message}
              minRows={2}
            />
            <ProposalFailure isUnchanged={isUnchanged} error={propose.isPending ? null : propose.error} />
            <DialogActions>
              <Button variant="default" onClick={close}>
                {t('common:actions.cancel')}
              </Button>
              <Button type="submit" {...busyButtonProps(propose.isPending)}>
                {t('negotiation:propose.send')}
              </Button>
            </DialogActions>
          </Stack>
        </form>
      )}
    </FormDialog>
  );
}

/** Why a proposal was not sent. */
function ProposalFailure({ isUnchanged, error }: { isUnchanged: boolean; error: Error | null }) {
  const { t } = useTexts('messages');
  return (
    <>
      {isUnchanged && <FeedbackAlert status="Fail">{t('messages:lines.unchanged')}</FeedbackAlert>}
      {error !== null && (
        <FeedbackAlert status="Fail">
          <ProblemText error={error} />
        </FeedbackAlert>
      )}
    </>
  );
}
