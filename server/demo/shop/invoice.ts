/** An order for which the demo has an invoice. */
export interface InvoicedOrder {
  orderCode: string;
  customerId: string;
  customerCode: string;
  businessName: string;
  vatNumber: string;
  orderedOn: string;
  net: number;
}

export interface DemoInvoice {
  id: string;
  invoiceNumber: string;
  type: 'INVOICE' | 'CREDIT_NOTE';
  order: InvoicedOrder;
  issuedOn: string;
  dueOn: string;
  net: number;
  vat: number;
  total: number;
  paid: number;
}
