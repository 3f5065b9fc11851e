import { Anchor } from '@mantine/core';
import { type Control, type FieldValues, useFormState } from 'react-hook-form';
import { useTexts } from '../../i18n/use-texts';
import { FeedbackAlert } from '../feedback/FeedbackAlert';
import classes from './FormErrorSummary.module.css';
import { type FieldErrorText, useErrorTexts } from './field-error-texts';

/** Up to this number the errors at the fields suffice. */
const MAX_WITHOUT_SUMMARY = 3;

function compareByPosition({ element: one }: FieldErrorText, { element: other }: FieldErrorText): number {
  if (one === null || other === null) return 0;
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/** Lists the errors of a submitted form above its button, each with a link to its field, if there are more than three. */
export function FormErrorSummary<Input extends FieldValues, Context, Output>({
  control,
}: {
  control: Control<Input, Context, Output>;
}) {
  const { t } = useTexts();
  const { submitCount } = useFormState({ control });
  const errors = [...useErrorTexts(control).entries()].sort(([, one], [, other]) =>
    compareByPosition(one, other),
  );
  if (submitCount === 0 || errors.length <= MAX_WITHOUT_SUMMARY) return null;
  return (
    <FeedbackAlert status="Fail" title={t('common:form.checkFields')}>
      <ul className={classes.errors}>
        {errors.map(([name, { label, text, element }]) => (
          <li key={name}>
            <Anchor
              component="button"
              type="button"
              inherit
              ta="start"
              className={classes.link}
              onClick={() => element?.focus()}
            >
              {text.includes(label) ? text : `${label}: ${text}`}
            </Anchor>
          </li>
        ))}
      </ul>
    </FeedbackAlert>
  );
}
