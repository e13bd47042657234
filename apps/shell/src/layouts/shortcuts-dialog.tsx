import { useEffect, useState } from 'react';
import { Kbd } from '@hamyar/design-system/basics';
import { Modal } from '@hamyar/design-system/overlay';
import { loadSlotFunctions, useRoute, type ShortcutHint } from '@hamyar/module-sdk';
import { staffFa } from '../messages/staff-fa.ts';

const text = staffFa.shortcuts;
/** Keys that hold on every page of employees. */
const EVERYWHERE: readonly ShortcutHint[] = [
  { title: text.palette, keys: ['Ctrl', 'K'] },
  { title: text.help, keys: ['?'] },
  { title: text.escape, keys: ['Esc'] },
];

/** The sheet of shortcuts (?): those of the open page, which its module tells, and those that hold everywhere. */
export function ShortcutsDialog({ onClose }: { onClose(): void }) {
  const ofPage = usePageShortcuts();
  return (
    <Modal open title={text.title} onClose={onClose}>
      <dl className="sh-keys">
        {[...ofPage, ...EVERYWHERE].map(({ title, keys }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              <Kbd keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}

function usePageShortcuts(): readonly ShortcutHint[] {
  const route = useRoute()?.route.name ?? null;
  const [hints, setHints] = useState<readonly ShortcutHint[]>([]);
  useEffect(() => {
    let cancelled = false;
    void loadSlotFunctions('shortcuts/v1').then(
      (modules) => !cancelled && setHints(modules.flatMap(({ ask }) => [...ask({ route })])),
    );
    return () => {
      cancelled = true;
    };
  }, [route]);
  return hints;
}
