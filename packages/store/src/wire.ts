// The wire client: the one way from a browser to the server. No Redux in it, so that the login page carries nothing else.
export {
  failureOf,
  fieldError,
  isUnreachable,
  type CallFailure,
  type CallResult,
  type FailureStatus,
} from './call-failure.ts';
export {
  cancelRequests,
  configureRequests,
  outputOf,
  probe,
  send,
  type SendOptions,
  type SentCall,
  type ShowFailures,
} from './send.ts';
export { upload, type Upload } from './upload.ts';
