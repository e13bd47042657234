import { ticketRequestFile, ticketRequestForm, ticketRequestGet, ticketRequestStore } from '@hamyar/contracts/schemas';
import type { ModuleHost } from '../../platform/http/module-host.ts';
import { created, ok } from '../../platform/http/outcome.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { storeUpload, uploadAllowance } from '../attachments/public.ts';
import { ADDRESS_PROOF_COOKIE } from '../identity/public.ts';
import { messages } from './messages.ts';
import type { TicketContext } from './ticket-context.ts';
import { openRequester, requestChoices, requestForm, sendRequest } from './ticket-request.service.ts';

/** The files of a request are those of its first message. */
const PURPOSE = 'ticket_content';

const proofOf = (request: Pick<RequestContext, 'cookie'>) => request.cookie(ADDRESS_PROOF_COOKIE);

/** Requests without an account (decisions 2.23). */
export function ticketRequestRoutes(host: ModuleHost, context: TicketContext): void {
  const { deps } = context;
  host.route(ticketRequestGet, async (request) => ok(await requestChoices(context, proofOf(request))));
  host.route(ticketRequestForm, async (request) => ok(await requestForm(context, proofOf(request), request.query)));
  host.route(
    ticketRequestFile,
    async (request) =>
      created(await storeUpload(deps, await openRequester(context, proofOf(request)), PURPOSE, request.files[0])),
    {
      // before the file is read: nobody without a proof sends one
      upload: async (request) => {
        const user = await openRequester(context, proofOf(request));
        return { maxBytes: await uploadAllowance(deps, user, PURPOSE), maxFiles: 1 };
      },
    },
  );
  host.route(ticketRequestStore, async (request) => {
    const { id, number, link } = await sendRequest(context, proofOf(request), request.body);
    request.setLogObject('ticket', id);
    return created({ number, link }, messages.created(number));
  });
}
