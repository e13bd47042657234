import { PageHeader } from '@hamyar/design-system/layout';
import { savedHref } from '@hamyar/module-kit/list';
import { useNavigate } from '@hamyar/module-sdk';
import { MacroForm } from '../features/macros/macro.form.tsx';
import { macroTitles } from '../messages/fa-staff-macros.ts';
import '../templates.css';

const LIST = '/settings/macros';

/** Page with the form for a new macro. */
export function MacroNewScreen() {
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title={macroTitles.new} backHref={LIST} />
      <MacroForm label={macroTitles.new} onDone={(saved) => navigate(savedHref(LIST, saved), { replace: true })} />
    </>
  );
}
