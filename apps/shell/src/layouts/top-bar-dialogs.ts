import { contributionsTo, getPlatform, type Command, type Contribution } from '@hamyar/module-sdk';

const SLOT = 'topbar.dialog/v1';
/** Identifies a dialog among those of all modules. */
export const dialogKey = ({ module, name }: Contribution): string => `${module}/${name}`;

let opened: string | null = null;
const listeners = new Set<() => void>();

/** Which dialog of the top bar is open, of which one at most is; its button and the palette open the same one. */
export const openedDialog = {
  get: (): string | null => opened,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  set(key: string | null): void {
    opened = key;
    for (const listener of [...listeners]) listener();
  },
};

/** Closes it; the same function always, because it is given to another root. */
export const closeDialog = (): void => openedDialog.set(null);

/** The commands of the palette that open the dialogs of modules. */
export const dialogCommands = (): Command[] =>
  contributionsTo(SLOT, getPlatform().state.get()).flatMap((part) =>
    part.opener
      ? [
          {
            id: `dialog-${dialogKey(part)}`,
            title: part.opener.title,
            keywords: part.opener.keywords,
            icon: part.opener.icon as Command['icon'] & string,
            run: () => openedDialog.set(dialogKey(part)),
          },
        ]
      : [],
  );
