import { useEffect, useState } from 'react';

/** Who sends a request: where the code goes, and the names of a new customer. */
export interface Contact {
  address: string;
  first_name: string;
  last_name: string;
}

/** The steps of a request; `refused` says why its sender cannot send one. */
export type RequestStep =
  | { name: 'contact'; expired?: boolean }
  | { name: 'code' /** Unix milliseconds. */; until: number }
  | { name: 'request' }
  | {
      name: 'sent';
      number: string /** Secret of its link; null after a reload, which finds it in the receipt. */;
      link: string | null;
    }
  | { name: 'refused'; state: 'employee' | 'expired' | 'inactive' };

export const EMPTY_CONTACT: Contact = { address: '', first_name: '', last_name: '' };

/** The step survives a reload of this tab: who reads the code in another program comes back to a page that was unloaded. */
const KEY = 'hamyar.request';
const KEPT: readonly RequestStep['name'][] = ['code', 'request', 'sent'];

interface Kept {
  step: RequestStep;
  contact: Contact;
}

function readKept(): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

export interface RequestSteps {
  step: RequestStep;
  contact: Contact;
  /** Shows a step; the contact stays unless it is given. */
  show(step: RequestStep, contact?: Contact): void;
}

/** The step that is shown, and the contact; nothing but the first step is drawn by the server. */
export function useRequestSteps(): RequestSteps {
  const [kept, setKept] = useState<Kept>({ step: { name: 'contact' }, contact: EMPTY_CONTACT });
  useEffect(() => {
    const found = readKept();
    if (found) setKept(found);
  }, []);
  const show = (step: RequestStep, contact: Contact = kept.contact) => {
    const next = { step, contact };
    setKept(next);
    // the secret of the link is stored nowhere
    const stored: Kept = step.name === 'sent' ? { ...next, step: { ...step, link: null } } : next;
    if (KEPT.includes(step.name)) sessionStorage.setItem(KEY, JSON.stringify(stored));
    else sessionStorage.removeItem(KEY);
  };
  return { ...kept, show };
}
