import { postgresTypes } from '../../contract/postgres-types.ts';
import { type StoredSubmission, storedSubmission } from '../../contract/rows.ts';

export type Column = keyof StoredSubmission;

/** The table as the data interface knows it: every column and the type PostgreSQL reads it as. */
export const columns = postgresTypes(storedSubmission) as Record<Column, string>;

export const allColumns = Object.keys(columns) as Column[];

export const isColumn = (name: string): name is Column => Object.hasOwn(columns, name);
