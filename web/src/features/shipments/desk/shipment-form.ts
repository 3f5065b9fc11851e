import { boundedDecimalField, optionalTextField, wholeNumberField } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import { shipmentCodeField } from '@cromia/domain/shipments/shipment';
import { trackingUrlField } from '@cromia/domain/shipments/tracking-url';
import { storedDateField } from '@cromia/domain/stored-date';
import { z } from 'zod';
import { createFormSchema } from '../../../ui/form/use-zod-form';

const typedNumber = z.union([z.number(), z.string()]);
const formValuesSchema = z.object({
  shipmentCode: z.string(),
  shippedOn: z.string().nullable(),
  carrier: z.string(),
  trackingUrl: z.string(),
  packages: typedNumber,
  grossWeight: typedNumber,
});

/** The form values of a shipment; empty texts stand for no value. */
export type ShipmentFormValues = z.infer<typeof formValuesSchema>;

export const EMPTY_SHIPMENT: ShipmentFormValues = {
  shipmentCode: '',
  shippedOn: null,
  carrier: '',
  trackingUrl: '',
  packages: '',
  grossWeight: '',
};

const rules = z.object({
  shipmentCode: z.union([z.literal(''), shipmentCodeField()]),
  shippedOn: storedDateField(),
  carrier: optionalTextField(LIMITS.shortText),
  trackingUrl: trackingUrlField(),
  packages: z.union([z.literal(''), wholeNumberField(1, LIMITS.shipmentPackages)]),
  grossWeight: z.union([z.literal(''), boundedDecimalField(0, LIMITS.shipmentWeight, LIMITS.priceDecimals)]),
});

const emptyToNull = <Value>(value: Value | '' | undefined): Value | null =>
  value === '' || value === undefined ? null : value;

/** The schema of the fields that say how goods travel, as in the request body. */
export function createShipmentFormSchema() {
  return createFormSchema(formValuesSchema, (typed) =>
    rules
      .transform(({ shipmentCode, carrier, trackingUrl, packages, grossWeight, ...fields }) => ({
        ...fields,
        ...(shipmentCode === '' ? {} : { shipmentCode }),
        carrier: emptyToNull(carrier),
        trackingUrl: trackingUrl ?? null,
        packages: emptyToNull(packages),
        grossWeight: emptyToNull(grossWeight),
      }))
      .safeParse(typed),
  );
}
export type ShipmentFormOutput = z.output<ReturnType<typeof createShipmentFormSchema>>;
