import { type Kysely, sql } from 'kysely';

/**
 * Lists show the level of a customer, which is that of their present organisation where they have none (decisions 2.8).
 * So a row is forgotten too when its customer goes to another organisation, and when the organisation is deleted (ADR
 * 0049).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const watched = {
    organization: ['name', 'customer_level_id', 'deleted_at'],
    user: ['first_name', 'last_name', 'employee', 'profile_picture_id', 'customer_level_id', 'organization_id'],
  };
  for (const [table, columns] of Object.entries(watched)) {
    const changed = columns.map((column) => sql`old.${sql.ref(column)} is distinct from new.${sql.ref(column)}`);
    await sql`drop trigger note_listed_update on ${sql.table(table)}`.execute(db);
    await sql`create trigger note_listed_update after update of ${sql.join(columns.map((column) => sql.ref(column)))} on ${sql.table(table)}
      for each row when (${sql.join(changed, sql` or `)}) execute function note_listed_name_change()`.execute(db);
  }
}
