import type { Branch } from '@hamyar/contracts';
import { Select } from '@hamyar/design-system/fields';
import type { FieldControl } from '@hamyar/module-kit/form';
import { ReplaceButton } from '@hamyar/module-kit/replace';
import { fill, isolate } from '@hamyar/persian';
import { useAllBranchesQuery, useDeleteBranchMutation } from '../../api/branch.api.ts';
import { faBranches } from '../../messages/fa-branches.ts';
import { optionsOf } from '../../shared/department-options.ts';

const text = faBranches.remove;

interface DeleteBranchProps {
  branch: Branch;
  onDeleted(): void;
}

/** The button that deletes a branch without users, tickets and organisations; what else names it gets another one. */
export function DeleteBranch({ branch, onDeleted }: DeleteBranchProps) {
  const [remove] = useDeleteBranchMutation();
  return (
    <ReplaceButton
      type="branch"
      id={branch.id}
      title={fill(text.title, { name: isolate(branch.name) })}
      hint={text.hint}
      instead={text.instead}
      remove={async (replace_with) => remove({ id: branch.id, replace_with })}
      deleted={text.deleted}
      onDeleted={onDeleted}
      replacement={(control) => <Replacement except={branch.id} control={control} />}
    />
  );
}

function Replacement({ except, control }: { except: number; control: FieldControl<number | null> }) {
  const all = useAllBranchesQuery().data?.data ?? [];
  return (
    <Select {...control} searchable options={optionsOf(all.filter(({ id, status }) => id !== except && status))} />
  );
}
