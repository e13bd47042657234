import { UNDO_SECONDS_MAX } from '@hamyar/contracts';
import type { Profile } from '@hamyar/contracts/identity';
import { Button, Card, Switch } from '@hamyar/design-system/basics';
import { NumberField } from '@hamyar/design-system/fields';
import { TicketsIcon } from '@hamyar/design-system/icons';
import { toast } from '@hamyar/design-system/overlay';
import { Form, FormField, useResourceForm } from '@hamyar/module-kit/form';
import { text } from './messages.ts';
import { useUpdateProfileMutation } from './profile.api.ts';

/** How an employee works with tickets. */
export function WorkCard({ profile }: { profile: Profile }) {
  const [update, { isLoading }] = useUpdateProfileMutation();
  return (
    <Card title={text.work} icon={<TicketsIcon />}>
      <div className="sh-pref">
        <div>
          <b>{text.openNext}</b>
          <small>{text.openNextHint}</small>
        </div>
        <Switch
          label={text.openNext}
          checked={profile.after_close === 'next'}
          disabled={isLoading}
          onChange={(next) => void update({ after_close: next ? 'next' : 'stay' })}
        />
      </div>
      <UndoForm profile={profile} />
    </Card>
  );
}

/** The own undo window (decisions 2.4 "Undo send"). */
function UndoForm({ profile: { undo_seconds, version } }: { profile: Profile }) {
  const [update] = useUpdateProfileMutation();
  const form = useResourceForm({
    initial: { undo_seconds },
    fields: { undo_seconds: {} },
    send: (values) => update({ version, ...values }),
    onSaved: () => toast.success(text.updated),
  });
  return (
    <Form form={form} label={text.undoSeconds} className="sh-undo">
      <FormField form={form} name="undo_seconds" label={text.undoSeconds} help={text.undoSecondsHint}>
        {(control) => (
          <NumberField
            {...control}
            min={0}
            max={UNDO_SECONDS_MAX}
            unit={text.second}
            placeholder={text.undoBySettings}
          />
        )}
      </FormField>
      <Button variant="primary" type="submit" loading={form.sending}>
        {text.save}
      </Button>
    </Form>
  );
}
