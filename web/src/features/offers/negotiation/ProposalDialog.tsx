import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import { LIMITS } from '@cromia/domain/limits';
import type { OfferRequest, OfferRequestItem } from '@cromia/domain/offers/offer-request';
import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { DialogActions } from '../../../ui/feedback/DialogActions';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { ProblemText } from '../../../ui/feedback/ProblemText';
import { NumberCell } from '../../../ui/fields/NumberCell';
import { TextAreaField } from '../../../ui/fields/TextAreaField';
import { FormDialog } from '../../../ui/form/FormDialog';
import { useSubmitOnce } from '../../../ui/form/use-submit-once';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { ProductName } from '../../../ui/product/ProductName';
import type { DataColumn } from '../../../ui/table/columns';
import { DataTable } from '../../../ui/table/DataTable';
import type { ShopScope } from '../../acting';
import { CellNote } from '../../desk';
import { useProposeTerms } from './negotiation-queries';
import { createProposalValues, proposalFormSchema, toProposal } from './proposal-form';

interface ProposalDialogProps {
  scope: ShopScope;
  offer: OfferRequest;
  onClose: () => void;
}

/** Dialog in which a customer proposes other quantities or a target price by line. */
export default function ProposalDialog({ scope, offer, onClose }: ProposalDialogProps) {
  const { t } = useTexts('messages', 'negotiation', 'cart');
  const { unitPrice, unit, content } = useFormats();
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
  const columns: DataColumn<OfferRequestItem & { index: number }>[] = [
    {
      id: 'product',
      header: t('cart:columns.product'),
      cell: (line) => <ProductName product={line} />,
      card: 'title',
    },
    {
      id: 'offered',
      header: t('negotiation:propose.offered'),
      cell: (line) => (
        <>
          {line.quantity} × {content(line)}
          <CellNote>
            {line.finalUnitPrice === null ? '–' : `${unitPrice(line.finalUnitPrice)}/${unit(line.um)}`}
          </CellNote>
        </>
      ),
      align: 'right',
    },
    {
      id: 'quantity',
      header: t('messages:lines.quantity'),
      cell: ({ index, productCode }) => (
        <NumberCell
          control={form.control}
          name={`items.${index}.quantity`}
          label={t('messages:lines.quantityOf', { product: formatProductCode(productCode) })}
          column="quantity"
          format={{ kind: 'packages' }}
        />
      ),
      align: 'right',
    },
    {
      id: 'targetPrice',
      header: t('negotiation:propose.price'),
      cell: ({ index, productCode }) => (
        <NumberCell
          control={form.control}
          name={`items.${index}.targetPrice`}
          label={t('negotiation:propose.priceOf', { product: formatProductCode(productCode) })}
          column="targetPrice"
          format={{ kind: 'amount', decimals: LIMITS.priceDecimals }}
        />
      ),
      align: 'right',
    },
  ];
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
            {isUnchanged && <FeedbackAlert status="Fail">{t('messages:lines.unchanged')}</FeedbackAlert>}
            {propose.isError && !propose.isPending && (
              <FeedbackAlert status="Fail">
                <ProblemText error={propose.error} />
              </FeedbackAlert>
            )}
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
