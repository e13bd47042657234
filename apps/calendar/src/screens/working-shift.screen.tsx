import type { WorkingShift } from '@hamyar/contracts/calendar';
import { Button } from '@hamyar/design-system/basics';
import { TrashIcon } from '@hamyar/design-system/icons';
import { PageHeader } from '@hamyar/design-system/layout';
import { confirmDelete, toast } from '@hamyar/design-system/overlay';
import { ResourceView } from '@hamyar/module-kit/detail';
import { useIdParam, useNavigate, usePageParams } from '@hamyar/module-sdk';
import { fill, isolate } from '@hamyar/persian';
import { skipToken } from '@hamyar/store';
import { useDeleteWorkingShiftMutation, useWorkingShiftQuery } from '../api/working-shift.api.ts';
import '../css/working-shift.css';
import { ShiftForm } from '../features/working-shift/shift.form.tsx';
import { settingsTitles } from '../messages/fa-manifest.ts';
import { faSettings } from '../messages/fa-settings.ts';

const LIST = '/settings/workingShift';
const text = faSettings.shift;

/** Page of one working shift with its form. */
export function WorkingShiftScreen() {
  const id = useIdParam();
  const navigate = useNavigate();
  const reading = useWorkingShiftQuery(id ?? skipToken, { refetchOnMountOrArgChange: true });
  usePageParams<'settings-workingShift-id'>({ id: reading.data?.name });
  const leave = () => navigate(LIST, { replace: true });
  return (
    <>
      <PageHeader title={reading.data?.name ?? settingsTitles.shift} backHref={LIST} />
      <ResourceView reading={reading}>
        {(stored) => (
          <ShiftForm
            key={stored.id}
            label={settingsTitles.shift}
            stored={stored}
            onDone={leave}
            // the default shift is deleted by nobody
            actions={stored.is_default ? null : <DeleteShift shift={stored} onDeleted={leave} />}
          />
        )}
      </ResourceView>
    </>
  );
}

function DeleteShift({ shift, onDeleted }: { shift: WorkingShift; onDeleted(): void }) {
  const [remove] = useDeleteWorkingShiftMutation();
  const ask = async () => {
    const deleted = await confirmDelete({
      title: fill(text.deleteTitle, { name: isolate(shift.name) }),
      onYes: () => remove(shift.id).unwrap(),
    });
    if (!deleted) return;
    toast.success(text.deleted);
    onDeleted();
  };
  return (
    <Button variant="danger-text" icon={<TrashIcon />} onClick={() => void ask()}>
      {text.delete}
    </Button>
  );
}
