import { type Kysely, sql } from 'kysely';

/**
 * One row for each release of a module, no longer for each version: a version is built many times, and only the release
 * says which files a browser ran. Failures that were counted by version keep it as their release.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table module_release add column release text;
    update module_release set release = coalesce(manifest ->> 'release', container);
    alter table module_release alter column release set not null;
    alter table module_release drop constraint module_release_module_version_audience_key;
    alter table module_release add unique (module, audience, release);
    alter table module_failure add column release text;
    update module_failure set release = version;
    alter table module_failure drop constraint module_failure_pkey;
    alter table module_failure add primary key (day, module, release, kind);
  `.execute(db);
}
