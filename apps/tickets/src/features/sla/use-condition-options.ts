import { CUSTOM_FIELDS_ARE_LICENSED } from '@hamyar/contracts/forms';
import { type SlaCustomKind, TICKET_CHANNELS, TICKET_IMPORTANCES, TICKET_KINDS } from '@hamyar/contracts';
import type { SelectOption } from '@hamyar/design-system/fields';
import { useGate } from '@hamyar/module-sdk';
import { skipToken, useReferenceList } from '@hamyar/store';
import { useAllTicketFormsQuery } from '../../api/custom-field.api.ts';
import { useAllServicesQuery } from '../../api/service.api.ts';
import { useAllTagsQuery } from '../../api/tag.api.ts';
import { useAllTicketCategoriesQuery } from '../../api/ticket-category.api.ts';
import { faSlaPolicy } from '../../messages/fa-sla-policy.ts';
import { useDepartmentOptions } from '../../shared/catalog-fields.tsx';
import { flatOptions } from '../../shared/tree-options.ts';
import type { ConditionField } from './sla.conversions.ts';

type Options = readonly SelectOption<string | number>[];
/** Fields whose values are chosen from a list that the page knows. */
export type ListedField = Exclude<ConditionField, 'customer' | 'created_in_working_time' | SlaCustomKind>;

const named = (rows: readonly { id: number; name: string }[] | undefined): Options =>
  (rows ?? []).map(({ id, name }) => ({ value: id, label: name }));

/** The values that each condition of a policy may have. */
export function useConditionOptions(): Readonly<Record<ListedField, Options>> {
  const forms = useAllTicketFormsQuery(useGate(CUSTOM_FIELDS_ARE_LICENSED) ? undefined : skipToken);
  return {
    department: useDepartmentOptions(),
    branch: named(useReferenceList('branches')),
    category: flatOptions(useAllTicketCategoriesQuery().data?.data ?? []),
    service: flatOptions(useAllServicesQuery().data?.data ?? []),
    customer_level: named(useReferenceList('customer_levels')),
    organization: named(useReferenceList('organizations')),
    form: named(forms.data?.data),
    tag: named(useAllTagsQuery().data?.data),
    importance: TICKET_IMPORTANCES.map((value) => ({ value, label: faSlaPolicy.targets.importances[value] })),
    channel: TICKET_CHANNELS.map((value) => ({ value, label: faSlaPolicy.conditions.channels[value] })),
    kind: TICKET_KINDS.map((value) => ({ value, label: faSlaPolicy.kind[value] })),
  };
}
