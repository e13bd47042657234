import type { ShortcutHint, SlotFunction } from '@hamyar/module-sdk';
import { faStaff } from '../messages/fa-staff.ts';

const text = faStaff.shortcuts;
const hint = (title: string, ...keys: string[]): ShortcutHint => ({ title, keys });

const LIST = [
  hint(text.next, 'J'),
  hint(text.previous, 'K'),
  hint(text.open, 'Enter'),
  hint(text.select, 'X'),
  hint(text.endSelection, 'Esc'),
  hint(text.filter, 'F'),
  hint(text.search, '/'),
];
const TICKET = [
  hint(text.reply, 'R'),
  hint(text.note, 'N'),
  hint(text.templates, 'T'),
  hint(text.macro, 'M'),
  hint(text.transfer, 'A'),
  hint(text.close, 'E'),
  hint(text.send, 'Ctrl', 'Enter'),
];

/** The keys of the list, in both layouts, and those of the ticket that is open beside it. */
export const ticketShortcuts: SlotFunction<'shortcuts/v1'> = ({ route }) =>
  route === 'tickets' ? LIST : route === 'tickets-id' ? [...LIST, ...TICKET] : [];
