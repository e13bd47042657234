import type { Announcement, AnnouncementAudience } from '@hamyar/contracts/announcements';
import type { IdAndName } from '@hamyar/contracts';
import { Card } from '@hamyar/design-system/basics';
import { MultiSelect } from '@hamyar/design-system/fields';
import { CustomersIcon, UserIcon } from '@hamyar/design-system/icons';
import { FormField, type ResourceForm } from '@hamyar/module-kit/form';
import { fill, formatNumber } from '@hamyar/persian';
import { useReferenceList } from '@hamyar/store';
import { useAnnouncementReachQuery } from '../../api/announcement.api.ts';
import { useEmployeeRolesQuery } from '../../api/role.api.ts';
import { faAnnouncementEditor } from '../../messages/fa-announcement-editor.ts';
import { optionsOf, withStored } from '../../shared/department-options.ts';
import { audienceToBody, type AnnouncementValues } from './announcement.conversions.ts';

const text = faAnnouncementEditor.form;

interface AudienceCardProps {
  form: ResourceForm<AnnouncementValues>;
  audience: AnnouncementAudience;
  stored: Announcement | undefined;
  /** A branch admin names the own branch alone. */
  ownBranch: number | null;
}

type Target = 'branch_ids' | 'department_ids' | 'role_ids' | 'organization_ids' | 'customer_level_ids';

/** One list that narrows the audience. */
function TargetField(props: {
  form: ResourceForm<AnnouncementValues>;
  name: Target;
  label: string;
  rows: readonly IdAndName[];
  stored: readonly IdAndName[] | undefined;
  everybody?: string;
}) {
  const { form, name, label, rows, stored = [], everybody = text.everybody } = props;
  return (
    <FormField form={form} name={name} label={label}>
      {(control) => <MultiSelect {...control} placeholder={everybody} options={optionsOf(withStored(rows, stored))} />}
    </FormField>
  );
}

/** Whom the announcement is for, and how many people that are now (decisions 2.13). */
export function AudienceCard({ form, audience, stored, ownBranch }: AudienceCardProps) {
  const branches = useReferenceList('branches') ?? [];
  return (
    <Card title={text.audience} icon={<CustomersIcon />}>
      {ownBranch === null ? (
        <TargetField
          {...{ form, name: 'branch_ids', label: text.branches, rows: branches }}
          stored={stored?.branches}
          everybody={text.allBranches}
        />
      ) : (
        <p className="st-quiet">{text.ownBranch}</p>
      )}
      {audience === 'customers' ? <CustomerFields {...{ form, stored }} /> : <EmployeeFields {...{ form, stored }} />}
      <Reach form={form} audience={audience} />
    </Card>
  );
}

type FieldsProps = Pick<AudienceCardProps, 'form' | 'stored'>;

function CustomerFields({ form, stored }: FieldsProps) {
  const levels = useReferenceList('customer_levels') ?? [];
  const organizations = useReferenceList('organizations') ?? [];
  return (
    <>
      <TargetField
        {...{ form, name: 'customer_level_ids', label: text.levels, rows: levels }}
        stored={stored?.customer_levels}
      />
      <TargetField
        {...{ form, name: 'organization_ids', label: text.organizations, rows: organizations }}
        stored={stored?.organizations}
      />
    </>
  );
}

function EmployeeFields({ form, stored }: FieldsProps) {
  const departments = (useReferenceList('departments') ?? []).filter(({ kind }) => kind === 'normal');
  const roles = useEmployeeRolesQuery().data ?? [];
  return (
    <>
      <TargetField
        {...{ form, name: 'department_ids', label: text.departments, rows: departments }}
        stored={stored?.departments}
      />
      <TargetField {...{ form, name: 'role_ids', label: text.roles, rows: roles }} stored={stored?.roles} />
    </>
  );
}

/** How many people the audience has; counted again with every change of it. */
function Reach({ form, audience }: Pick<AudienceCardProps, 'form' | 'audience'>) {
  const { data, isFetching } = useAnnouncementReachQuery(
    { audience, ...audienceToBody(form.values) },
    { refetchOnMountOrArgChange: true },
  );
  const said = () => {
    if (!data) return text.counting;
    if (data.people === 0) return text.reachNobody;
    const [people, organizations] = [formatNumber(data.people), formatNumber(data.organizations)];
    return fill(audience === 'customers' ? text.reachCustomers : text.reachEmployees, { people, organizations });
  };
  return (
    <p className="st-ann-reach" role="status" aria-busy={isFetching}>
      <UserIcon size={18} />
      {said()}
    </p>
  );
}
