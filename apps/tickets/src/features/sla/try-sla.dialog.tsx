import { pagePath, type SlaTryQuery, type TicketImportance } from '@hamyar/contracts';
import { Alert, Field, Skeleton } from '@hamyar/design-system/basics';
import { JalaliDateTime } from '@hamyar/design-system/dates';
import { FormGrid, Select, type SelectOption } from '@hamyar/design-system/fields';
import { Modal } from '@hamyar/design-system/overlay';
import { TextLink } from '@hamyar/design-system/theme';
import { failureText } from '@hamyar/module-kit/failure';
import { useReferenceList, skipToken } from '@hamyar/store';
import { useId, useState } from 'react';
import { useSlaTryQuery } from '../../api/sla.api.ts';
import { faSlaPolicy } from '../../messages/fa-sla-policy.ts';
import { importanceOptions } from '../../shared/catalog-fields.tsx';
import { DueTimes } from './due-times.tsx';
import { type ListedField, useConditionOptions } from './use-condition-options.ts';

const text = faSlaPolicy.try;
const names = faSlaPolicy.conditions.fields;

/** A ticket that does not exist, as it is described in the dialog. */
interface TrialTicket {
  at: number;
  importance: TicketImportance;
  branch: number | null;
  department: number | null;
  category: number | null;
  service: number | null;
  customer_level: number | null;
  organization: number | null;
  form: number | null;
}

const trialQuery = (ticket: TrialTicket): SlaTryQuery | null =>
  ticket.branch === null || ticket.department === null
    ? null
    : {
        ...{ at: ticket.at, importance: ticket.importance },
        ...{ branch_id: ticket.branch, department_id: ticket.department },
        ...(ticket.category !== null && { category_id: ticket.category }),
        ...(ticket.service !== null && { service_id: ticket.service }),
        ...(ticket.customer_level !== null && { customer_level_id: ticket.customer_level }),
        ...(ticket.organization !== null && { organization_id: ticket.organization }),
        ...(ticket.form !== null && { form_id: ticket.form }),
      };

/** Shows which policy a ticket would get, why, and when it would be due. */
export function TrySlaDialog({ onClose }: { onClose(): void }) {
  const departments = (useReferenceList('departments') ?? []).filter(({ kind }) => kind === 'normal');
  const branches = useReferenceList('branches') ?? [];
  const [ticket, setTicket] = useState<TrialTicket>(() => ({
    at: Math.floor(Date.now() / 300_000) * 300,
    importance: 1,
    branch: branches[0]?.id ?? null,
    department: departments[0]?.id ?? null,
    ...{ category: null, service: null, customer_level: null, organization: null, form: null },
  }));
  return (
    <Modal open title={text.title} onClose={onClose} width={640}>
      <div className="tk-sla-try">
        <p className="hd-muted">{text.hint}</p>
        <TrialFields ticket={ticket} set={(part) => setTicket({ ...ticket, ...part })} />
        <Trial query={trialQuery(ticket)} />
      </div>
    </Modal>
  );
}

interface TrialFieldsProps {
  ticket: TrialTicket;
  set(part: Partial<TrialTicket>): void;
}

function TrialFields({ ticket, set }: TrialFieldsProps) {
  const id = useId();
  const options = useConditionOptions();
  const choice = (field: Exclude<ListedField, 'tag' | 'channel' | 'kind' | 'importance'>, clearable: boolean) => (
    <Field controlId={`${id}-${field}`} label={names[field]}>
      <Select<number>
        id={`${id}-${field}`}
        options={options[field] as readonly SelectOption<number>[]}
        clearable={clearable}
        placeholder={text.notSet}
        value={ticket[field]}
        onChange={(value) => set({ [field]: value })}
      />
    </Field>
  );
  return (
    <FormGrid>
      {choice('department', false)}
      {choice('branch', false)}
      <Field controlId={`${id}-importance`} label={names.importance}>
        <Select
          id={`${id}-importance`}
          options={importanceOptions}
          value={ticket.importance}
          onChange={(importance) => importance !== null && set({ importance })}
        />
      </Field>
      <Field controlId={`${id}-at`} label={faSlaPolicy.preview.at}>
        <JalaliDateTime id={`${id}-at`} allowClear={false} value={ticket.at} onChange={(at) => at && set({ at })} />
      </Field>
      {choice('category', true)}
      {choice('service', true)}
      {choice('customer_level', true)}
      {choice('organization', true)}
      {choice('form', true)}
    </FormGrid>
  );
}

function Trial({ query }: { query: SlaTryQuery | null }) {
  const { currentData, data, error } = useSlaTryQuery(query ?? skipToken);
  const trial = currentData ?? data;
  if (query === null) return null;
  if (error) return <Alert tone="error">{failureText(error)}</Alert>;
  if (!trial) return <Skeleton />;
  if (!trial.policy) return <Alert>{text.none}</Alert>;
  return (
    <section className="tk-sla-trial" aria-label={text.chosen} aria-live="polite">
      <p>
        {text.chosen}:{' '}
        <TextLink href={pagePath('/settings/sla/:id', { id: trial.policy.id })}>{trial.policy.name}</TextLink>
        <small>{text.by[trial.policy.by]}</small>
      </p>
      <DueTimes dues={trial} />
    </section>
  );
}
