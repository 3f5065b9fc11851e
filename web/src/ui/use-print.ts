import { useState } from 'react';
import { flushSync } from 'react-dom';

/** Prints something of a page: what is printed now, for its sheet, and the way to print. */
export function usePrint<Subject>(): [Subject | null, (subject: Subject) => void] {
  const [printed, setPrinted] = useState<Subject | null>(null);
  const print = (subject: Subject) => {
    // The sheet must be in the document before the printer asks for it.
    flushSync(() => setPrinted(subject));
    window.print();
    setPrinted(null);
  };
  return [printed, print];
}
