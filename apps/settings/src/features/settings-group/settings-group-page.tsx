import type { ReactNode } from 'react';
import type { SettingsGroup } from '@hamyar/contracts';
import { ErrorState, Skeleton } from '@hamyar/design-system/basics';
import { SaveBar } from '@hamyar/design-system/fields';
import { PageHeader } from '@hamyar/design-system/layout';
import { toast } from '@hamyar/design-system/overlay';
import { fa } from '../../messages/fa.ts';
import type { SettingsGroupEditor, SettingsGroupValues } from './use-settings-group.ts';

interface SettingsGroupPageProps<G extends SettingsGroup> {
  title: string;
  subtitle: string;
  editor: SettingsGroupEditor<G>;
  children: (values: SettingsGroupValues<G>) => ReactNode;
}

/** A settings page of one group: heading, rows, and the bar that saves what was changed. */
export function SettingsGroupPage<G extends SettingsGroup>({
  title,
  subtitle,
  editor,
  children,
}: SettingsGroupPageProps<G>) {
  const save = async () => {
    const outcome = await editor.save();
    if (outcome === 'saved') toast.success(fa.form.saved);
    if (outcome === 'conflict') toast.warning(fa.form.conflict);
  };
  return (
    <>
      <PageHeader title={title} subtitle={subtitle} />
      {editor.values ? (
        children(editor.values)
      ) : editor.error ? (
        <ErrorState traceId={editor.error.request_id} onRetry={editor.retry} />
      ) : (
        <Skeleton lines={8} />
      )}
      <SaveBar count={editor.changed.size} saving={editor.saving} onSave={() => void save()} onReset={editor.reset} />
    </>
  );
}
