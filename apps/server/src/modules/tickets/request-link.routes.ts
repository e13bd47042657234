import {
  requestLinkAttachment,
  requestLinkClose,
  requestLinkCode,
  requestLinkFile,
  requestLinkGet,
  requestLinkRate,
  requestLinkRenew,
  requestLinkReply,
} from '@hamyar/contracts/schemas';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { created, ok, updated } from '../../platform/http/outcome.ts';
import { storeUpload, uploadAllowance } from '../attachments/public.ts';
import { FLOW_COOKIE, openFlow, sendLinkCode } from '../identity/public.ts';
import { messages } from './messages.ts';
import {
  closeByLink,
  fileOfLink,
  openRequestLink,
  rateLinkedRequest,
  renewLink,
  replyByLink,
  userOfLink,
} from './request-link.service.ts';
import type { TicketContext } from './ticket-context.ts';

/** The files of an answer are those of its message. */
const PURPOSE = 'ticket_content';

/** Mounts the calls by which a request without an account is followed (docs/adr/0101). */
export function requestLinkRoutes(host: ModuleHost, context: TicketContext): void {
  const { deps } = context;
  host.route(requestLinkGet, async ({ params, setLogObject: about }) => {
    const request = await openRequestLink(context, params.token);
    about('ticket', request.id);
    return ok(request);
  });
  host.route(requestLinkReply, async ({ params, body, setLogObject: about }) => {
    const request = await replyByLink(context, params.token, body);
    about('ticket', request.id);
    return created(request, messages.replied);
  });
  host.route(
    requestLinkFile,
    async ({ params, files }) =>
      created(await storeUpload(deps, await userOfLink(context, params.token), PURPOSE, files[0])),
    {
      // before the file is read: nobody without a link sends one
      upload: async ({ params }) => {
        const user = await userOfLink(context, String(params.token));
        return { maxBytes: await uploadAllowance(deps, user, PURPOSE), maxFiles: 1 };
      },
    },
  );
  host.route(requestLinkAttachment, async ({ params, query, requestHeader, setLogObject: about }) => {
    about('attachment', params.id);
    return fileOfLink(context, params, { inline: query.inline !== undefined, requestHeader });
  });
  host.route(requestLinkClose, async ({ params, setLogObject: about }) => {
    const request = await closeByLink(context, params.token);
    about('ticket', request.id);
    return updated(request);
  });
  host.route(requestLinkRate, async ({ params, body, setLogObject: about }) => {
    const request = await rateLinkedRequest(context, params.token, body);
    about('ticket', request.id);
    return updated(request, messages.rated);
  });
  host.route(requestLinkCode, async (request) => ok(await sendLinkCode(deps, request.body.address, openFlow(request))));
  host.route(requestLinkRenew, async (request) => {
    const { params, body, ip } = request;
    const flow = request.cookie(FLOW_COOKIE) ?? '';
    return ok({ token: await renewLink(context, params.token, body, { flow, ip }) });
  });
}
