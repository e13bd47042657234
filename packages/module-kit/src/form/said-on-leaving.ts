import { useEffect, useRef } from 'react';
import { toast } from '@hamyar/design-system/overlay';
import { kitText } from '../messages/fa.ts';
import type { FormDraft } from './form-draft.ts';

/** What is said when a page is left with changes that its draft keeps. */
export interface LeftChanges {
  /** They were saved or deleted: there is nothing to say, also when the page is left before it is drawn again. */
  nothing(): void;
}

/**
 * Says that changes are kept when the form is closed with them, unless somebody was asked. A draft never has secrets: of
 * changes that are nothing else nothing is said, and beside others that they are not among what is kept.
 */
export function useSaidOnLeaving<Values extends object>(
  { draft, askOnLeave = false }: { draft?: FormDraft<Values>; askOnLeave?: boolean },
  changed: ReadonlySet<string>,
): LeftChanges {
  const left = useRef<string>(null);
  const secrets = (draft?.secret ?? []).filter((name) => changed.has(name)).length;
  // a draft with a format of its own is stored on the server too, and its form says so
  const keeps = changed.size > secrets && draft !== undefined && draft.shape === undefined && !askOnLeave;
  const said = keeps ? (secrets > 0 ? kitText.draft.keptWithoutSecrets : kitText.draft.kept) : null;
  useEffect(() => {
    left.current = said;
  });
  useEffect(
    () => () => {
      if (left.current !== null) toast.info(left.current);
    },
    [],
  );
  return {
    nothing: () => {
      left.current = null;
    },
  };
}
