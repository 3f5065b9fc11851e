import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';

interface CustomerLinkProps {
  businessName: string;
  customerCode: string;
}

/** A customer's name, linked to the customer's page. */
export function CustomerLink({ businessName, customerCode }: CustomerLinkProps) {
  return (
    <Anchor
      inherit
      renderRoot={(props) => (
        <Link {...props} to="/backoffice/customers/$code" params={{ code: customerCode }} />
      )}
    >
      {businessName}
    </Anchor>
  );
}
