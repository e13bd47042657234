import { deletedChoice } from './messages.ts';

/**
 * What is said of a chosen id: its name, «…» while the list is read (undefined), and «حذف‌شده» when the list does not
 * have it any more.
 */
export const choiceName = (list: readonly { id: number; name: string }[] | undefined, id: number): string =>
  list === undefined ? '…' : (list.find((item) => item.id === id)?.name ?? deletedChoice);
