import { pictureUrl } from '@hamyar/contracts';
import type { Profile } from '@hamyar/contracts/identity';
import { Avatar, Button, Card } from '@hamyar/design-system/basics';
import { JalaliDate } from '@hamyar/design-system/dates';
import { FormGrid, TextField } from '@hamyar/design-system/fields';
import { IdentityIcon } from '@hamyar/design-system/icons';
import { toast } from '@hamyar/design-system/overlay';
import { PictureButton, usePictureUpload } from '@hamyar/module-kit/files';
import { Form, FormField, useResourceForm } from '@hamyar/module-kit/form';
import { useSession } from '@hamyar/module-sdk';
import { failureOf } from '@hamyar/store';
import { text } from './messages.ts';
import { showRefusal, useUpdateProfileMutation } from './profile.api.ts';

/** Names, picture and other personal data. */
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
    send: (values) => update({ version: profile.version, ...values, landline: values.landline || null }),
    onSaved: () => toast.success(text.updated),
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
  const [update] = useUpdateProfileMutation();
  const { id } = useSession();
  const name = `${profile.first_name} ${profile.last_name}`.trim();
  const set = async (token: string | null) => {
    const result = await update({ picture_token: token });
    showRefusal(failureOf(result));
    if (result.data) toast.success(text.updated);
  };
  const picture = usePictureUpload(
    'profile_picture',
    ({ token }) => void set(token),
    (reason) => reason && toast.error(reason),
  );
  return (
    <div className={picture.over ? 'sh-picture hd-picture-over' : 'sh-picture'} {...picture.dropTarget}>
      <Avatar seed={id} name={name} src={pictureUrl(profile)} size={72} />
      <div>
        <PictureButton label={text.changePicture} picture={picture}>
          {text.changePicture}
        </PictureButton>
        {profile.profile_picture_name && (
          <Button size="sm" variant="danger-text" onClick={() => void set(null)}>
            {text.removePicture}
          </Button>
        )}
      </div>
    </div>
  );
}
