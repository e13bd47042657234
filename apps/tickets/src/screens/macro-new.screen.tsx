import { PageHeader } from '@hamyar/design-system/layout';
import { savedHref } from '@hamyar/module-kit/list';
import { useNavigate } from '@hamyar/module-sdk';
import { MacroForm } from '../features/macros/macro.form.tsx';
import { macroTitles } from '../messages/fa-staff-macros.ts';
import { useMacrosPath } from '../shared/use-macros-path.ts';
import '../templates.css';

/** Page with the form for a new macro. */
export function MacroNewScreen() {
  const navigate = useNavigate();
  const list = useMacrosPath();
  return (
    <>
      <PageHeader title={macroTitles.new} backHref={list} />
      <MacroForm label={macroTitles.new} onDone={(saved) => navigate(savedHref(list, saved), { replace: true })} />
    </>
  );
}
