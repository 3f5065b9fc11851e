import type { ReactNode } from 'react';

/** A labelled value about a request, an order or another entry. */
export interface Fact {
  label: string;
  value: ReactNode;
}
