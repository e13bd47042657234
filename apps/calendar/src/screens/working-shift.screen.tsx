import { PageHeader } from '@hamyar/design-system/layout';
import { savedHref } from '@hamyar/module-kit/list';
import { ResourceView } from '@hamyar/module-kit/detail';
import { useIdParam, useNavigate, usePageParams } from '@hamyar/module-sdk';
import { skipToken } from '@hamyar/store';
import { useWorkingShiftQuery } from '../api/working-shift.api.ts';
import '../css/working-shift.css';
import { DeleteShift } from '../features/working-shift/delete-shift.tsx';
import { ShiftForm } from '../features/working-shift/shift.form.tsx';
import { settingsTitles } from '../messages/fa-manifest.ts';

const LIST = '/settings/workingShift';

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
