// Printed from the schemas of this folder by `npm run gen`; do not edit.
import type { UploadedAttachment } from '../attachments/calls.ts';
import type { Call } from '../call.ts';

export type Draft = {
  key: string;
  body_html: string;
  attachments: UploadedAttachment[];
  form_values: Record<string, unknown>;
  revision: number;
  updated_at: number;
  device: string;
  other: {
    body_html: string;
    updated_at: number;
    device: string;
  } | null;
};

export type SavedDraft = {
  key: string;
  body_html: string;
  attachments: UploadedAttachment[];
  form_values: Record<string, unknown>;
  revision: number;
  updated_at: number;
  device: string;
  other: {
    body_html: string;
    updated_at: number;
    device: string;
  } | null;
  accepted: boolean;
};

/** Deletes a draft. */
export const draftDelete: Call<{ key: string }, null> = {
  name: 'draftDelete',
  method: 'DELETE',
  path: '/api/draft/:key',
  answer: 'none',
};

/** The saved draft of a key, or none. */
export const draftGet: Call<{ key: string }, Draft | null> = {
  name: 'draftGet',
  method: 'GET',
  path: '/api/draft/:key',
};

export interface DraftPutBody {
  body_html: string;
  attachments?: string[];
  form_values?: Record<string, unknown>;
  revision: number;
  device: string;
  replaced?: string;
}

/** Saves a draft. The newer revision wins; the older one is kept as its alternative. */
export const draftPut: Call<{ key: string } & DraftPutBody, SavedDraft> = {
  name: 'draftPut',
  method: 'PUT',
  path: '/api/draft/:key',
};
