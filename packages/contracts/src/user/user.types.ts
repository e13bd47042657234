import type { z } from 'zod';
import type { BodyInputOf, DataOf } from '../endpoint.ts';
import type * as s from './user.schema.ts';

export type CustomerLevelSummary = z.output<typeof s.customerLevelSummary>;
export type Customer = z.output<typeof s.customer>;
export type CustomerLevel = z.output<typeof s.customerLevel>;
export type UserListRow = DataOf<typeof s.userList>;
export type UserListQuery = z.input<typeof s.userList.query>;
export type UserStoreBody = BodyInputOf<typeof s.userStore>;
export type UserUpdateBody = BodyInputOf<typeof s.userUpdate>;
