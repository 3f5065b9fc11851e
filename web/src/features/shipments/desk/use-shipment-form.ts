import { getToday } from '@cromia/domain/dates';
import type { DeskShipment } from '@cromia/domain/shipments/shipment';
import { useContext, useState } from 'react';
import { TimeZoneContext } from '../../../i18n/time-zone';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { createShipmentFormSchema, EMPTY_SHIPMENT } from './shipment-form';

/** What a shipment contains beside the quantities of its order. */
export interface ShipmentInput extends Omit<DeskShipment, 'orders'> {
  /** Batches by the id of the line. */
  batches: Readonly<Record<string, string>>;
  /** Orders that leave completely in the same shipment. */
  together: string[];
}

/** The state of the fields of a new shipment, which leaves today unless another day is chosen. */
export function useShipmentForm() {
  const timeZone = useContext(TimeZoneContext);
  const [today] = useState(() => getToday(timeZone, new Date()));
  const form = useZodForm(createShipmentFormSchema(), { ...EMPTY_SHIPMENT, shippedOn: today });
  const [batches, setBatches] = useState<Record<string, string>>({});
  const [together, setTogether] = useState<string[]>([]);
  return { form, batches, setBatches, together, setTogether };
}
