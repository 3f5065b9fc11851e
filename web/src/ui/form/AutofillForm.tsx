import type { ComponentProps } from 'react';
import { useIsPrerendered } from '../use-is-prerendered';

/**
 * A form that browsers autofill. While prerendered it cannot be used; on hydration its fields are remounted, so that
 * the form knows all values. If the browser ever submits it itself, `method` keeps the values out of the URL.
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
