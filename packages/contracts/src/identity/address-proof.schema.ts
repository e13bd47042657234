import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { plainText } from '../field.schema.ts';
import { identifier, oneTimeCode } from './credential.schema.ts';
import { REQUESTS_ARE_OPEN } from './request-gates.ts';
import { REQUESTER_STATES } from './user-lists.ts';

export const addressCode = defineEndpoint({
  name: 'addressCode',
  method: 'POST',
  path: '/api/addressCode',
  slice: 'identity',
  access: 'visitor',
  gate: REQUESTS_ARE_OPEN,
  summary:
    'Sends a code to an e-mail address from which somebody wants to send a request; the same answer for every address.',
  body: z.strictObject({
    address: identifier,
    /** Of the customer who is made for an address that nobody has. */
    first_name: plainText(100, 1),
    last_name: plainText(100, 1),
  }),
  data: z.object({ resend_in: z.number().int(), expires_in: z.number().int() }),
  limits: [{ max: 20, window: 3600, by: 'ip', shared: true }],
});

export const addressProof = defineEndpoint({
  name: 'addressProof',
  method: 'POST',
  path: '/api/addressProof',
  slice: 'identity',
  access: 'visitor',
  gate: REQUESTS_ARE_OPEN,
  summary: 'Proves an address by its code: a cookie of this browser then allows one request, and nothing else.',
  body: z.strictObject({ address: identifier, code: oneTimeCode }),
  data: z.object({ state: z.enum(REQUESTER_STATES) }),
  limits: [{ max: 20, window: 60, by: 'ip' }],
});

export const addressProofEnd = defineEndpoint({
  name: 'addressProofEnd',
  method: 'POST',
  path: '/api/addressProof/end',
  slice: 'identity',
  access: 'visitor',
  gate: REQUESTS_ARE_OPEN,
  summary:
    'Ends the proof of this browser, whose address is not that of the person before it; also where there is none.',
  limits: [{ max: 20, window: 60, by: 'ip' }],
});
