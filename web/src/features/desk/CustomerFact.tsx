import { CustomerLink } from './CustomerLink';

/** The customer as a fact: name and code. */
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
