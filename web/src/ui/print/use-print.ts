import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Prints a part of a page. @returns what is being printed, for its sheet, and the function that prints */
export function usePrint<Subject>(): [Subject | null, (subject: Subject) => void] {
  const [printed, setPrinted] = useState<Subject | null>(null);
  const print = (subject: Subject) => {
    // The sheet must be in the document before it is printed.
    flushSync(() => setPrinted(subject));
    window.print();
    setPrinted(null);
  };
  return [printed, print];
}

/** Whether the page is being printed: print-only content need not be rendered before. */
export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const printMedia = window.matchMedia('print');
    // The sheet must be rendered when the handler returns, because the browser then prints the document.
    const setNow = (now: boolean) => flushSync(() => setPrinting(now));
    const begin = () => setNow(true);
    const end = () => setNow(false);
    const update = () => setNow(printMedia.matches);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    printMedia.addEventListener('change', update);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
      printMedia.removeEventListener('change', update);
    };
  }, []);
  return isPrinting;
}
