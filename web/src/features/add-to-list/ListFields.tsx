import type { NewShoppingList, newShoppingListSchema } from '@cromia/domain/shopping-lists/shopping-list';
import type { Control } from 'react-hook-form';
import type { z } from 'zod';
import { useTexts } from '../../i18n/use-texts';
import { SwitchField } from '../../ui/fields/SwitchField';
import { TextField } from '../../ui/fields/TextField';

interface ListFieldsProps {
  control: Control<z.input<typeof newShoppingListSchema>, unknown, NewShoppingList>;
  /** Whether the user may share the list or make it private. */
  canShare?: boolean;
}

/** The fields of a shopping list: its name, and whether the company shares it. */
export function ListFields({ control, canShare = true }: ListFieldsProps) {
  const { t } = useTexts('shopping-lists');
  return (
    <>
      <TextField control={control} name="name" label={t('shopping-lists:name')} autoComplete="off" required />
      {canShare && (
        <SwitchField
          control={control}
          name="isShared"
          label={t('shopping-lists:share')}
          help={t('shopping-lists:shareHelp')}
        />
      )}
    </>
  );
}
