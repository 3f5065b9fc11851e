import { Fragment } from 'react';
import classes from './styles.module.css';

interface SentenceWithCodeProps {
  children: string;
  /** The product code in the sentence. */
  code: string;
}

/** A sentence whose product code is never broken over two lines, nor translated by a browser. */
export function SentenceWithCode({ children, code }: SentenceWithCodeProps) {
  return children.split(code).map((words, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of one sentence never change places
    <Fragment key={index}>
      {index > 0 && (
        <span className={classes.codeInSentence} translate="no">
          {code}
        </span>
      )}
      {words}
    </Fragment>
  ));
}
