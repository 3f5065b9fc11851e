import { useEffect, useState } from 'react';
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

/** Whether the page is being printed: what is for paper alone need not be in the document before. */
export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const paper = window.matchMedia('print');
    // The sheet must be there when the handler returns: the printer takes the document as it is then.
    const change = (now: boolean) => flushSync(() => setPrinting(now));
    const begin = () => change(true);
    const end = () => change(false);
    const follow = () => change(paper.matches);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    paper.addEventListener('change', follow);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
      paper.removeEventListener('change', follow);
    };
  }, []);
  return isPrinting;
}
