import type { DeskProduct } from '@cromia/domain/catalogue/catalogue-desk';
import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import { nullableTextField } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import { storedDateField } from '@cromia/domain/stored-date';
import { Anchor, Button, Modal, Stack } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { z } from 'zod';
import { useTexts } from '../../../../i18n/use-texts';
import { busyButtonProps } from '../../../../ui/feedback/busy-button-props';
import { DialogActions } from '../../../../ui/feedback/DialogActions';
import { DateField } from '../../../../ui/fields/DateField';
import { SelectField } from '../../../../ui/fields/SelectField';
import { SwitchField } from '../../../../ui/fields/SwitchField';
import { TextField } from '../../../../ui/fields/TextField';
import { useServerErrors, useZodForm } from '../../../../ui/form/use-zod-form';
import { CorrectionFailure } from './CorrectionFailure';
import type { SerialKey } from './catalogue-desk-queries';
import { useSaveCorrection } from './use-save-correction';

const STATUSES = ['A', 'C', 'E', 'N'] as const;
const AVAILABILITY_CODES = ['S', 'N', 'O'] as const;

const FIELDS = ['status', 'tsc', 'inStock', 'availableOn', 'lat'] as const;

const productSchema = z.object({
  status: z.string(),
  tsc: z.string(),
  inStock: z.boolean(),
  availableOn: storedDateField().nullable(),
  lat: nullableTextField(LIMITS.shortText),
});

/** Select options of some codes, plus the stored code if it is not among them. */
function buildOptions<Code extends string>(
  codes: readonly Code[],
  stored: string,
  label: (code: Code) => string,
) {
  const options = codes.map((code) => ({ value: String(code), label: `${code} · ${label(code)}` }));
  return options.some(({ value }) => value === stored)
    ? options
    : [...options, { value: stored, label: stored }];
}

interface ProductDialogProps {
  serial: SerialKey;
  product: DeskProduct;
  version: number | null;
  onClose: () => void;
}

/** Corrects status, supply, stock and image name of a product. */
export function ProductDialog({ serial, product, version, onClose }: ProductDialogProps) {
  const { t } = useTexts('catalogue-desk');
  const { id, status, tsc, inStock, availableOn, lat } = product;
  const { save, isBusy, error } = useSaveCorrection(serial, onClose);
  const form = useZodForm(productSchema, { status, tsc, inStock, availableOn, lat: lat ?? '' });
  useServerErrors(form, error, FIELDS);
  const submit = form.handleSubmit((values) => {
    const input = { ...values, lat: values.lat || null };
    const body = {
      version,
      ...(input.status === status ? {} : { status: input.status }),
      ...(input.tsc === tsc ? {} : { tsc: input.tsc }),
      ...(input.inStock === inStock ? {} : { inStock: input.inStock }),
      ...(input.availableOn === availableOn ? {} : { availableOn: input.availableOn }),
      ...(input.lat === lat ? {} : { lat: input.lat }),
    };
    if (Object.keys(body).length === 1) onClose();
    else save({ kind: 'product', color: id.color, pkg: id.pkg, body });
  });
  return (
    <Modal
      closeOnClickOutside={false}
      opened
      onClose={onClose}
      title={t('catalogue-desk:product.title', { code: formatProductCode(id) })}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <SelectField
            control={form.control}
            name="status"
            label={t('catalogue-desk:product.status')}
            data={buildOptions(STATUSES, status, (code) => t(`catalogue-desk:product.statuses.${code}`))}
            allowDeselect={false}
          />
          <SelectField
            control={form.control}
            name="tsc"
            label={t('catalogue-desk:product.supply')}
            data={buildOptions(AVAILABILITY_CODES, tsc, (code) =>
              t(`catalogue-desk:product.supplies.${code}`),
            )}
            allowDeselect={false}
          />
          <SwitchField control={form.control} name="inStock" label={t('catalogue-desk:product.inStock')} />
          <DateField
            control={form.control}
            name="availableOn"
            label={t('catalogue-desk:product.availableOn')}
            help={t('catalogue-desk:product.availableOnHelp')}
            clearable
          />
          <TextField
            control={form.control}
            name="lat"
            label={t('catalogue-desk:product.image')}
            help={
              <Anchor
                inherit
                display="inline-block"
                py={5}
                renderRoot={(props) => <Link {...props} to="/backoffice/product-images" />}
              >
                {t('shell:private.productImages')}
              </Anchor>
            }
            autoComplete="off"
          />
          <CorrectionFailure error={error} />
          <DialogActions>
            <Button variant="default" onClick={onClose}>
              {t('common:actions.cancel')}
            </Button>
            <Button type="submit" {...busyButtonProps(isBusy)}>
              {t('common:actions.save')}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Modal>
  );
}
