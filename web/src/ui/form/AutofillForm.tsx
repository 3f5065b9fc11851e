import type { ComponentProps } from 'react';
import { useIsDrawn } from '../use-is-drawn';

/**
 * A form that browsers fill in by themselves, and that by no accident writes into the address (`method`). Drawn ahead it can only be looked at; as soon as the page listens its
 * fields are put there anew, so that nothing was filled in that the page does not know of.
 */
export function AutofillForm(props: ComponentProps<'form'>) {
  const isDrawn = useIsDrawn();
  return <form key={isDrawn ? 'drawn' : 'live'} inert={isDrawn} method="post" noValidate {...props} />;
}
