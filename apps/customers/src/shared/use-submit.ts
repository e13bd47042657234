import { useState } from 'react';
import { showFieldErrors } from '@hamyar/design-system/fields';
import { toast } from '@hamyar/design-system/overlay';
import { isApiError } from '@hamyar/store';

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
      if (isApiError(error)) for (const { message } of showFieldErrors(form, error.errors ?? [])) toast.error(message);
      else throw error;
    } finally {
      setBusy(false);
    }
  };
  return { busy, submit };
}
