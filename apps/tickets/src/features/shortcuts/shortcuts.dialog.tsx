import { Kbd } from '@hamyar/design-system/basics';
import { Modal } from '@hamyar/design-system/overlay';
import { faStaff } from '../../messages/fa-staff.ts';

const text = faStaff.shortcuts;
const KEYS: readonly (readonly [string, readonly string[]])[] = [
  [text.next, ['J']],
  [text.previous, ['K']],
  [text.open, ['Enter']],
  [text.select, ['X']],
  [text.reply, ['R']],
  [text.note, ['N']],
  [text.templates, ['T']],
  [text.macro, ['M']],
  [text.transfer, ['A']],
  [text.close, ['E']],
  [text.filter, ['F']],
  [text.search, ['/']],
  [text.send, ['Ctrl', 'Enter']],
  [text.palette, ['Ctrl', 'K']],
  [text.help, ['?']],
];

/** The list of shortcuts. They depend on the position of a key, not on the keyboard layout. */
export function ShortcutsDialog({ onClose }: { onClose(): void }) {
  return (
    <Modal open title={text.title} onClose={onClose}>
      <dl className="tk-keys">
        {KEYS.map(([label, keys]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Kbd keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
