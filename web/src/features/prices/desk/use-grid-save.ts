import type { PriceChange } from '@cromia/domain/prices/price-grid';
import { useState } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { useNotify } from '../../../ui/feedback/use-notify';
import { useSubmitOnce } from '../../../ui/form/use-submit-once';
import {
  listUnusualPrices,
  type PriceColumn,
  type PriceFormValues,
  type PriceRow,
  type UnusualPrice,
} from './price-form';
import { useSavePrices } from './price-queries';
import type { PriceForm } from './use-price-cells';

export interface GridContent {
  form: PriceForm;
  /** Version of the content that the rows are part of. */
  version: string;
  rows: readonly PriceRow[];
  columns: readonly PriceColumn[];
  isAgreed: boolean;
  buildChanges: (values: PriceFormValues) => PriceChange[];
}

/** Saves the changes of a grid, unusual prices after a confirmation. */
export function useGridSave({ form, version, rows, columns, isAgreed, buildChanges }: GridContent) {
  const { t } = useTexts('prices-desk');
  const notify = useNotify();
  const saving = useSavePrices();
  const saveOnce = useSubmitOnce(saving);
  const [unconfirmed, setUnconfirmed] = useState<{ values: PriceFormValues; unusual: UnusualPrice[] } | null>(
    null,
  );
  const save = (values: PriceFormValues) => {
    const changes = buildChanges(values);
    if (changes.length === 0) return;
    saveOnce(
      { version, changes },
      {
        onSuccess: ({ changed }) => notify(t('prices-desk:saved', { count: changed })),
        onSettled: () => setUnconfirmed(null),
      },
    );
  };
  const submit = form.handleSubmit((values) => {
    const unusual = listUnusualPrices(rows, columns, values, isAgreed);
    if (unusual.length > 0) setUnconfirmed({ values, unusual });
    else save(values);
  });
  return {
    saving,
    submit,
    unusual: unconfirmed?.unusual ?? [],
    onClose: () => setUnconfirmed(null),
    onConfirm: () => {
      if (unconfirmed !== null) save(unconfirmed.values);
    },
  };
}
