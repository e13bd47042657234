import { useState } from 'react';
import { useSession } from '@hamyar/module-sdk';

const keyOf = (user: number, name: string) => `hamyar.choice.${user}.${name}`;

function readChoice(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function writeChoice(key: string, choice: unknown): void {
  try {
    if (choice === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(choice));
  } catch {
    // no storage, or a full one: the choice lasts until the page is closed
  }
}

/**
 * A display preference of this user, stored on this device. The stored value is `unknown` because an older release may
 * have stored another shape. `null` deletes it.
 * @param name of the preference, unique in the product: `columns.tickets.tickets`
 * @param earlier its name in earlier releases, which is read as long as nothing is stored under the new one
 */
export function useSavedChoice(name: string, earlier?: string): [choice: unknown, save: (choice: unknown) => void] {
  const { id } = useSession();
  const key = keyOf(id, name);
  const [choice, setChoice] = useState(
    () => readChoice(key) ?? (earlier === undefined ? null : readChoice(keyOf(id, earlier))),
  );
  return [
    choice,
    (next) => {
      setChoice(next);
      writeChoice(key, next);
      if (next === null && earlier !== undefined) writeChoice(keyOf(id, earlier), null);
    },
  ];
}
