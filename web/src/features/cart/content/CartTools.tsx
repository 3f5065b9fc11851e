import { Button } from '@mantine/core';
import { IconBolt, IconPrinter, IconRefresh } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { AddToListButton } from '../../add-to-list';
import { NavItemLink } from '../../shell';
import type { CartLines } from '../lines/use-cart-lines';
import classes from '../styles.module.css';

interface CartToolsProps {
  lines: CartLines;
  /** Whether the cart has changed; its warning then has the button that updates it. */
  isDirty: boolean;
}

/** The actions for a whole cart, above its lines. */
export function CartTools({ lines: { editing, listProducts, update }, isDirty }: CartToolsProps) {
  const { t } = useTexts('cart');
  return (
    <div className={classes.tools}>
      <span className={classes.saving} role="status">
        {editing.saving && t('cart:saving')}
      </span>
      <AddToListButton getProducts={listProducts} screens="others" />
      <Button
        variant="default"
        component={NavItemLink}
        path="/profile-customer/quick-order"
        leftSection={<IconBolt size={16} aria-hidden />}
      >
        {t('shell:private.quickOrder')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconPrinter size={16} aria-hidden />}
        visibleFrom="sm"
        onClick={() => window.print()}
      >
        {t('common:actions.print')}
      </Button>
      {!isDirty && (
        <Button
          variant="default"
          leftSection={<IconRefresh size={16} aria-hidden />}
          onClick={update}
          {...busyButtonProps(editing.saving)}
        >
          {t('cart:update')}
        </Button>
      )}
    </div>
  );
}
