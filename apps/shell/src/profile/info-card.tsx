import { useRef, useState } from 'react';
import { paths, pathTo, type Answer, type Profile } from '@hamyar/contracts';
import { Avatar, Button, Card } from '@hamyar/design-system/basics';
import { JalaliDate } from '@hamyar/design-system/dates';
import { FormGrid, TextField } from '@hamyar/design-system/fields';
import { IdentityIcon } from '@hamyar/design-system/icons';
import { toast } from '@hamyar/design-system/overlay';
import { Form, FormField, useResourceForm } from '@hamyar/module-kit/form';
import { isApiError, upload } from '@hamyar/store';
import { text } from './messages.ts';
import { useUpdateProfileMutation } from './profile.api.ts';
import { savedProfile } from './profile-answer.ts';

/** Names, picture and what else a person says about themselves. */
export function InfoCard({ profile }: { profile: Profile }) {
  const [update] = useUpdateProfileMutation();
  const form = useResourceForm({
    initial: {
      first_name: profile.first_name,
      last_name: profile.last_name,
      landline: profile.landline ?? '',
      birthday: profile.birthday,
    },
    fields: { first_name: { required: true }, last_name: { required: true } },
    send: async (values) =>
      savedProfile(await update({ version: profile.version, ...values, landline: values.landline || null })),
    onSaved: ({ message }) => toast.success(message ?? text.updated),
  });
  return (
    <Card title={text.info} icon={<IdentityIcon />}>
      <div className="sh-profile-body">
        <ProfilePicture profile={profile} />
        <Form form={form} label={text.info}>
          <FormGrid>
            <FormField form={form} name="first_name" label={text.firstName}>
              {(control) => <TextField {...control} maxLength={100} autoComplete="given-name" />}
            </FormField>
            <FormField form={form} name="last_name" label={text.lastName}>
              {(control) => <TextField {...control} maxLength={100} autoComplete="family-name" />}
            </FormField>
            <FormField form={form} name="landline" label={text.landline}>
              {(control) => <TextField {...control} ltr digits maxLength={20} />}
            </FormField>
            <FormField form={form} name="birthday" label={text.birthday}>
              {(control) => <JalaliDate {...control} />}
            </FormField>
          </FormGrid>
          <Button variant="primary" type="submit" loading={form.sending}>
            {text.save}
          </Button>
        </Form>
      </div>
    </Card>
  );
}

function ProfilePicture({ profile }: { profile: Profile }) {
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [update] = useUpdateProfileMutation();
  const name = `${profile.first_name} ${profile.last_name}`.trim();
  const set = async (token: string | null) => {
    const result = await update({ picture_token: token });
    if ('data' in result && result.data?.status === 'UPDATED') toast.success(result.data.message ?? text.updated);
  };
  const send = async (file: File) => {
    setBusy(true);
    try {
      const form = new FormData();
      form.append('file', file);
      const answer: Answer<{ token: string }> = await upload<{ token: string }>(
        `${paths.attachments}?purpose=profile_picture`,
        form,
      ).done;
      await set(answer.data!.token);
    } catch (error) {
      if (isApiError(error)) toast.error(error.errors?.[0]?.message ?? error.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="sh-picture">
      <Avatar
        name={name}
        src={
          profile.profile_picture_name ? pathTo(paths.publicFile, { name: profile.profile_picture_name }) : undefined
        }
        size={72}
      />
      <div>
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg"
          hidden
          aria-label={text.changePicture}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            if (file) void send(file);
          }}
        />
        <Button size="sm" loading={busy} onClick={() => input.current?.click()}>
          {text.changePicture}
        </Button>
        {profile.profile_picture_name && (
          <Button size="sm" variant="danger-text" onClick={() => void set(null)}>
            {text.removePicture}
          </Button>
        )}
      </div>
    </div>
  );
}
