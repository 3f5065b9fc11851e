import { Anchor } from '@mantine/core';
import { useTexts } from '../../i18n/use-texts';
import { FeedbackAlert } from '../feedback/FeedbackAlert';
import classes from './ErrorList.module.css';
import { type FieldErrorText, useErrorTexts } from './field-error-texts';

/** Up to this number the errors at the fields suffice. */
const MAX_WITHOUT_SUMMARY = 3;

function compareByPosition({ element: one }: FieldErrorText, { element: other }: FieldErrorText): number {
  if (one === null || other === null) return 0;
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/** The errors of a form, each with a link to its field, if there are more than three. @param form its control */
export function ErrorList({ form }: { form: object }) {
  const { t } = useTexts();
  const errors = [...useErrorTexts(form).entries()].sort(([, one], [, other]) =>
    compareByPosition(one, other),
  );
  if (errors.length <= MAX_WITHOUT_SUMMARY) return null;
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
