import { TEMPLATE_SCOPES, type TemplateScope } from '@hamyar/contracts';
import { Select } from '@hamyar/design-system/fields';
import { joinFa } from '@hamyar/persian';
import { faScopes as text } from '../messages/fa-staff-scopes.ts';

const SCOPES = TEMPLATE_SCOPES.map((value) => ({ value, label: text.scopes[value] }));

/** For whom a ready-made text or a macro is: the names of its departments, or the word of its scope. */
export const scopeText = ({
  scope,
  departments,
}: {
  scope: TemplateScope;
  departments: readonly { name: string }[];
}) => (scope === 'department' ? joinFa(departments.map(({ name }) => name)) : text.scopes[scope]);

interface ScopeFilterProps {
  list: {
    filters: { scope?: TemplateScope | undefined };
    setFilters(change: { scope?: TemplateScope | undefined }): void;
  };
}

/** The filter of a list of them. */
export function ScopeFilter({ list }: ScopeFilterProps) {
  return (
    <Select
      clearable
      aria-label={text.scope}
      placeholder={text.scope}
      options={SCOPES}
      value={list.filters.scope ?? null}
      onChange={(scope) => list.setFilters({ scope: scope ?? undefined })}
    />
  );
}
