import { useRef, useState } from 'react';
import { publicFileUrl } from '@hamyar/contracts';
import { attachmentStore } from '@hamyar/contracts/attachments';
import type { Profile } from '@hamyar/contracts/identity';
import { Avatar, Button, Card } from '@hamyar/design-system/basics';
import { JalaliDate } from '@hamyar/design-system/dates';
import { Form, FormField, FormGrid, showFieldErrors, TextField, useForm } from '@hamyar/design-system/fields';
import { IdentityIcon } from '@hamyar/design-system/icons';
import { toast } from '@hamyar/design-system/overlay';
import { useLeaveGuard } from '@hamyar/module-sdk';
import { failureOf, upload } from '@hamyar/store';
import { text } from './messages.ts';
import { showRefusal, useUpdateProfileMutation } from './profile.api.ts';

type ProfileInfo = Pick<Profile, 'first_name' | 'last_name' | 'landline' | 'birthday'>;

/** Names, picture and what else a person says about themselves. */
export function InfoCard({ profile }: { profile: Profile }) {
  const form = useForm<ProfileInfo>();
  const [dirty, setDirty] = useState(false);
  const [update, { isLoading }] = useUpdateProfileMutation();
  useLeaveGuard(dirty);
  const save = async ({ first_name, last_name, landline, birthday }: ProfileInfo) => {
    const result = await update({
      version: profile.version,
      first_name,
      last_name,
      landline: landline || null,
      birthday: birthday ?? null,
    });
    const failure = failureOf(result);
    if (failure) {
      showFieldErrors(form, failure.errors ?? []);
      showRefusal(failure);
      return;
    }
    setDirty(false);
    toast.success(text.updated);
  };
  return (
    <Card title={text.info} icon={<IdentityIcon />}>
      <div className="sh-profile-body">
        <ProfilePicture profile={profile} />
        <Form
          form={form}
          initialValues={profile}
          label={text.info}
          onChange={() => setDirty(true)}
          onSubmit={(values) => void save(values)}
        >
          <FormGrid>
            <FormField name="first_name" label={text.firstName} required>
              <TextField maxLength={100} autoComplete="given-name" />
            </FormField>
            <FormField name="last_name" label={text.lastName} required>
              <TextField maxLength={100} autoComplete="family-name" />
            </FormField>
            <FormField name="landline" label={text.landline}>
              <TextField ltr digits maxLength={20} />
            </FormField>
            <FormField name="birthday" label={text.birthday}>
              <JalaliDate />
            </FormField>
          </FormGrid>
          <Button variant="primary" type="submit" loading={isLoading}>
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
    showRefusal(failureOf(result));
    if (result.data) toast.success(text.updated);
  };
  const send = async (file: File) => {
    setBusy(true);
    const result = await upload(attachmentStore, { purpose: 'profile_picture' }, file).done;
    const failure = failureOf(result);
    if (failure) toast.error(failure.errors?.[0]?.message ?? failure.message);
    if (result.data) await set(result.data.token);
    setBusy(false);
  };
  return (
    <div className="sh-picture">
      <Avatar
        name={name}
        src={profile.profile_picture_name ? publicFileUrl(profile.profile_picture_name) : undefined}
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
