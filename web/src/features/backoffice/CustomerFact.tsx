/** Whose it is, as a fact: name and code. */
export function CustomerFact({ businessName, customerCode }: { businessName: string; customerCode: string }) {
  return (
    <>
      <strong>{businessName}</strong>
      <br />
      {customerCode}
    </>
  );
}
