import type { WorkingShift } from '@hamyar/contracts/calendar';
import { PageHeader } from '@hamyar/design-system/layout';
import { DeleteButton } from '@hamyar/module-kit/form';
import { savedHref } from '@hamyar/module-kit/list';
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
  const leave = (saved?: number) => navigate(savedHref(LIST, saved), { replace: true });
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
  return (
    <DeleteButton
      question={{ title: fill(text.deleteTitle, { name: isolate(shift.name) }) }}
      remove={() => remove(shift.id).unwrap()}
      deleted={text.deleted}
      onDeleted={onDeleted}
    >
      {text.delete}
    </DeleteButton>
  );
}
