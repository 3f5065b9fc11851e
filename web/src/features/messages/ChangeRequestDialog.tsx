import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import { LIMITS } from '@cromia/domain/limits';
import type { RequestKind } from '@cromia/domain/messages/message';
import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { busyButtonProps } from '../../ui/feedback/busy-button-props';
import { DialogActions } from '../../ui/feedback/DialogActions';
import { FeedbackAlert } from '../../ui/feedback/FeedbackAlert';
import { ProblemText } from '../../ui/feedback/ProblemText';
import { NumberCell } from '../../ui/fields/NumberCell';
import { TextAreaField } from '../../ui/fields/TextAreaField';
import { FormDialog } from '../../ui/form/FormDialog';
import { useSubmitOnce } from '../../ui/form/use-submit-once';
import { useZodForm } from '../../ui/form/use-zod-form';
import { ProductName } from '../../ui/product/ProductName';
import type { DataColumn } from '../../ui/table/columns';
import { DataTable } from '../../ui/table/DataTable';
import type { ShopScope } from '../acting';
import { type ChangeableLine, createChangeFormSchema, toRequestChange } from './change-form';
import { type ConversationPlace, useChangeRequest } from './messages-queries';

/** A line with what names its product. */
type Line = ChangeableLine &
  Parameters<typeof ProductName>[0]['product'] &
  Parameters<ReturnType<typeof useFormats>['content']>[0];

interface ChangeRequestDialogProps {
  place: ConversationPlace<RequestKind> & { scope: ShopScope };
  number: string;
  lines: readonly Line[];
  onClose: () => void;
}

/** Dialog that sends a pending request with other quantities, or without some of its lines. */
export default function ChangeRequestDialog({ place, number, lines, onClose }: ChangeRequestDialogProps) {
  const { t } = useTexts('messages', 'cart');
  const { quantity, content } = useFormats();
  const isOrder = place.kind === 'order-requests';
  const [schema] = useState(() =>
    createChangeFormSchema(lines.map((line) => (isOrder ? line.quantity : LIMITS.itemQuantity))),
  );
  const form = useZodForm(schema, { items: lines.map((line) => ({ quantity: line.quantity })), text: '' });
  const { isDirty } = form.formState;
  const [error, setError] = useState<'unchanged' | 'none' | null>(null);
  const change = useChangeRequest(place);
  const changeOnce = useSubmitOnce(change);
  const submit = form.handleSubmit((typed) => {
    const changed = toRequestChange(lines, typed, place.messageCount);
    if (changed === 'unchanged' || changed === 'none') return setError(changed);
    setError(null);
    changeOnce(changed, { onSuccess: onClose });
  });
  const columns: DataColumn<Line & { index: number }>[] = [
    {
      id: 'product',
      header: t('cart:columns.product'),
      cell: (line) => <ProductName product={line} />,
      card: 'title',
    },
    {
      id: 'before',
      header: t('messages:lines.before'),
      cell: (line) => `${quantity(line.quantity)} × ${content(line)}`,
      align: 'right',
    },
    {
      id: 'quantity',
      header: t('messages:lines.quantity'),
      cell: (line) => (
        <NumberCell
          control={form.control}
          name={`items.${line.index}.quantity`}
          label={t('messages:lines.quantityOf', { product: formatProductCode(line.productCode) })}
          column="quantity"
          format={{ kind: 'packages' }}
        />
      ),
      align: 'right',
    },
  ];
  return (
    <FormDialog
      title={t('messages:lines.changeTitle', { number })}
      size="lg"
      isDirty={() => isDirty}
      busy={change.isPending}
      coversPhone
      onClose={onClose}
    >
      {(close) => (
        <form onSubmit={submit} noValidate>
          <Stack gap="md">
            <Text size="sm">{t(isOrder ? 'messages:lines.orderHelp' : 'messages:lines.offerHelp')}</Text>
            <DataTable
              label={t('messages:lines.change')}
              columns={columns}
              rows={lines.map((line, index) => ({ ...line, index }))}
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
            {error !== null && <FeedbackAlert status="Fail">{t(`messages:lines.${error}`)}</FeedbackAlert>}
            {change.isError && !change.isPending && (
              <FeedbackAlert status="Fail">
                <ProblemText error={change.error} />
              </FeedbackAlert>
            )}
            <DialogActions>
              <Button variant="default" onClick={close}>
                {t('common:actions.cancel')}
              </Button>
              <Button type="submit" {...busyButtonProps(change.isPending)}>
                {t('messages:lines.sendChanged')}
              </Button>
            </DialogActions>
          </Stack>
        </form>
      )}
    </FormDialog>
  );
}
