import type { ComponentProps } from 'react';
import { useIsDrawn } from '../use-is-drawn';

/**
 * A form that browsers fill in by themselves. Drawn ahead it can only be looked at; once the page listens its fields are
 * put there anew, so that nothing was filled in that the page does not know of. Were it ever sent by the browser itself,
 * nothing typed would stand in the address (`method`).
 */
export function AutofillForm(props: ComponentProps<'form'>) {
  const isDrawn = useIsDrawn();
  return <form key={isDrawn ? 'drawn' : 'live'} inert={isDrawn} method="post" noValidate {...props} />;
}
