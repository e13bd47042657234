import { PageHeader } from '@hamyar/design-system/layout';
import { savedHref } from '@hamyar/module-kit/list';
import { useNavigate } from '@hamyar/module-sdk';
import '../css/working-shift.css';
import { ShiftForm } from '../features/working-shift/shift.form.tsx';
import { settingsTitles } from '../messages/fa-manifest.ts';

const LIST = '/settings/workingShift';

/** Page with the form for a new working shift. */
export function WorkingShiftNewScreen() {
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title={settingsTitles.shiftNew} backHref={LIST} />
      <ShiftForm
        label={settingsTitles.shiftNew}
        onDone={(saved) => navigate(savedHref(LIST, saved), { replace: true })}
      />
    </>
  );
}
