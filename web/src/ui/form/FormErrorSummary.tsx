import { lazy, Suspense } from 'react';
import { type Control, type FieldValues, useFormState } from 'react-hook-form';

const ErrorList = lazy(() => import('./ErrorList').then(({ ErrorList }) => ({ default: ErrorList })));

/** Lists the errors of a submitted form above its button, if there are more than three. */
export function FormErrorSummary<Input extends FieldValues, Context, Output>({
  control,
}: {
  control: Control<Input, Context, Output>;
}) {
  const { submitCount } = useFormState({ control });
  if (submitCount === 0) return null;
  return (
    <Suspense fallback={null}>
      <ErrorList form={control} />
    </Suspense>
  );
}
