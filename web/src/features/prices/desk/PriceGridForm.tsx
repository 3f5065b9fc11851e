import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { FormErrorSummary } from '../../../ui/form/FormErrorSummary';
import { LeaveGuard } from '../../../ui/leaving/LeaveGuard';
import { deskLayout } from '../../desk';
import { GridBar } from './GridBar';
import { SaveFailure } from './SaveFailure';
import { UnusualPricesDialog } from './UnusualPricesDialog';
import { useGridKeys } from './use-grid-keys';
import { type GridContent, useGridSave } from './use-grid-save';

interface PriceGridFormProps extends GridContent {
  /** Indexes of the displayed rows, in their order. */
  displayed: readonly number[];
  /** Discards the input and loads the stored prices. */
  onReload: () => void;
  children: ReactNode;
}

/** The frame of a grid of prices: keys of a spreadsheet, filling down, saving, and the confirmation of unusual prices. */
export function PriceGridForm(props: PriceGridFormProps) {
  const { form, version, rows, columns, isAgreed, displayed, buildChanges, onReload, children } = props;
  const { t } = useTexts('prices-desk');
  const { saving, submit, unusual, onClose, onConfirm } = useGridSave({
    form,
    version,
    rows,
    columns,
    isAgreed,
    buildChanges,
  });
  const { isDirty } = form.formState;
  const { cell, fillDown, onKeyDown, onFocus } = useGridKeys(form, displayed, () => void submit());
  return (
    <form onSubmit={submit} onKeyDown={onKeyDown} onFocus={onFocus} noValidate className={deskLayout.items}>
      {children}
      <Text size="sm" c="dimmed" visibleFrom="sm">
        {t('prices-desk:keys')}
      </Text>
      {saving.isError && !saving.isPending && (
        <SaveFailure
          error={saving.error}
          onReload={() => {
            form.reset();
            onReload();
          }}
        />
      )}
      <FormErrorSummary control={form.control} />
      <GridBar
        form={form}
        rows={rows}
        columns={columns}
        isAgreed={isAgreed}
        cell={cell}
        busy={saving.isPending}
        onFillDown={fillDown}
      />
      <UnusualPricesDialog
        unusual={unusual}
        busy={saving.isPending}
        onClose={onClose}
        onConfirm={onConfirm}
      />
      <LeaveGuard isStored={false} when={() => isDirty && !saving.isPending} keepsForm={() => false} />
    </form>
  );
}
