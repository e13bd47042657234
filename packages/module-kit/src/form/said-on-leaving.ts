import { useEffect, useRef } from 'react';
import { toast } from '@hamyar/design-system/overlay';
import { kitText } from '../messages/fa.ts';
import type { FormDraft } from './form-draft.ts';

/** What is said when a page is left with changes that its draft keeps. */
export interface LeftChanges {
  /** They were saved or deleted: there is nothing to say, also when the page is left before it is drawn again. */
  nothing(): void;
}

/** Says that changes are kept when the form is closed with them, unless somebody was asked. */
export function useSaidOnLeaving<Values extends object>(
  { draft, askOnLeave = false }: { draft?: FormDraft<Values>; askOnLeave?: boolean },
  changed: boolean,
): LeftChanges {
  const left = useRef(false);
  // a draft with a format of its own is stored on the server too, and its form says so
  const says = changed && draft !== undefined && draft.shape === undefined && !askOnLeave;
  useEffect(() => {
    left.current = says;
  });
  useEffect(
    () => () => {
      if (left.current) toast.info(kitText.draft.kept);
    },
    [],
  );
  return {
    nothing: () => {
      left.current = false;
    },
  };
}
