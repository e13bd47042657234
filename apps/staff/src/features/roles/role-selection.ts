/** The role that the dialog shows, or a new one. */
export type SelectedRole = number | 'new';
