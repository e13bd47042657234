// Printed from the schemas of this folder by `npm run gen`; do not edit.

export interface IdAndName {
  id: number;
  name: string;
}

export interface Person {
  id: number;
  name: string;
  employee: boolean;
  profile_picture_name: string | null;
}

export interface ToDepartment {
  id: number;
  name: string;
  users: IdAndName[];
}
