import { Fragment } from 'react';
import classes from './styles.module.css';

interface SentenceWithCodeProps {
  children: string;
  /** The product code in the sentence. */
  code: string;
}

/** A sentence whose product code is neither wrapped over two lines nor translated by a browser. */
export function SentenceWithCode({ children, code }: SentenceWithCodeProps) {
  return children.split(code).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their order
    <Fragment key={index}>
      {index > 0 && (
        <span className={classes.codeInSentence} translate="no">
          {code}
        </span>
      )}
      {part}
    </Fragment>
  ));
}
