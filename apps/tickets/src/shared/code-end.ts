import { OTP_SECONDS } from '@hamyar/contracts';

/** When a code that is sent now ends, Unix milliseconds. */
export const codeEnd = (seconds = OTP_SECONDS): number => Date.now() + seconds * 1000;
