import { addDays, formatDate, getToday } from '@cromia/domain/dates';
import { LIMITS } from '@cromia/domain/limits';
import type { OfferDecision } from '@cromia/domain/offers/offer-decision';
import type { OfferRequestToDecide } from '@cromia/domain/offers/offer-request';
import { Text, Title } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useContext, useMemo, useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useFormats } from '../../../i18n/format';
import { TimeZoneContext } from '../../../i18n/time-zone';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { DateField } from '../../../ui/fields/DateField';
import { moveFocusInColumn } from '../../../ui/fields/move-focus-in-column';
import { TextAreaField } from '../../../ui/fields/TextAreaField';
import { FormErrorSummary } from '../../../ui/form/FormErrorSummary';
import { useServerErrors, useZodForm } from '../../../ui/form/use-zod-form';
import { LeaveGuard } from '../../../ui/leaving/LeaveGuard';
import { DataTable } from '../../../ui/table/DataTable';
import { useIsCompactTable } from '../../../ui/table/use-is-compact-table';
import { SumList } from '../../cart';
import {
  BeforeAfterComparison,
  DecisionDialog,
  type DecisionOptions,
  deskLayout,
  MailRecipients,
  ShortcutButton,
} from '../../desk';
import {
  calculatePricingSums,
  createPricingFormValues,
  listDoubtfulLines,
  offerFormSchema,
  type PricingFormValues,
} from './price-form';
import classes from './pricing-form.module.css';
import { usePriceColumns } from './use-price-columns';

/** The form state of an offer, owned by the page because a colleague may decide while it is being filled in. */
export function usePricingForm(offer: OfferRequestToDecide) {
  const timeZone = useContext(TimeZoneContext);
  const [today] = useState(() => getToday(timeZone, new Date()));
  return { form: useZodForm(offerFormSchema(today), createPricingFormValues(offer, today)), today };
}

export type PricingFormState = ReturnType<typeof usePricingForm>;

/** The fields whose rules depend on the day of sending. */
const SERVER_FIELDS = ['expirationDate', 'reason'] as const;

interface PricingFormProps {
  offer: OfferRequestToDecide;
  pricing: PricingFormState;
  busy: boolean;
  /** The error of the last attempt; null without one. */
  error: Error | null;
  onSend: (offer: OfferDecision, onSettled: () => void, options: DecisionOptions) => void;
  /** Further buttons beside the submit button. */
  otherActions: ReactNode;
}

/** Form that prices an offer line by line, next to the reference prices (contract, section 5). */
export function PricingForm({ offer, pricing, busy, error, onSend, otherActions }: PricingFormProps) {
  const { t } = useTexts('offers-desk');
  const { form, today } = pricing;
  useServerErrors(form, error, SERVER_FIELDS);
  const [unconfirmed, setUnconfirmed] = useState<OfferDecision | null>(null);
  const columns = usePriceColumns(form, useIsCompactTable());
  const lines = useMemo(() => offer.items.map((item, index) => ({ ...item, index })), [offer.items]);
  const { isDirty } = form.formState;
  const submit = form.handleSubmit(setUnconfirmed);
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit();
    else moveFocusInColumn(event);
  };
  return (
    <form
      onSubmit={submit}
      onKeyDown={onKeyDown}
      noValidate
      className={`${deskLayout.items} ${deskLayout.linesFirst}`}
    >
      <Title order={2} className={classes.heading}>
        {t('offers-desk:pricing.title')}
      </Title>
      <Text size="sm" c="dimmed" visibleFrom="sm" className={classes.keys}>
        {t('offers-desk:pricing.keys')}
      </Text>
      <div className={deskLayout.queue}>
        <DataTable
          label={t('offers-desk:pricing.title')}
          columns={columns}
          rows={lines}
          rowId={(line) => line.id}
          rowLabel={(line) => line.productCode.serial}
        />
      </div>
      <div className={classes.conditions}>
        <div className={classes.conditionFields}>
          <DateField
            control={form.control}
            name="expirationDate"
            label={t('offers-desk:pricing.expirationDate')}
            help={t('offers-desk:pricing.expirationHelp')}
            required
            minDate={today}
            maxDate={addDays(today, LIMITS.offerDaysMax)}
            errorWords={{ missing: t('offers-desk:pricing.expirationError') }}
          />
          <TextAreaField
            control={form.control}
            name="reason"
            label={t('offers-desk:pricing.message')}
            help={t('offers-desk:pricing.messageHelp')}
            optional
            errorWords={{ missing: t('offers-desk:pricing.freeError') }}
            max={LIMITS.note}
            minRows={2}
          />
        </div>
        <Sums control={form.control} offer={offer} />
      </div>
      <FormErrorSummary control={form.control} />
      <div data-form-bar className={classes.bar}>
        <BarTotal control={form.control} offer={offer} />
        <div className={classes.barActions}>
          {otherActions}
          <ShortcutButton shortcut="A" type="submit" {...busyButtonProps(busy)}>
            {t('offers-desk:pricing.send')}
          </ShortcutButton>
        </div>
      </div>
      <SendDialog
        offer={offer}
        unconfirmed={unconfirmed}
        defaultLastDay={addDays(today, LIMITS.offerDays)}
        busy={busy}
        onClose={() => setUnconfirmed(null)}
        onSend={(decision, options) => onSend(decision, () => setUnconfirmed(null), options)}
      />
      <LeaveGuard isStored={false} when={() => isDirty && !busy} />
    </form>
  );
}

interface SumsProps {
  control: Control<PricingFormValues, unknown, OfferDecision>;
  offer: OfferRequestToDecide;
}

function Sums({ control, offer }: SumsProps) {
  const typed = useWatch({ control, name: 'items' });
  return <SumList sums={calculatePricingSums(offer, typed).sums} />;
}

/** The total in the sticky bar, updated while prices are typed. */
function BarTotal({ control, offer }: SumsProps) {
  const { t } = useTexts('offers-desk', 'orders');
  const { money } = useFormats();
  const typed = useWatch({ control, name: 'items' });
  const { sums, unpriced } = calculatePricingSums(offer, typed);
  return (
    <div>
      <Text span fw={600} size="lg">
        {t('orders:columns.total')} {money(sums.total)}
      </Text>
      {unpriced > 0 && (
        <Text size="xs" c="warning">
          {t('offers-desk:pricing.unpriced', { count: unpriced })}
        </Text>
      )}
    </div>
  );
}

interface SendDialogProps {
  offer: OfferRequestToDecide;
  /** The offer to confirm; null closes the dialog. */
  unconfirmed: OfferDecision | null;
  /** Default last day. */
  defaultLastDay: string;
  busy: boolean;
  onClose: () => void;
  onSend: (offer: OfferDecision, options: DecisionOptions) => void;
}

/** Confirmation dialog with a preview of the offer that the customer receives. */
function SendDialog({ offer, unconfirmed, defaultLastDay, busy, onClose, onSend }: SendDialogProps) {
  const { t } = useTexts('offers', 'offers-desk');
  const { money } = useFormats();
  if (unconfirmed === null) return null;
  const typed = unconfirmed.items ?? [];
  const total = calculatePricingSums(offer, typed).sums.total;
  return (
    <DecisionDialog
      title={t('offers-desk:pricing.sendTitle')}
      label={t('offers-desk:pricing.send')}
      doubts={listDoubtfulLines(offer, typed)}
      busy={busy}
      onClose={onClose}
      onDecide={(options) => onSend(unconfirmed, options)}
    >
      <BeforeAfterComparison
        before={[
          offer.number,
          t(`offers:deskStatus.${offer.status}`),
          ...(offer.total === null ? [] : [money(offer.total)]),
        ].join(' · ')}
        after={t('offers-desk:pricing.sendText', {
          customer: offer.businessName,
          total: money(total),
          date: formatDate(unconfirmed.expirationDate ?? defaultLastDay),
        })}
      />
      <MailRecipients kind="offer-requests" id={offer.id} />
    </DecisionDialog>
  );
}
