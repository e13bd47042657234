import { useState } from 'react';
import { showFieldErrors } from '@hamyar/design-system/fields';
import { toast } from '@hamyar/design-system/overlay';
import { failureOf } from '@hamyar/store';
import { fa } from '../messages/fa.ts';

/**
 * Sends a form once. Refused fields are marked and the first gets the focus; what belongs to no field is a toast; the
 * rest of the failures the shell has said already (spec 8.7).
 */
export function useSubmit(form: Parameters<typeof showFieldErrors>[0]) {
  const [busy, setBusy] = useState(false);
  const submit = async (work: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      if (error instanceof Error) throw error;
      const failure = failureOf({ error });
      if (failure?.code === 'VERSION_CONFLICT') toast.warning(fa.common.conflict);
      else for (const { message } of showFieldErrors(form, failure?.errors ?? [])) toast.error(message);
    } finally {
      setBusy(false);
    }
  };
  return { busy, submit };
}
