import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Props of {@link PrintSheet}. */
export interface PrintSheetProps {
  children: ReactNode;
  /** The browser's dialog is gone, with or without a print. */
  onDone: () => void;
}

/**
 * What is printed in place of the page: shown on paper only, and printed as soon as it is there with its pictures.
 */
export function PrintSheet({ children, onDone }: PrintSheetProps) {
  const done = useEffectEvent(onDone);
  useEffect(() => {
    let gone = false;
    const pictures = [...document.querySelectorAll<HTMLImageElement>('.hd-print img')];
    // one that cannot be shown is printed without
    void Promise.allSettled(pictures.map((picture) => picture.decode())).then(() => {
      if (gone) return;
      window.print();
      done();
    });
    return () => {
      gone = true;
    };
  }, []);
  return createPortal(<div className="hd-print">{children}</div>, document.body);
}
