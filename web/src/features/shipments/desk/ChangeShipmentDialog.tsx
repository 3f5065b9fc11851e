import type { ShipmentChange, ShipmentDetail } from '@cromia/domain/shipments/shipment';
import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { toApiProblem } from '../../../api/problem';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { DialogActions } from '../../../ui/feedback/DialogActions';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { ProblemText } from '../../../ui/feedback/ProblemText';
import { isStale, StaleNotice } from '../../../ui/feedback/StaleNotice';
import { FormDialog } from '../../../ui/form/FormDialog';
import { useServerErrors, useZodForm } from '../../../ui/form/use-zod-form';
import { ShipmentFields } from './ShipmentFields';
import { createShipmentFormSchema } from './shipment-form';

const FIELDS = ['shippedOn', 'carrier', 'trackingUrl', 'packages', 'grossWeight'] as const;

interface ChangeShipmentDialogProps {
  shipment: ShipmentDetail;
  busy: boolean;
  /** The error of the last attempt; null without one. */
  error: Error | null;
  /** Discards the input and reloads the shipment, which somebody else has changed. */
  onReload: () => void;
  onClose: () => void;
  onChange: (change: ShipmentChange) => void;
}

/** Dialog that adds what the carrier reports after the goods have left. */
export function ChangeShipmentDialog({
  shipment,
  busy,
  error,
  onReload,
  onClose,
  onChange,
}: ChangeShipmentDialogProps) {
  const { t } = useTexts('shipments');
  // The form is based on this version, whatever is fetched meanwhile.
  const [version] = useState(shipment.version);
  const { shippedOn, carrier, trackingUrl, packages, grossWeight } = shipment;
  const form = useZodForm(createShipmentFormSchema(), {
    shipmentCode: '',
    shippedOn,
    carrier: carrier ?? '',
    trackingUrl: trackingUrl ?? '',
    packages: packages ?? '',
    grossWeight: grossWeight ?? '',
  });
  useServerErrors(form, error, FIELDS);
  const { isDirty } = form.formState;
  const problem = error === null || busy ? null : toApiProblem(error);
  return (
    <FormDialog title={t('shipments:desk.change')} isDirty={() => isDirty} busy={busy} onClose={onClose}>
      {(close) => (
        <form
          onSubmit={form.handleSubmit(({ shipmentCode: _code, ...fields }) =>
            onChange({ version, ...fields }),
          )}
          noValidate
        >
          <Stack gap="md">
            <ShipmentFields control={form.control} isStored />
            {problem !== null && problem.errors.length === 0 && (
              <FeedbackAlert status="Fail">
                {isStale(problem) ? (
                  <StaleNotice problem={problem} onReload={onReload} />
                ) : (
                  <ProblemText error={problem} />
                )}
              </FeedbackAlert>
            )}
            <DialogActions>
              <Button variant="default" onClick={close}>
                {t('common:actions.cancel')}
              </Button>
              <Button type="submit" {...busyButtonProps(busy)}>
                {t('shipments:desk.save')}
              </Button>
            </DialogActions>
          </Stack>
        </form>
      )}
    </FormDialog>
  );
}
