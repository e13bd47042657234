import type { z } from 'zod';
import type * as s from './attachment.schema.ts';

export type Attachment = z.output<typeof s.attachment>;
export type UploadedAttachment = z.output<typeof s.uploaded>;
