import { sql } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';

/** The articles whose moment to be published, or to end, has come. */
export async function dueArticles(db: AnyDb, now: Date): Promise<{ id: number; what: 'publish' | 'expire' }[]> {
  const { rows } = await sql<{ id: number; what: 'publish' | 'expire' }>`
    select a.id, 'publish' as what from article a join article_version v on v.article_id = a.id and v.number = a.version_number
      where v.state = 'scheduled' and v.publish_at <= ${now} and a.deleted_at is null
    union all select a.id, 'expire' from article a where a.live and a.expire_at <= ${now}`.execute(db);
  return rows;
}

/** Whether the live version of an article has reached its end. */
export async function isOver(db: AnyDb, id: number, now: Date): Promise<boolean> {
  const { rows } = await sql`select from article where id = ${id} and live and expire_at <= ${now}`.execute(db);
  return rows.length > 0;
}

/** An article whose review is due, and who is asked for it. */
export interface DueReview {
  id: number;
  name: string;
  person_id: number;
  due: Date;
}

/** The articles whose review is due: of the person who reviewed them, else of their author. */
export async function dueReviews(db: AnyDb, now: Date): Promise<DueReview[]> {
  const { rows } = await sql<DueReview>`
    select a.id, v.name, coalesce(v.reviewer_id, v.author_id) as person_id, a.review_due_at as due
    from article a join article_version v on v.article_id = a.id and v.number = a.version_number
    where a.deleted_at is null and a.review_due_at <= ${now}`.execute(db);
  return rows;
}
