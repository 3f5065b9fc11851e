import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Money } from '../../../ui/product/Money';
import classes from './styles.module.css';

interface BuyActionsProps {
  /** Total of the quantity in EUR; null without a price. */
  total?: number | null;
  /** The main action, and after it further ones. */
  children: ReactNode;
}

/** The actions of a product; on phones one row at the bottom edge: the total at the left, the main action at the right. */
export function BuyActions({ total = null, children }: BuyActionsProps) {
  return (
    <div data-bottom-bar className={classes.actions}>
      {total !== null && (
        <Text component="div" className={classes.barTotal}>
          <Money amount={total} fw={600} />
        </Text>
      )}
      {children}
    </div>
  );
}
