import type { ComponentProps } from 'react';
import { useIsPrerendered } from '../use-is-prerendered';

/**
 * A form that browsers fill in by themselves. Prerendered it can only be looked at; once the page listens its fields are
 * put there anew, so that nothing was filled in that the page does not know of. Were it ever sent by the browser itself,
 * nothing typed would stand in the address (`method`).
 */
export function AutofillForm(props: ComponentProps<'form'>) {
  const isPrerendered = useIsPrerendered();
  return (
    <form
      key={isPrerendered ? 'prerendered' : 'live'}
      inert={isPrerendered}
      method="post"
      noValidate
      {...props}
    />
  );
}
