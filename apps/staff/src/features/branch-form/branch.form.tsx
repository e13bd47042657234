import type { ReactNode } from 'react';
import type { Branch } from '@hamyar/contracts';
import { WORKING_SHIFTS_ARE_LICENSED } from '@hamyar/contracts/calendar';
import { Card } from '@hamyar/design-system/basics';
import { BuildingIcon, ClockIcon, CustomersIcon, PhoneIcon } from '@hamyar/design-system/icons';
import { toast } from '@hamyar/design-system/overlay';
import { Form, FormActions, useResourceForm } from '@hamyar/module-kit/form';
import { savedId } from '@hamyar/module-kit/list';
import { useGate } from '@hamyar/module-sdk';
import { useCreateBranchMutation, useUpdateBranchMutation } from '../../api/branch.api.ts';
import { faBranches } from '../../messages/fa-branches.ts';
import { ContactFields, GeneralFields, PeopleFields, TimeFields } from './branch-fields.tsx';
import { branchToBody, branchToForm, emptyBranch, type BranchValues } from './branch.conversions.ts';
import { branchChecks } from './branch.validation.ts';

const text = faBranches.form;

interface BranchFormProps {
  label: string;
  stored?: Branch;
  /** @param saved the row that the list then shows and marks; undefined when nothing was saved */
  onDone(saved?: number): void;
  /** More buttons next to «save» and «cancel». */
  actions?: ReactNode;
}

/** Creates or changes a branch with its admins and its hours (decisions 2.7). */
export function BranchForm({ label, stored, onDone, actions }: BranchFormProps) {
  const [create] = useCreateBranchMutation();
  const [update] = useUpdateBranchMutation();
  const shifts = useGate(WORKING_SHIFTS_ARE_LICENSED);
  const form = useResourceForm<BranchValues, unknown>({
    initial: stored ? branchToForm(stored) : emptyBranch,
    fields: branchChecks,
    draft: { key: `branch-${stored?.id ?? 'new'}` },
    send: async (values) => {
      const body = branchToBody(values, { shifts });
      return stored ? update({ id: stored.id, version: stored.version, ...body }) : create(body);
    },
    onSaved: (saved) => {
      toast.success(stored ? faBranches.updated : faBranches.created);
      onDone(savedId(saved));
    },
  });
  return (
    <Form form={form} label={label}>
      <Card title={text.general} icon={<BuildingIcon />}>
        <GeneralFields form={form} stored={stored} />
      </Card>
      <Card title={text.people} icon={<CustomersIcon />}>
        <PeopleFields form={form} stored={stored} />
      </Card>
      <Card title={text.time} icon={<ClockIcon />}>
        <TimeFields form={form} stored={stored} shifts={shifts} />
      </Card>
      <Card title={text.address} icon={<PhoneIcon />}>
        <ContactFields form={form} />
      </Card>
      <FormActions form={form} onCancel={onDone}>
        {actions}
      </FormActions>
    </Form>
  );
}
