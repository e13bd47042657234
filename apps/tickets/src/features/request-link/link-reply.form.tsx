import { useRef, useState, type ReactNode } from 'react';
import type { LinkedRequest, UploadedAttachment } from '@hamyar/contracts';
import { requestLinkFile } from '@hamyar/contracts/tickets';
import { Alert, Button, Card } from '@hamyar/design-system/basics';
import { RichTextEditor } from '@hamyar/design-system/editor';
import { SendIcon } from '@hamyar/design-system/icons';
import { toast } from '@hamyar/design-system/overlay';
import { FileField, useFormUploads } from '@hamyar/module-kit/files';
import { Form, FormField, useResourceForm } from '@hamyar/module-kit/form';
import { failureOf, upload } from '@hamyar/store';
import { useRequestLinkReplyMutation } from '../../api/request-link.api.ts';
import { fa } from '../../messages/fa.ts';
import { faRequestLink as texts } from '../../messages/fa-request-link.ts';
import { isEmptyBody } from '../../shared/body-text.ts';
import { UnsentText } from '../../shared/unsent-text.tsx';
import { newIdempotencyKey } from '../../shared/idempotency-key.ts';

interface ReplyValues {
  body_html: string;
  attachments: UploadedAttachment[];
}
const EMPTY: ReplyValues = { body_html: '', attachments: [] };

interface LinkReplyProps {
  token: string;
  request: Pick<LinkedRequest, 'last_seq'>;
  /** What follows from an answer. */
  hint: string | null;
  /** Why no answer is taken any more, in place of the form; what was written stays below it. */
  refusal: ReactNode;
}

/**
 * An answer by the link. Nothing of it is kept on the device, which may be of somebody else; who leaves the page is asked.
 * After a newer message the same button sends it, because that message is on the page then.
 */
export function LinkReplyForm({ token, request, hint, refusal }: LinkReplyProps) {
  const [reply] = useRequestLinkReplyMutation();
  const [stale, setStale] = useState(false);
  const key = useRef<string>(undefined);
  const form = useResourceForm<ReplyValues>({
    initial: EMPTY,
    fields: (values) => ({
      body_html: {
        allowHtml: true,
        rules: [(text) => (isEmptyBody(String(text)) && values.attachments.length === 0 ? fa.reply.empty : null)],
      },
      attachments: {},
    }),
    send: async ({ body_html, attachments }) => {
      const result = await reply({
        token,
        body_html,
        attachments: attachments.map((file) => file.token),
        client_key: (key.current ??= newIdempotencyKey()),
        last_seen_seq: request.last_seq,
      });
      setStale(failureOf(result)?.code === 'STALE_TICKET');
      return result;
    },
    onSaved: () => {
      key.current = undefined;
      toast.success(texts.sent);
    },
  });
  const uploads = useFormUploads(form, 'attachments', 'ticket_content', (file, progress) =>
    upload(requestLinkFile, { token }, file, progress),
  );
  if (refusal)
    return (
      <>
        {refusal}
        <UnsentText written={form.values} onDiscard={form.discard} />
      </>
    );
  return (
    <Card title={texts.reply}>
      <Form form={form} label={texts.reply} className="tk-form">
        <FormField form={form} name="body_html" label={texts.reply} hideLabel>
          {(control) => (
            <RichTextEditor
              key={form.resets}
              id={control.id}
              label={texts.reply}
              value={control.value}
              invalid={control.invalid}
              minHeight={110}
              maxHeight={360}
              onFiles={uploads.add}
              onSubmit={() => void form.submit()}
              onChange={control.onChange}
            />
          )}
        </FormField>
        <FileField form={form} uploads={uploads} label={fa.attachments} hideLabel />
        {stale ? <Alert tone="warning">{texts.stale}</Alert> : null}
        {hint ? <p className="hd-muted">{hint}</p> : null}
        <div>
          <Button type="submit" variant="primary" icon={<SendIcon />} loading={form.sending}>
            {texts.send}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
