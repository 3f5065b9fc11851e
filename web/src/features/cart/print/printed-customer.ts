/** The customer of a printed cart, request or order. */
export interface PrintedCustomer {
  customerCode: string;
  /** Null when the account has none. */
  businessName: string | null;
}

/** A customer in print: name and code. */
export function formatPrintedCustomer({ customerCode, businessName }: PrintedCustomer): string {
  return businessName === null ? customerCode : `${businessName} (${customerCode})`;
}
