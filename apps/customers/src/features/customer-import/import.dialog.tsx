import { IMPORT_TYPES } from '@hamyar/contracts';
import { importUsers } from '@hamyar/contracts/imports';
import { Alert, Button, Ltr, RadioGroup } from '@hamyar/design-system/basics';
import { FormGrid, PasswordField, Select } from '@hamyar/design-system/fields';
import { FileDrop } from '@hamyar/design-system/files';
import { DownloadIcon } from '@hamyar/design-system/icons';
import { FormDialog, useDialogForm } from '@hamyar/module-kit/dialog';
import { download } from '@hamyar/module-kit/files';
import { FormField, type ResourceForm } from '@hamyar/module-kit/form';
import { useGate, useSession } from '@hamyar/module-sdk';
import { formatBytes } from '@hamyar/persian';
import { upload, useReferenceList } from '@hamyar/store';
import { faImport as text } from '../../messages/fa-import.ts';
import { levelOptions } from '../../shared/level-options.ts';
import { importChecks, toBody, type ImportValues } from './import.validation.ts';

const TYPES = IMPORT_TYPES.map((value) => ({ value, label: text.types[value], hint: text.typeHint }));

interface ImportDialogProps {
  /** The file is checked. */
  onChecked(id: number): void;
  onClose(): void;
}

/** Sends a file of customers to be checked (spec 2.57, 3.16). */
export function ImportDialog({ onChecked, onClose }: ImportDialogProps) {
  const { branch_id } = useSession();
  const mayGrant = useGate({ permission: 'manage organizations' });
  const form = useDialogForm<ImportValues, { id: number }>({
    initial: {
      type: 'same',
      branch_id: branch_id !== null && branch_id > 0 ? branch_id : null,
      organization_id: mayGrant ? null : 0,
      customer_level_id: null,
      file: null,
      password: '',
    },
    fields: importChecks,
    send: (values) => upload(importUsers, toBody(values), values.file!).done,
    onSaved: ({ id }) => onChecked(id),
  });
  return (
    <FormDialog form={form} title={text.title} width={640} submitLabel={text.check} onClose={onClose}>
      <SheetRules type={form.values.type} />
      <FormField form={form} name="type" label={text.type} required>
        {(control) => <RadioGroup {...control} label={text.type} options={TYPES} cards />}
      </FormField>
      <ForAll form={form} mayGrant={mayGrant} />
      <FormField form={form} name="file" label={text.file}>
        {({ value, invalid, onChange }) => (
          <FileDrop
            compact
            multiple={false}
            types={['csv']}
            invalid={invalid}
            label={text.file}
            hint={value ? <ChosenFile file={value} /> : undefined}
            onFiles={([file]) => onChange(file ?? null)}
          />
        )}
      </FormField>
      {form.values.type === 'same' ? (
        <FormField form={form} name="password" label={text.password}>
          {(control) => <PasswordField {...control} autoComplete="new-password" />}
        </FormField>
      ) : null}
    </FormDialog>
  );
}

const ChosenFile = ({ file }: { file: File }) => (
  <>
    <Ltr latin>{file.name}</Ltr> · {formatBytes(file.size)}
  </>
);

/** The four rules of the sheet, and a file that keeps them (spec 5.12). */
function SheetRules({ type }: Pick<ImportValues, 'type'>) {
  return (
    <Alert tone="info" title={text.rules}>
      <ul className="customers-rules">
        {text.rule.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <Button icon={<DownloadIcon />} onClick={() => download(`/api/userImport/sample?type=${type}`)}>
        {text.sample}
      </Button>
    </Alert>
  );
}

/** What all new customers of the file get. */
function ForAll({ form, mayGrant }: { form: ResourceForm<ImportValues>; mayGrant: boolean }) {
  const organizations = useReferenceList('organizations') ?? [];
  const levels = useReferenceList('customer_levels') ?? [];
  const branches = useReferenceList('branches') ?? [];
  const named = ({ id, name }: { id: number; name: string }) => ({ value: id, label: name });
  return (
    <FormGrid>
      <FormField form={form} name="branch_id" label={text.branch}>
        {(control) => <Select {...control} options={branches.map(named)} />}
      </FormField>
      <FormField form={form} name="organization_id" label={text.organization}>
        {(control) => (
          <Select
            {...control}
            disabled={!mayGrant}
            searchable
            options={[{ value: 0, label: text.noOrganization }, ...organizations.map(named)]}
          />
        )}
      </FormField>
      <FormField form={form} name="customer_level_id" label={text.level}>
        {(control) => (
          <Select {...control} options={[{ value: 0, label: text.defaultLevel }, ...levelOptions(levels, null)]} />
        )}
      </FormField>
    </FormGrid>
  );
}
