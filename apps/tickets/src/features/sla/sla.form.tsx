import type { Sla } from '@hamyar/contracts';
import { Alert, Button, Card, Skeleton } from '@hamyar/design-system/basics';
import { BellIcon, CopyIcon, FilterIcon, PauseIcon, WaitIcon } from '@hamyar/design-system/icons';
import { toast } from '@hamyar/design-system/overlay';
import { ALL_BRANCHES } from '@hamyar/domain';
import { Form, FormActions, FormField, type ResourceForm, useResourceForm } from '@hamyar/module-kit/form';
import { savedId } from '@hamyar/module-kit/list';
import { lazyPart, OnDemandBoundary, useGate, useSession } from '@hamyar/module-sdk';
import { toFa } from '@hamyar/persian';
import { type ReactNode, useState } from 'react';
import { useCreateSlaPolicyMutation, useUpdateSlaPolicyMutation } from '../../api/sla.api.ts';
import { faSlaPolicy as text } from '../../messages/fa-sla-policy.ts';
import { ConditionsEditor } from './conditions-editor.tsx';
import { EscalationsEditor } from './escalations-editor.tsx';
import { SlaClock } from './sla-clock.tsx';
import { emptySla, slaToBody, slaToForm, type SlaValues } from './sla.conversions.ts';
import { SlaGeneral } from './sla-general.tsx';
import { SLA_FIELDS } from './sla.validation.ts';
import { copyDown, TargetsTable } from './targets-table.tsx';

const SlaPreview = lazyPart(() => import(/* webpackChunkName: "dialogs" */ './sla-preview.tsx'), 'SlaPreview');

interface SlaFormProps {
  label: string;
  stored?: Sla;
  /** @param saved the row that the list then shows and marks; undefined when nothing was saved */
  onDone(saved?: number): void;
  /** More buttons next to «save» and «cancel». @param changed the form has what is not stored */
  actions?(changed: boolean): ReactNode;
}

/** Creates or changes a policy of service levels (decisions 2.6): section B only where its license is. */
export function SlaForm({ label, stored, onDone, actions }: SlaFormProps) {
  const { branch_id: ownBranch } = useSession();
  const fullAdmin = useGate({ role: 'full_admin' });
  const conditional = useGate({ feature: 'ticket_conditional_sla' });
  const [create] = useCreateSlaPolicyMutation();
  const [update] = useUpdateSlaPolicyMutation();
  const disabled = stored !== undefined && !stored.editable;
  const form = useResourceForm<SlaValues, unknown>({
    initial: stored ? slaToForm(stored) : emptySla(fullAdmin ? ALL_BRANCHES : (ownBranch ?? ALL_BRANCHES)),
    fields: SLA_FIELDS,
    draft: { key: `sla-${stored?.id ?? 'new'}` },
    send: async (values) => {
      const body = slaToBody(values, conditional);
      return stored ? update({ id: stored.id, version: stored.version, ...body }) : create(body);
    },
    onSaved: (saved) => {
      toast.success(text.saved);
      onDone(savedId(saved));
    },
  });
  const part = { form, disabled, conditional };
  return (
    <Form form={form} label={label}>
      {disabled ? <Alert>{text.readOnly}</Alert> : null}
      <div className="tk-sla-page">
        <div className="tk-sla-layout">
          <div className="tk-sla-main">
            <Card>
              <SlaGeneral form={form} disabled={disabled} />
            </Card>
            <Targets {...part} />
            <Card title={text.clock.title} icon={<PauseIcon />}>
              <SlaClock {...part} />
            </Card>
            {conditional ? <Conditions {...part} named={stored?.named} /> : null}
          </div>
          <Preview values={form.values} />
        </div>
      </div>
      {disabled ? null : (
        <FormActions form={form} onCancel={onDone}>
          {actions?.(form.changed.size > 0)}
        </FormActions>
      )}
    </Form>
  );
}

/** The form is complete without it: where its code does not come, it is left out. */
function Preview({ values }: { values: SlaValues }) {
  const [failed, setFailed] = useState(false);
  return failed ? null : (
    <aside className="tk-sla-aside">
      <OnDemandBoundary loading={<Skeleton lines={8} />} onFailed={() => setFailed(true)}>
        <SlaPreview values={values} />
      </OnDemandBoundary>
    </aside>
  );
}

interface PartProps {
  form: ResourceForm<SlaValues>;
  disabled: boolean;
  conditional: boolean;
}

function Targets({ form, disabled, conditional }: PartProps) {
  return (
    <Card
      title={text.targets.title}
      icon={<WaitIcon />}
      extra={
        <Button
          variant="text"
          size="sm"
          icon={<CopyIcon />}
          disabled={disabled}
          onClick={() => form.set('targets', copyDown(form.values.targets))}
        >
          {text.targets.copy}
        </Button>
      }
    >
      <FormField
        form={form}
        name="targets"
        label={text.targets.title}
        hideLabel
        help={conditional ? text.targets.hint : text.targets.simpleHint}
      >
        {({ required: _required, ...control }) => (
          <TargetsTable {...control} conditional={conditional} disabled={disabled} />
        )}
      </FormField>
    </Card>
  );
}

function Conditions({ form, disabled, named }: PartProps & { named: Sla['named'] | undefined }) {
  const { escalations } = form.values;
  return (
    <>
      <Card title={text.conditions.title} icon={<FilterIcon />}>
        <FormField form={form} name="conditions" label={text.conditions.title} hideLabel help={text.conditions.hint}>
          {({ id, value, onChange, 'aria-describedby': note }) => (
            <ConditionsEditor
              id={id}
              value={value}
              onChange={onChange}
              disabled={disabled}
              known={named?.custom_fields ?? []}
              aria-describedby={note}
            />
          )}
        </FormField>
      </Card>
      <Card
        title={text.escalations.title}
        icon={<BellIcon />}
        count={escalations.length > 0 ? toFa(escalations.length) : undefined}
      >
        <FormField form={form} name="escalations" label={text.escalations.title} hideLabel help={text.escalations.hint}>
          {({ id, value, onChange, 'aria-describedby': note }) => (
            <EscalationsEditor
              id={id}
              value={value}
              onChange={onChange}
              disabled={disabled}
              people={named?.users ?? []}
              aria-describedby={note}
            />
          )}
        </FormField>
      </Card>
    </>
  );
}
