import type { Service } from '@hamyar/contracts';
import { TreeSelect } from '@hamyar/design-system/fields';
import type { FieldControl } from '@hamyar/module-kit/form';
import { ReplaceButton } from '@hamyar/module-kit/replace';
import { fill, isolate } from '@hamyar/persian';
import { useAllServicesQuery, useDeleteServiceMutation } from '../../api/service.api.ts';
import { faCatalog } from '../../messages/fa-catalog.ts';
import { buildTree } from '../../shared/tree-options.ts';

interface DeleteServiceProps {
  service: Service;
  onDeleted(): void;
}

/** The button that deletes a product or service; what names it gets another one (decisions 2.7). */
export function DeleteService({ service, onDeleted }: DeleteServiceProps) {
  const [remove] = useDeleteServiceMutation();
  return (
    <ReplaceButton
      type="service"
      id={service.id}
      title={fill(faCatalog.service.deleteTitle, { name: isolate(service.name) })}
      hint={faCatalog.deleteHint}
      remove={async (replace_with) => remove({ id: service.id, replace_with })}
      deleted={faCatalog.service.deleted}
      onDeleted={onDeleted}
      replacement={(control) => <Replacement except={service.id} control={control} />}
    />
  );
}

function Replacement({ except, control }: { except: number; control: FieldControl<number | null> }) {
  const all = useAllServicesQuery().data?.data ?? [];
  return <TreeSelect {...control} options={buildTree(all.filter(({ id, status }) => id !== except && status))} />;
}
