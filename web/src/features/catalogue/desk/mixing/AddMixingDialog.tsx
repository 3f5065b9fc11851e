import { DEFAULT_PRODUCT_CLASS } from '@cromia/domain/catalogue/product-code';
import { LIMITS } from '@cromia/domain/limits';
import { Button, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import { DialogActions } from '../../../../ui/feedback/DialogActions';
import { FormDialog } from '../../../../ui/form/FormDialog';
import type { SerialKey } from './mixing-queries';

interface AddMixingDialogProps {
  onOpen: (key: SerialKey) => void;
  onClose: () => void;
}

/** Dialog for the code of the serial whose mixing data are added. */
export function AddMixingDialog({ onOpen, onClose }: AddMixingDialogProps) {
  const { t } = useTexts('catalogue', 'catalogue-desk');
  const [serial, setSerial] = useState('');
  return (
    <FormDialog title={t('catalogue-desk:mixing.add')} isDirty={() => false} onClose={onClose}>
      {(close) => (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (serial !== '') onOpen({ productClass: DEFAULT_PRODUCT_CLASS, serial });
          }}
        >
          <Stack gap="md">
            <TextInput
              label={t('catalogue:search.serial')}
              autoCapitalize="characters"
              autoComplete="off"
              maxLength={LIMITS.serial}
              value={serial}
              onChange={({ currentTarget }) =>
                setSerial(currentTarget.value.toUpperCase().replaceAll(/[^0-9A-Z]/g, ''))
              }
              data-autofocus
            />
            <DialogActions>
              <Button variant="default" onClick={close}>
                {t('common:actions.cancel')}
              </Button>
              <Button type="submit" disabled={serial === ''}>
                {t('common:actions.continue')}
              </Button>
            </DialogActions>
          </Stack>
        </form>
      )}
    </FormDialog>
  );
}
