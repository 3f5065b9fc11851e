import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';

/** Link to an order, labelled with its code. */
export function OrderLink({ id, code }: { id: string; code: string }) {
  return (
    <Anchor
      inherit
      fw={550}
      renderRoot={(props) => <Link {...props} to="/backoffice/orders/$id" params={{ id }} />}
    >
      {code}
    </Anchor>
  );
}
