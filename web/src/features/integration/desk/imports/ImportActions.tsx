import type { ImportResponse } from '@cromia/domain/integration/import';
import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import { busyButtonProps } from '../../../../ui/feedback/busy-button-props';
import { DialogActions } from '../../../../ui/feedback/DialogActions';
import classes from './import-rows.module.css';

interface ImportActionsProps {
  /** The preview; undefined without one. */
  result: ImportResponse | undefined;
  isBusy: boolean;
  onApply: (partial: boolean) => void;
  onClose: () => void;
}

/** Confirms an import: rows with errors are left out, and unusual prices imported, only when the user says so. */
export function ImportActions({ result, isBusy, onApply, onClose }: ImportActionsProps) {
  const { t } = useTexts('imports');
  const [partial, setPartial] = useState(false);
  const [acceptsPrices, setAcceptsPrices] = useState(false);
  const { created = 0, changed = 0, failed = 0, changes = [] } = result ?? {};
  const hasChanges = created + changed > 0;
  const hasUnusualPrices = changes.some(({ unusual }) => unusual === true);
  const canApply = hasChanges && (failed === 0 || partial) && (!hasUnusualPrices || acceptsPrices);
  return (
    <div className={classes.actions}>
      {failed > 0 && hasChanges && (
        <Checkbox
          label={t('imports:file.partial')}
          checked={partial}
          onChange={(event) => setPartial(event.currentTarget.checked)}
        />
      )}
      {hasUnusualPrices && (
        <Checkbox
          label={t('imports:changes.acceptPrices')}
          checked={acceptsPrices}
          onChange={(event) => setAcceptsPrices(event.currentTarget.checked)}
        />
      )}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('common:actions.cancel')}
        </Button>
        <Button onClick={() => onApply(partial)} {...busyButtonProps(isBusy)} disabled={!canApply}>
          {t('imports:file.apply')}
        </Button>
      </DialogActions>
    </div>
  );
}
