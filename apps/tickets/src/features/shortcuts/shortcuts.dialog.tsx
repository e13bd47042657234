import { Kbd } from '@hamyar/design-system/basics';
import { Modal } from '@hamyar/design-system/overlay';
import { faStaff } from '../../messages/fa-staff.ts';

const S = faStaff.shortcuts;
const KEYS: readonly (readonly [string, readonly string[]])[] = [
  [S.next, ['J']],
  [S.previous, ['K']],
  [S.open, ['Enter']],
  [S.reply, ['R']],
  [S.note, ['N']],
  [S.transfer, ['A']],
  [S.close, ['E']],
  [S.filter, ['F']],
  [S.search, ['/']],
  [S.send, ['Ctrl', 'Enter']],
];

/** What the keys of the desk do; they go by their place on the keyboard, whatever layout is on. */
export function ShortcutsDialog({ onClose }: { onClose(): void }) {
  return (
    <Modal open title={S.title} onClose={onClose}>
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
