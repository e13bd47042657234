import { icon } from './icon.tsx';

/** Attach. */
export const PaperclipIcon = /* @__PURE__ */ icon(
  'PaperclipIcon',
  'M19.5 11.5l-7.8 7.8a4.8 4.8 0 0 1-6.8-6.8l8-8a3.2 3.2 0 0 1 4.5 4.5l-7.7 7.7a1.6 1.6 0 0 1-2.2-2.2l7-7',
);
/** Send: points left in Persian. */
export const SendIcon = /* @__PURE__ */ icon('SendIcon', 'M3.5 4.5L21 12 3.5 19.5l2.5-7.5zM6 12h6', { mirror: true });
/** Reply. */
export const ReplyIcon = /* @__PURE__ */ icon('ReplyIcon', 'M9.5 6L4 11.5 9.5 17M4.5 11.5H14a6 6 0 0 1 6 6V19', {
  mirror: true,
});
/** Internal note. */
export const NoteIcon = /* @__PURE__ */ icon('NoteIcon', 'M5 4.5h14v10l-5 5H5zM14 19.5v-5h5M8.5 9h7M8.5 12.5h4', {
  mirror: true,
});
/** Transfer. */
export const TransferIcon = /* @__PURE__ */ icon('TransferIcon', 'M4 8.5h16M16 4.5l4 4-4 4M20 15.5H4M8 11.5l-4 4 4 4', {
  mirror: true,
});
/** Merge. */
export const MergeIcon = /* @__PURE__ */ icon(
  'MergeIcon',
  'M7 4v4c0 3 5 3.5 5 7v5M17 4v4c0 3-5 3.5-5 7M9 17.5l3 3 3-3',
);
/** A file. */
export const FileIcon = /* @__PURE__ */ icon('FileIcon', 'M6 3.5h8.5L19 8v12.5H6zM14 3.5V8.5h5', { mirror: true });
/** A document, canned texts. */
export const FileTextIcon = /* @__PURE__ */ icon(
  'FileTextIcon',
  'M6 3.5h8.5L19 8v12.5H6zM14 3.5V8.5h5M9 12.5h7M9 16h5',
  { mirror: true },
);
/** A PDF file. */
export const FilePdfIcon = /* @__PURE__ */ icon(
  'FilePdfIcon',
  'M6 3.5h8.5L19 8v12.5H6zM14 3.5V8.5h5M9 17.5c2.5-1 4-4.5 3.7-6.5-.2-1-1.2-.8-1.2.3 0 2 2 4.7 5 4.7',
);
/** A spreadsheet. */
export const FileSheetIcon = /* @__PURE__ */ icon(
  'FileSheetIcon',
  'M6 3.5h8.5L19 8v12.5H6zM14 3.5V8.5h5M9 12h7v5.5H9zM12.5 12v5.5M9 14.7h7',
);
/** An archive. */
export const FileZipIcon = /* @__PURE__ */ icon(
  'FileZipIcon',
  'M6 3.5h8.5L19 8v12.5H6zM14 3.5V8.5h5M10.5 4.5v1M10.5 8v1M10.5 11.5v1M9.3 15h2.4v3H9.3z',
);
/** A file that is not allowed. */
export const FileUnknownIcon = /* @__PURE__ */ icon(
  'FileUnknownIcon',
  'M6 3.5h8.5L19 8v12.5H6zM14 3.5V8.5h5M10.7 12.3a1.8 1.8 0 1 1 2.5 1.7c-.5.3-.7.6-.7 1.2M12.5 17.7v.1',
);
/** An image. */
export const ImageIcon = /* @__PURE__ */ icon(
  'ImageIcon',
  'M3.5 5h17v14h-17zM8.5 10.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3zM4 17l5-4.5 3.5 3 3-2.5 4.5 4',
);
/** Spam. */
export const SpamIcon = /* @__PURE__ */ icon('SpamIcon', 'M8 3.5h8l4.5 4.5v8L16 20.5H8L3.5 16V8zM8.5 12h7');
/** Print. */
export const PrintIcon = /* @__PURE__ */ icon('PrintIcon', 'M7 8.5v-5h10v5M7 16.5H4v-8h16v8h-3M7 14h10v6.5H7z');
/** Split. */
export const SplitIcon = /* @__PURE__ */ icon(
  'SplitIcon',
  'M12 20.5V14M12 14C12 10 6 10 6 4.5M12 14c0-4 6-4 6-9.5M3.5 7L6 4.5 8.5 7M15.5 7L18 4.5 20.5 7',
);
/** Several steps by one press. */
export const BoltIcon = /* @__PURE__ */ icon('BoltIcon', 'M13 3L5.5 13.5H11L10 21l8-11h-5.5z');
/** Satisfaction. */
export const SmileIcon = /* @__PURE__ */ icon(
  'SmileIcon',
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM8 14.5c1 1.5 2.3 2.2 4 2.2s3-.7 4-2.2M9 9.5v.1M15 9.5v.1',
);
/** Mention. */
export const MentionIcon = /* @__PURE__ */ icon(
  'MentionIcon',
  'M15.5 12a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0zM15.5 8.5v5a2.5 2.5 0 0 0 5 0V12a8.5 8.5 0 1 0-3.4 6.8',
);
