import type { ReactNode } from 'react';
import { Money } from '../product/Money';

/** The amount of a card, EUR; null, which a card leaves out, for zero and without an amount. */
export function renderCardAmount(amount: number | null): ReactNode {
  return amount === null || amount === 0 ? null : <Money amount={amount} fw={600} />;
}
