import { useState } from 'react';
import { FILE_VISIBILITIES, type FileVisibility, type ManagedFile } from '@hamyar/contracts/files';
import { Button, DropdownMenu } from '@hamyar/design-system/basics';
import { CustomersIcon, GlobeIcon, LockIcon } from '@hamyar/design-system/icons';
import { toast } from '@hamyar/design-system/overlay';
import { failureText } from '@hamyar/module-kit/failure';
import { useSession } from '@hamyar/module-sdk';
import { fa } from '../../messages/fa.ts';
import { updateFile } from '../../shared/update-files.ts';

const text = fa.visibility;
const ICONS = { private: LockIcon, staff: CustomersIcon, public: GlobeIcon } as const;

/** Who may see a file or folder, and for who may change it a menu of the three possibilities (decisions 2.10). */
export function VisibilityMenu({ file, mayChange }: { file: ManagedFile; mayChange: boolean }) {
  const [saving, setSaving] = useState(false);
  const { id } = useSession();
  const nameOf = (visibility: FileVisibility) =>
    visibility === 'private' && file.owner.id !== id ? text.privateOf(file.owner.name) : text[visibility];
  const Icon = ICONS[file.visibility];
  const set = async (visibility: FileVisibility) => {
    if (visibility === file.visibility) return;
    setSaving(true);
    // with its visibility the address of a file changes
    const { error } = await updateFile(file, { visibility });
    setSaving(false);
    if (error) toast.error(failureText(error));
    else toast.success(text.saved);
  };
  return (
    <div className="files-visibility">
      <span>{text.label}</span>
      {mayChange ? (
        <DropdownMenu
          label={text.label}
          width={252}
          items={FILE_VISIBILITIES.map((visibility) => {
            const ItemIcon = ICONS[visibility];
            return {
              key: visibility,
              label: nameOf(visibility),
              icon: <ItemIcon />,
              checked: visibility === file.visibility,
              onSelect: () => void set(visibility),
            };
          })}
          trigger={(props) => (
            <Button size="sm" icon={<Icon />} loading={saving} {...props}>
              {nameOf(file.visibility)}
            </Button>
          )}
        />
      ) : (
        <span className="files-visibility-name">
          <Icon size={15} />
          {nameOf(file.visibility)}
        </span>
      )}
      <p>{text.help[file.visibility]}</p>
    </div>
  );
}
