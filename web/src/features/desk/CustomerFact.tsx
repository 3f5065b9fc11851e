import { CustomerLink } from './CustomerLink';

/** Value of a customer fact: linked name and code. */
export function CustomerFact({ businessName, customerCode }: { businessName: string; customerCode: string }) {
  return (
    <>
      <strong>
        <CustomerLink businessName={businessName} customerCode={customerCode} />
      </strong>
      <br />
      {customerCode}
    </>
  );
}
