import type { InvoiceRow } from '../../integration/invoice-rows.ts';
import type { XmlError } from './xml-element.ts';

/** By what an XML invoice names its buyer, each with its element. */
export interface XmlBuyer {
  /** Element that errors of the buyer name. */
  path: string;
  customerCode?: string | undefined;
  /** With the prefix of its country. */
  vatNumber?: string | undefined;
  taxCode?: string | undefined;
}

/** The fields of an invoice that XML states in the words of its standard. */
export interface XmlInvoice {
  fields: Omit<InvoiceRow, 'customerCode' | 'orderCodes'>;
  buyer: XmlBuyer;
  /** Numbers of orders as the XML states them: the seller's codes or the buyer's own numbers. */
  orderReferences: string[];
  /** The element of each field. */
  elements: Readonly<Partial<Record<keyof InvoiceRow, string>>>;
  errors: XmlError[];
}
