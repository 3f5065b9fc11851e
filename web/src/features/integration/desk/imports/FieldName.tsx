import { Fragment } from 'react';
import classes from './import-rows.module.css';

/** The name of a field or column. It breaks only on phones, and only between its words: `priceList` and `Code`. */
export function FieldName({ children }: { children: string }) {
  const words = children.split(/(?<=[./])|(?<=[a-z\d])(?=[A-Z])/);
  return (
    <span className={classes.fieldName} translate="no">
      {words.map((word, index) => (
        <Fragment key={words.slice(0, index).join('')}>
          {index > 0 && <wbr />}
          {word}
        </Fragment>
      ))}
    </span>
  );
}
