/** Whose cart, request or order is printed. */
export interface PrintedCustomer {
  customerCode: string;
  /** Null where an account does not say. */
  businessName: string | null;
}

/** A customer on paper: by name, which people know it by, and code. */
export function printedCustomer({ customerCode, businessName }: PrintedCustomer): string {
  return businessName === null ? customerCode : `${businessName} (${customerCode})`;
}
