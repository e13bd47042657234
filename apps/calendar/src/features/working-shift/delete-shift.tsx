import type { WorkingShift } from '@hamyar/contracts/calendar';
import { Select } from '@hamyar/design-system/fields';
import type { FieldControl } from '@hamyar/module-kit/form';
import { ReplaceButton } from '@hamyar/module-kit/replace';
import { fill, isolate } from '@hamyar/persian';
import { useAllWorkingShiftsQuery, useDeleteWorkingShiftMutation } from '../../api/working-shift.api.ts';
import { faSettings } from '../../messages/fa-settings.ts';

const text = faSettings.shift;

interface DeleteShiftProps {
  shift: WorkingShift;
  onDeleted(): void;
}

/** The button that deletes a shift; who has its hours gets those of another one. */
export function DeleteShift({ shift, onDeleted }: DeleteShiftProps) {
  const [remove] = useDeleteWorkingShiftMutation();
  return (
    <ReplaceButton
      type="workingshift"
      id={shift.id}
      title={fill(text.deleteTitle, { name: isolate(shift.name) })}
      remove={async (replace_with) => remove({ id: shift.id, replace_with })}
      deleted={text.deleted}
      onDeleted={onDeleted}
      replacement={(control) => <Replacement except={shift.id} control={control} />}
    />
  );
}

/** The shifts in use that have working hours. */
function Replacement({ except, control }: { except: number; control: FieldControl<number | null> }) {
  const all = useAllWorkingShiftsQuery().data?.data ?? [];
  const others = all.filter(({ id, status, week_minutes }) => id !== except && status && week_minutes > 0);
  return <Select {...control} searchable options={others.map(({ id, name }) => ({ value: id, label: name }))} />;
}
