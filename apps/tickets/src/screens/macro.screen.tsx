import type { Macro } from '@hamyar/contracts';
import { Alert } from '@hamyar/design-system/basics';
import { PageHeader } from '@hamyar/design-system/layout';
import { DeleteButton } from '@hamyar/module-kit/form';
import { savedHref } from '@hamyar/module-kit/list';
import { ResourceView } from '@hamyar/module-kit/detail';
import { useIdParam, useNavigate } from '@hamyar/module-sdk';
import { fill, isolate } from '@hamyar/persian';
import { skipToken } from '@hamyar/store';
import { useDeleteMacroMutation, useMacroQuery } from '../api/macro.api.ts';
import { MacroForm } from '../features/macros/macro.form.tsx';
import { faMacros as text, macroTitles } from '../messages/fa-staff-macros.ts';
import { useMacrosPath } from '../shared/use-macros-path.ts';
import '../templates.css';

/** Page of one macro with its form; what is of others is only read. */
export function MacroScreen() {
  const id = useIdParam();
  const navigate = useNavigate();
  const list = useMacrosPath();
  const reading = useMacroQuery(id ?? skipToken, { refetchOnMountOrArgChange: true });
  const leave = (saved?: number) => navigate(savedHref(list, saved), { replace: true });
  return (
    <>
      <PageHeader title={reading.data?.name ?? macroTitles.edit} backHref={list} />
      <ResourceView reading={reading}>
        {(stored) =>
          stored.editable ? (
            <MacroForm
              key={stored.id}
              label={macroTitles.edit}
              stored={stored}
              onDone={leave}
              actions={<DeleteMacro macro={stored} onDeleted={leave} />}
            />
          ) : (
            <Alert tone="info">{text.notEditable}</Alert>
          )
        }
      </ResourceView>
    </>
  );
}

function DeleteMacro({ macro, onDeleted }: { macro: Macro; onDeleted(): void }) {
  const [remove] = useDeleteMacroMutation();
  return (
    <DeleteButton
      question={{ title: fill(text.deleteTitle, { name: isolate(macro.name) }) }}
      remove={() => remove(macro.id).unwrap()}
      deleted={text.deleted}
      onDeleted={onDeleted}
    >
      {text.delete}
    </DeleteButton>
  );
}
