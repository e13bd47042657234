-- Written by `npm run gen` from the migrations; the library of jobs keeps its own schema.

create table address_proof (
  token_hash bytea not null,
  user_id bigint not null,
  credential_epoch integer not null,
  created_at timestamp(3) with time zone not null,
  expires_at timestamp(3) with time zone not null,
  used_at timestamp(3) with time zone,
  ticket_id bigint,
  constraint address_proof_pkey PRIMARY KEY (token_hash),
  constraint address_proof_user_id_fkey FOREIGN KEY (user_id) REFERENCES "user"(id) ON DELETE CASCADE
);

create table announcement (
  id bigint not null generated as identity,
  audience text not null,
  title text not null,
  title_norm text not null,
  body_html text not null default ''::text,
  importance smallint not null default 2,
  state text not null default 'draft'::text,
  branch_ids bigint[] not null default '{-1}'::bigint[],
  department_ids bigint[] not null default '{}'::bigint[],
  role_ids bigint[] not null default '{}'::bigint[],
  organization_ids bigint[] not null default '{}'::bigint[],
  customer_level_ids bigint[] not null default '{}'::bigint[],
  start_at timestamp(3) with time zone,
  end_at timestamp(3) with time zone,
  pinned boolean not null default false,
  require_ack boolean not null default false,
  channels text[] not null default '{push}'::text[],
  version_number integer not null default 0,
  reset_number integer not null default 1,
  sent_count integer not null default 0,
  created_by_id bigint,
  updated_by_id bigint,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  version integer not null default 1,
  deleted_at timestamp(3) with time zone,
  constraint announcement_pkey PRIMARY KEY (id),
  constraint announcement_created_by_id_fkey FOREIGN KEY (created_by_id) REFERENCES "user"(id),
  constraint announcement_updated_by_id_fkey FOREIGN KEY (updated_by_id) REFERENCES "user"(id),
  constraint announcement_audience_check CHECK ((audience = ANY (ARRAY['customers'::text, 'employees'::text]))),
  constraint announcement_check CHECK (((state = 'draft'::text) OR (start_at IS NOT NULL))),
  constraint announcement_importance_check CHECK (((importance >= 1) AND (importance <= 4))),
  constraint announcement_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'scheduled'::text, 'live'::text, 'ended'::text])))
);

create table announcement_receipt (
  announcement_id bigint not null,
  user_id bigint not null,
  seen_number integer not null,
  seen_at timestamp(3) with time zone not null,
  acked_number integer not null default 0,
  acked_at timestamp(3) with time zone,
  constraint announcement_receipt_pkey PRIMARY KEY (announcement_id, user_id),
  constraint announcement_receipt_announcement_id_fkey FOREIGN KEY (announcement_id) REFERENCES announcement(id),
  constraint announcement_receipt_user_id_fkey FOREIGN KEY (user_id) REFERENCES "user"(id) ON DELETE CASCADE
);

create table announcement_version (
  announcement_id bigint not null,
  number integer not null,
  title text not null,
  body_html text not null,
  importance smallint not null,
  reset boolean not null,
  editor_id bigint,
  created_at timestamp(3) with time zone not null,
  constraint announcement_version_pkey PRIMARY KEY (announcement_id, number),
  constraint announcement_version_announcement_id_fkey FOREIGN KEY (announcement_id) REFERENCES announcement(id),
  constraint announcement_version_editor_id_fkey FOREIGN KEY (editor_id) REFERENCES "user"(id)
);

create table article (
  id bigint not null generated as identity,
  version_number integer not null default 1,
  live_version_number integer,
  live boolean not null default false,
  name text,
  slug text,
  body_html text,
  excerpt text,
  read_time integer,
  seo_title text,
  seo_description text,
  visibility text,
  allow_feedback boolean not null default true,
  related_ids bigint[] not null default '{}'::bigint[],
  file_ids bigint[] not null default '{}'::bigint[],
  author_id bigint,
  published_at timestamp(3) with time zone,
  live_since timestamp(3) with time zone,
  expire_at timestamp(3) with time zone,
  views bigint not null default 0,
  helpful_yes integer not null default 0,
  helpful_no integer not null default 0,
  comment_count integer not null default 0,
  review_due_at timestamp(3) with time zone,
  source_ticket_id bigint,
  created_by_id bigint not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  version integer not null default 1,
  deleted_at timestamp(3) with time zone,
  constraint article_pkey PRIMARY KEY (id),
  constraint article_author_id_fkey FOREIGN KEY (author_id) REFERENCES "user"(id),
  constraint article_created_by_id_fkey FOREIGN KEY (created_by_id) REFERENCES "user"(id),
  constraint article_source_ticket_id_fkey FOREIGN KEY (source_ticket_id) REFERENCES ticket(id) ON DELETE SET NULL,
  constraint article_check CHECK (((NOT live) OR ((live_version_number IS NOT NULL) AND (name IS NOT NULL) AND (visibility IS NOT NULL) AND (deleted_at IS NULL)))),
  constraint article_visibility_check CHECK ((visibility = ANY (ARRAY['employees'::text, 'customers'::text, 'both'::text, 'public'::text])))
);
CREATE INDEX article_live ON article USING btree (live_since DESC, id DESC) WHERE live;
CREATE INDEX article_readable ON article USING btree (id) INCLUDE (visibility) WHERE live;
CREATE INDEX article_review_due ON article USING btree (review_due_at) WHERE ((review_due_at IS NOT NULL) AND (deleted_at IS NULL));

create table article_category (
  id bigint not null generated as identity,
  parent_id bigint,
  "order" integer not null,
  name text not null,
  name_norm text not null,
  slug text not null,
  description text,
  status boolean not null default true,
  icon_id bigint,
  visibility text not null,
  organization_ids bigint[] not null default '{}'::bigint[],
  customer_level_ids bigint[] not null default '{}'::bigint[],
  created_by_id bigint not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  version integer not null default 1,
  deleted_at timestamp(3) with time zone,
  constraint article_category_pkey PRIMARY KEY (id),
  constraint article_category_created_by_id_fkey FOREIGN KEY (created_by_id) REFERENCES "user"(id),
  constraint article_category_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES article_category(id),
  constraint article_category_visibility_check CHECK ((visibility = ANY (ARRAY['employees'::text, 'customers'::text, 'both'::text, 'public'::text])))
);

create table article_feedback (
  id bigint not null generated as identity,
  article_id bigint not null,
  version_number integer not null,
  reader_key text not null,
  user_id bigint,
  helpful boolean not null,
  comment text,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  constraint article_feedback_article_id_version_number_reader_key_key UNIQUE (article_id, version_number, reader_key),
  constraint article_feedback_pkey PRIMARY KEY (id),
  constraint article_feedback_article_id_fkey FOREIGN KEY (article_id) REFERENCES article(id) ON DELETE CASCADE,
  constraint article_feedback_user_id_fkey FOREIGN KEY (user_id) REFERENCES "user"(id) ON DELETE SET NULL
);
CREATE INDEX article_feedback_comments ON article_feedback USING btree (article_id, updated_at DESC, id DESC) WHERE (comment IS NOT NULL);

create table article_in_category (
  article_id bigint not null,
  category_id bigint not null,
  "position" integer not null,
  constraint article_in_category_pkey PRIMARY KEY (article_id, category_id),
  constraint article_in_category_article_id_fkey FOREIGN KEY (article_id) REFERENCES article(id) ON DELETE CASCADE,
  constraint article_in_category_category_id_fkey FOREIGN KEY (category_id) REFERENCES article_category(id)
);
CREATE INDEX article_in_category_category ON article_in_category USING btree (category_id, article_id);

create table article_solution (
  article_id bigint not null,
  reader_key text not null,
  day date not null,
  source text not null,
  user_id bigint,
  created_at timestamp(3) with time zone not null,
  constraint article_solution_pkey PRIMARY KEY (article_id, reader_key, day),
  constraint article_solution_article_id_fkey FOREIGN KEY (article_id) REFERENCES article(id) ON DELETE CASCADE,
  constraint article_solution_user_id_fkey FOREIGN KEY (user_id) REFERENCES "user"(id) ON DELETE SET NULL,
  constraint article_solution_source_check CHECK ((source = ANY (ARRAY['article'::text, 'suggestion'::text])))
);
CREATE INDEX article_solution_day ON article_solution USING btree (day);

create table article_template (
  id bigint not null generated as identity,
  name text not null,
  name_norm text not null,
  body text not null,
  fields jsonb not null default '{}'::jsonb,
  created_by_id bigint not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  version integer not null default 1,
  deleted_at timestamp(3) with time zone,
  constraint article_template_pkey PRIMARY KEY (id),
  constraint article_template_created_by_id_fkey FOREIGN KEY (created_by_id) REFERENCES "user"(id)
);

create table article_term (
  term text not null,
  article_id bigint not null,
  weight real not null,
  constraint article_term_pkey PRIMARY KEY (term, article_id) INCLUDE (weight),
  constraint article_term_article_id_fkey FOREIGN KEY (article_id) REFERENCES article(id) ON DELETE CASCADE
);
CREATE INDEX article_term_article ON article_term USING btree (article_id);

create table article_term_count (
  term text not null,
  articles integer not null,
  constraint article_term_count_pkey PRIMARY KEY (term)
);

create table article_version (
  article_id bigint not null,
  number integer not null,
  state text not null default 'draft'::text,
  name text not null,
  name_norm text not null,
  slug text not null,
  body_html text not null default ''::text,
  excerpt text,
  read_time integer not null default 1,
  visibility text not null,
  category_ids bigint[] not null default '{}'::bigint[],
  related_ids bigint[] not null default '{}'::bigint[],
  keywords text[] not null default '{}'::text[],
  file_ids bigint[] not null default '{}'::bigint[],
  seo_title text,
  seo_description text,
  allow_feedback boolean not null default true,
  template_id bigint,
  publish_at timestamp(3) with time zone,
  expire_at timestamp(3) with time zone,
  author_id bigint not null,
  editor_ids bigint[] not null default '{}'::bigint[],
  reviewer_id bigint,
  review_remark text,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  published_at timestamp(3) with time zone,
  constraint article_version_pkey PRIMARY KEY (article_id, number),
  constraint article_version_article_id_fkey FOREIGN KEY (article_id) REFERENCES article(id) ON DELETE CASCADE,
  constraint article_version_author_id_fkey FOREIGN KEY (author_id) REFERENCES "user"(id),
  constraint article_version_reviewer_id_fkey FOREIGN KEY (reviewer_id) REFERENCES "user"(id),
  constraint article_version_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'review'::text, 'scheduled'::text, 'published'::text, 'archived'::text]))),
  constraint article_version_visibility_check CHECK ((visibility = ANY (ARRAY['employees'::text, 'customers'::text, 'both'::text, 'public'::text])))
);
CREATE INDEX article_version_file ON article_version USING gin (file_ids);
CREATE INDEX article_version_name ON article_version USING gin (name_norm gin_trgm_ops);
CREATE INDEX article_version_scheduled ON article_version USING btree (publish_at) WHERE (state = 'scheduled'::text);
CREATE INDEX article_version_slug ON article_version USING btree (slug);

create table article_word (
  word text not null,
  term text not null,
  sound text not null,
  consonants text not null,
  constraint article_word_pkey PRIMARY KEY (word)
);
CREATE INDEX article_word_consonants ON article_word USING btree (consonants);
CREATE INDEX article_word_sound ON article_word USING btree (sound);
CREATE INDEX article_word_term ON article_word USING btree (term);
CREATE INDEX article_word_trigrams ON article_word USING gin (word gin_trgm_ops);

create table attachment (
  id bigint not null generated as identity,
  token_hash bytea,
  sha256 bytea not null,
  name text not null,
  extension text not null,
  mime text not null,
  size bigint not null,
  width integer,
  height integer,
  inline boolean not null default false,
  context text not null default 'upload'::text,
  context_id bigint,
  owner_id bigint,
  created_at timestamp(3) with time zone not null default now(),
  deleted_at timestamp with time zone,
  purpose text,
  file_id bigint,
  constraint attachment_token_hash_key UNIQUE (token_hash),
  constraint attachment_pkey PRIMARY KEY (id),
  constraint attachment_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES "user"(id),
  constraint attachment_sha256_fkey FOREIGN KEY (sha256) REFERENCES file_blob(sha256)
);
CREATE INDEX attachment_blob ON attachment USING btree (sha256);
CREATE INDEX attachment_context ON attachment USING btree (context, context_id) WHERE (deleted_at IS NULL);
CREATE INDEX attachment_of_file ON attachment USING btree (file_id) WHERE ((file_id IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX attachment_orphans ON attachment USING btree (created_at) WHERE (context = 'upload'::text);

create table audit_log (
  id bigint not null generated as identity,
  at timestamp(3) with time zone not null default now(),
  actor_id bigint,
  actor_name text,
  actor_ip text,
  action text not null,
  object_type text not null,
  object_id bigint,
  object_name text,
  before jsonb,
  after jsonb,
  reason text,
  prev_hash bytea,
  hash bytea not null,
  constraint audit_log_pkey PRIMARY KEY (id)
);
CREATE INDEX audit_log_at ON audit_log USING btree (at DESC, id DESC);

create table audit_log_start (
  one boolean not null default true,
  removed_id bigint not null,
  hash bytea not null,
  constraint audit_log_start_pkey PRIMARY KEY (one),
  constraint audit_log_start_one CHECK (one)
);

create table batch (
  id bigint not null generated as identity,
  kind text not null,
  owner_id bigint not null,
  title text not null,
  input jsonb not null,
  state text not null default 'waiting'::text,
  total integer not null,
  done integer not null default 0,
  failed integer not null default 0,
  created_at timestamp(3) with time zone not null default now(),
  started_at timestamp(3) with time zone,
  ended_at timestamp(3) with time zone,
  constraint batch_pkey PRIMARY KEY (id),
  constraint batch_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES "user"(id),
  constraint batch_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'ended'::text, 'cancelled'::text])))
);
CREATE INDEX batch_created ON batch USING btree (created_at);

create table batch_row (
  batch_id bigint not null,
  "position" integer not null,
  ref_id bigint not null,
  state text not null default 'waiting'::text,
  code text,
  message text,
  constraint batch_row_pkey PRIMARY KEY (batch_id, "position"),
  constraint batch_row_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES batch(id) ON DELETE CASCADE,
  constraint batch_row_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'done'::text, 'failed'::text, 'cancelled'::text])))
);
CREATE INDEX batch_row_waiting ON batch_row USING btree (batch_id, "position") WHERE (state = 'waiting'::text);

create table branch (
  id bigint not null generated as identity,
  name text not null,
  code text not null,
  phone text,
  address text,
  country_code text,
  state_id bigint,
  city_id bigint,
  city_name text,
  timezone text,
  status boolean not null default true,
  "order" integer not null default 0,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  created_by_id bigint,
  updated_by_id bigint,
  version integer not null default 1,
  deleted_at timestamp with time zone,
  logo_id bigint,
  replaced_by_id bigint,
  constraint branch_pkey PRIMARY KEY (id),
  constraint branch_replaced_by_id_fkey FOREIGN KEY (replaced_by_id) REFERENCES branch(id)
);
CREATE UNIQUE INDEX branch_code ON branch USING btree (upper(code)) WHERE (deleted_at IS NULL);

create table calendar_attendee (
  event_id bigint not null,
  user_id bigint not null,
  constraint calendar_attendee_pkey PRIMARY KEY (event_id, user_id),
  constraint calendar_attendee_event_id_fkey FOREIGN KEY (event_id) REFERENCES calendar_event(id),
  constraint calendar_attendee_user_id_fkey FOREIGN KEY (user_id) REFERENCES "user"(id)
);
CREATE INDEX calendar_attendee_user ON calendar_attendee USING btree (user_id);

create table calendar_event (
  id bigint not null generated as identity,
  title text not null,
  color text not null,
  description text,
  location text,
  start_at timestamp(3) with time zone not null,
  end_at timestamp(3) with time zone,
  last_at timestamp(3) with time zone not null,
  all_day boolean not null default false,
  visibility text not null default 'private'::text,
  department_id bigint,
  branch_id bigint not null,
  owner_id bigint not null,
  repeat text not null default 'none'::text,
  repeat_until date,
  reminder_minutes integer[] not null default '{}'::integer[],
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  version integer not null default 1,
  deleted_at timestamp(3) with time zone,
  search_norm text not null,
  source_type text,
  source_id bigint,
  constraint calendar_event_pkey PRIMARY KEY (id),
  constraint calendar_event_department_id_fkey FOREIGN KEY (department_id) REFERENCES department(id),
  constraint calendar_event_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES "user"(id),
  constraint calendar_event_check CHECK (((visibility <> 'department'::text) OR (department_id IS NOT NULL))),
  constraint calendar_event_check1 CHECK ((end_at >= start_at)),
  constraint calendar_event_check2 CHECK (((source_type IS NULL) = (source_id IS NULL))),
  constraint calendar_event_repeat_check CHECK ((repeat = ANY (ARRAY['none'::text, 'daily'::text, 'weekly'::text, 'monthly_jalali'::text, 'yearly_jalali'::text]))),
  constraint calendar_event_source_type_check CHECK ((source_type = ANY (ARRAY['ticket'::text, 'customer'::text]))),
  constraint calendar_event_visibility_check CHECK ((visibility = ANY (ARRAY['private'::text, 'department'::text, 'branch'::text, 'all'::text])))
);
CREATE INDEX calendar_event_owner ON calendar_event USING btree (owner_id, last_at) WHERE (deleted_at IS NULL);
CREATE INDEX calendar_event_reminder ON calendar_event USING btree (last_at) WHERE ((deleted_at IS NULL) AND (reminder_minutes <> '{}'::integer[]));
CREATE INDEX calendar_event_shared ON calendar_event USING btree (last_at) WHERE ((deleted_at IS NULL) AND (visibility <> 'private'::text));

create table calendar_feed (
  user_id bigint not null,
  token_hash bytea not null,
  created_at timestamp(3) with time zone not null,
  credential_epoch integer not null,
  constraint calendar_feed_token_hash_key UNIQUE (token_hash),
  constraint calendar_feed_pkey PRIMARY KEY (user_id),
  constraint calendar_feed_user_id_fkey FOREIGN KEY (user_id) REFERENCES "user"(id)
);

create table call_count (
  key bytea not null,
  count integer not null,
  ends_at timestamp(3) with time zone not null,
  constraint call_count_pkey PRIMARY KEY (key)
);

create table city (
  id bigint not null,
  state_id bigint not null,
  name text not null,
  name_norm text not null,
  constraint city_pkey PRIMARY KEY (id),
  constraint city_state_id_fkey FOREIGN KEY (state_id) REFERENCES state(id)
);
CREATE INDEX city_state ON city USING btree (state_id);

create table custom_field (
  id bigint not null generated as identity,
  context text not null,
  department_id bigint,
  type text not null,
  label text not null,
  label_norm text not null,
  required boolean not null default false,
  default_value jsonb,
  status boolean not null default true,
  "order" integer not null,
  help text not null default ''::text,
  placeholder text not null default ''::text,
  min_length integer,
  max_length integer,
  min double precision,
  max double precision,
  min_date text,
  max_date text,
  date_type text,
  items jsonb not null default '[]'::jsonb,
  regex text,
  "unique" boolean not null default false,
  sensitive boolean not null default false,
  is_archived boolean not null default false,
  has_values boolean not null default false,
  created_by_id bigint,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  version integer not null default 1,
  deleted_at timestamp(3) with time zone,
  show_in_list boolean not null default false,
  searchable boolean not null default false,
  search_after bigint,
  search_last bigint,
  constraint custom_field_pkey PRIMARY KEY (id),
  constraint custom_field_created_by_id_fkey FOREIGN KEY (created_by_id) REFERENCES "user"(id),
  constraint custom_field_department_id_fkey FOREIGN KEY (department_id) REFERENCES department(id),
  constraint custom_field_check CHECK (((context = 'department'::text) = (department_id IS NOT NULL))),
  constraint custom_field_context_check CHECK ((context = ANY (ARRAY['ticket'::text, 'customer'::text, 'organization'::text, 'department'::text])))
);

create table custom_value (
  object_type text not null,
  object_id bigint not null,
  field_id bigint not null,
  v_text text,
  v_num double precision,
  v_date timestamp(3) with time zone,
  v_bool boolean,
  v_item integer,
  v_search text,
  constraint custom_value_pkey PRIMARY KEY (object_type, object_id, field_id),
  constraint custom_value_field_id_fkey FOREIGN KEY (field_id) REFERENCES custom_field(id) ON DELETE CASCADE,
  constraint custom_value_object_type_check CHECK ((object_type = ANY (ARRAY['ticket'::text, 'customer'::text, 'organization'::text])))
);
CREATE INDEX custom_value_date ON custom_value USING btree (field_id, v_date) WHERE (v_date IS NOT NULL);
CREATE INDEX custom_value_item ON custom_value USING btree (field_id, v_item) WHERE (v_item IS NOT NULL);
CREATE INDEX custom_value_num ON custom_value USING btree (field_id, v_num) WHERE (v_num IS NOT NULL);
CREATE INDEX custom_value_search ON custom_value USING gin (v_search gin_trgm_ops) WHERE (v_search IS NOT NULL);
CREATE INDEX custom_value_text ON custom_value USING btree (field_id, md5(v_text)) WHERE (v_text IS NOT NULL);

create table customer_event (
  id bigint not null generated as identity,
  user_id bigint not null,
  customer_event_type_id bigint not null,
  description text not null,
  creator_id bigint,
  related_ticket_id bigint,
  occurred_at timestamp(3) with time zone not null,
  created_at timestamp(3) with time zone not null,
  deleted_at timestamp(3) with time zone,
  constraint customer_event_pkey PRIMARY KEY (id),
  constraint customer_event_creator_id_fkey FOREIGN KEY (creator_id) REFERENCES "user"(id),
  constraint customer_event_customer_event_type_id_fkey FOREIGN KEY (customer_event_type_id) REFERENCES customer_event_type(id),
  constraint customer_event_related_ticket_id_fkey FOREIGN KEY (related_ticket_id) REFERENCES ticket(id),
  constraint customer_event_user_id_fkey FOREIGN KEY (user_id) REFERENCES "user"(id)
);
CREATE INDEX customer_event_of_type ON customer_event USING btree (customer_event_type_id, id);
CREATE INDEX customer_event_user ON customer_event USING btree (user_id, occurred_at, id) WHERE (deleted_at IS NULL);

create table customer_event_type (
  id bigint not null generated as identity,
  name text not null,
  external boolean not null,
  color text not null,
  "order" integer not null default 0,
  status boolean not null default true,
  default_description text,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  version integer not null default 1,
  deleted_at timestamp(3) with time zone,
  replaced_by_id bigint,
  constraint customer_event_type_pkey PRIMARY KEY (id),
  constraint customer_event_type_replaced_by_id_fkey FOREIGN KEY (replaced_by_id) REFERENCES customer_event_type(id)
);

create table customer_level (
  id bigint not null generated as identity,
  name text not null,
  color text not null,
  icon text,
  "order" integer not null default 0,
  priority_weight integer not null default 0,
  default_importance smallint,
  max_open_tickets integer,
  is_default boolean not null default false,
  status boolean not null default true,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  version integer not null default 1,
  deleted_at timestamp with time zone,
  sla_id bigint,
  replaced_by_id bigint,
  channels_allowed text[] not null default '{}'::text[],
  constraint customer_level_pkey PRIMARY KEY (id),
  constraint customer_level_replaced_by_id_fkey FOREIGN KEY (replaced_by_id) REFERENCES customer_level(id),
  constraint customer_level_sla_id_fkey FOREIGN KEY (sla_id) REFERENCES sla_policy(id),
  constraint customer_level_open_tickets CHECK ((max_open_tickets > 0)),
  constraint customer_level_weight CHECK (((priority_weight >= 0) AND (priority_weight <= 100)))
);
CREATE UNIQUE INDEX customer_level_default ON customer_level USING btree (is_default) WHERE (is_default AND (deleted_at IS NULL));

create table dashboard (
  user_id bigint not null,
  widgets jsonb,
  version integer not null default 1,
  updated_at timestamp(3) with time zone not null,
  constraint dashboard_pkey PRIMARY KEY (user_id),
  constraint dashboard_user_id_fkey FOREIGN KEY (user_id) REFERENCES "user"(id) ON DELETE CASCADE
);

create table delivery (
  id bigint not null generated as identity,
  medium text not null,
  recipient text not null,
  recipient_user_id bigint,
  event text not null,
  provider text,
  state text not null default 'queued'::text,
  attempts integer not null default 0,
  subject text,
  text text not null,
  code_encrypted bytea,
  customer boolean not null default false,
  error text,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  expires_at timestamp with time zone,
  html text,
  headers jsonb not null default '{}'::jsonb,
  message_id text,
  effect_key text,
  ticket_id bigint,
  content_id bigint,
  author_id bigint,
  next_attempt_at timestamp(3) with time zone,
  only_working_time boolean not null default false,
  constraint delivery_pkey PRIMARY KEY (id),
  constraint delivery_author_id_fkey FOREIGN KEY (author_id) REFERENCES "user"(id) ON DELETE SET NULL,
  constraint delivery_recipient_user_id_fkey FOREIGN KEY (recipient_user_id) REFERENCES "user"(id) ON DELETE SET NULL,
  constraint delivery_medium_check CHECK ((medium = ANY (ARRAY['sms'::text, 'email'::text, 'webhook'::text]))),
  constraint delivery_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'sending'::text, 'sent'::text, 'delivered'::text, 'uncertain'::text, 'failed'::text, 'expired'::text, 'suppressed'::text])))
);
CREATE INDEX delivery_at ON delivery USING btree (created_at DESC, id DESC);
CREATE INDEX delivery_code ON delivery USING btree (expires_at) WHERE (code_encrypted IS NOT NULL);
CREATE INDEX delivery_due ON delivery USING btree (next_attempt_at) WHERE ((state = 'queued'::text) AND (next_attempt_at IS NOT NULL));
CREATE UNIQUE INDEX delivery_effect_key ON delivery USING btree (effect_key) WHERE (effect_key IS NOT NULL);
CREATE INDEX delivery_thread ON delivery USING btree (ticket_id, recipient, id) WHERE (message_id IS NOT NULL);

create table department (
  id bigint not null generated as identity,
  name text not null,
  description text not null default ''::text,
  parent_id bigint,
  kind text not null default 'normal'::text,
  branch_ids bigint[] not null default '{-1}'::bigint[],
  is_public boolean not null default true,
  default_recipient_id bigint,
  customer_access text not null default 'all'::text,
  customer_access_ids bigint[] not null default '{}'::bigint[],
  staff_access text not null default 'all'::text,
  staff_access_ids bigint[] not null default '{}'::bigint[],
  reopen_policy text,
  reopen_days integer,
  status boolean not null default true,
  "order" integer not null default 0,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  created_by_id bigint,
  updated_by_id bigint,
  version integer not null default 1,
  deleted_at timestamp with time zone,
  form_id bigint,
  sla_id bigint,
  replaced_by_id bigint,
  assign_mode text not null default 'manual'::text,
  max_open_per_agent integer,
  assigned_last_id bigint,
  auto_close_days integer,
  signature text not null default ''::text,
  constraint department_pkey PRIMARY KEY (id),
  constraint department_assigned_last_id_fkey FOREIGN KEY (assigned_last_id) REFERENCES "user"(id),
  constraint department_default_recipient_id_fkey FOREIGN KEY (default_recipient_id) REFERENCES "user"(id),
  constraint department_form_id_fkey FOREIGN KEY (form_id) REFERENCES form(id),
  constraint department_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES department(id),
  constraint department_replaced_by_id_fkey FOREIGN KEY (replaced_by_id) REFERENCES department(id),
  constraint department_sla_id_fkey FOREIGN KEY (sla_id) REFERENCES sla_policy(id),
  constraint department_assign_mode_check CHECK ((assign_mode = ANY (ARRAY['manual'::text, 'round_robin'::text, 'least_open'::text, 'by_shift'::text]))),
  constraint department_auto_close_days_check CHECK (((auto_close_days = 0) OR ((auto_close_days >= 3) AND (auto_close_days <= 365)))),
  constraint department_customer_access_check CHECK ((customer_access = ANY (ARRAY['all'::text, 'levels'::text, 'organizations'::text, 'customers'::text]))),
  constraint department_kind_check CHECK ((kind = ANY (ARRAY['normal'::text, 'customers'::text, 'managers'::text]))),
  constraint department_max_open_per_agent_check CHECK ((max_open_per_agent > 0)),
  constraint department_reopen_policy_check CHECK ((reopen_policy = ANY (ARRAY['always'::text, 'days'::text, 'never'::text]))),
  constraint department_signature_length CHECK ((length(signature) <= 10000)),
  constraint department_staff_access_check CHECK ((staff_access = ANY (ARRAY['all'::text, 'departments'::text])))
);
CREATE UNIQUE INDEX department_built_in ON department USING btree (kind) WHERE (kind <> 'normal'::text);

create table department_answer_time (
  department_id bigint not null,
  median_minutes integer not null,
  p90_minutes integer not null,
  tickets integer not null,
  computed_at timestamp(3) with time zone not null,
  constraint department_answer_time_pkey PRIMARY KEY (department_id),
  constraint department_answer_time_department_id_fkey FOREIGN KEY (department_id) REFERENCES department(id) ON DELETE CASCADE
);

create table department_hour_answer_time (
  department_id bigint not null,
  hour smallint not null,
  median_minutes integer not null,
  p90_minutes integer not null,
  constraint department_hour_answer_time_pkey PRIMARY KEY (department_id, hour),
  constraint department_hour_answer_time_department_id_fkey FOREIGN KEY (department_id) REFERENCES department(id) ON DELETE CASCADE,
  constraint department_hour_answer_time_hour_check CHECK (((hour >= 0) AND (hour <= 23)))
);

create table department_member (
  department_id bigint not null,
  user_id bigint not null,
  manager boolean not null default false,
  constraint department_member_pkey PRIMARY KEY (department_id, user_id),
  constraint department_member_department_id_fkey FOREIGN KEY (department_id) REFERENCES department(id) ON DELETE CASCADE,
  constraint department_member_user_id_fkey FOREIGN KEY (user_id) REFERENCES "user"(id) ON DELETE CASCADE
);
CREATE INDEX department_member_user ON department_member USING btree (user_id, department_id);

create table effect (
  key text not null,
  state text not null default 'waiting'::text,
  attempts integer not null default 0,
  at timestamp(3) with time zone not null default now(),
  node_id text,
  error text,
  constraint effect_pkey PRIMARY KEY (key),
  constraint effect_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sending'::text, 'done'::text, 'failed'::text, 'uncertain'::text])))
);
CREATE INDEX effect_open ON effect USING btree (at) WHERE (state <> 'done'::text);

create table file (
  id bigint not null generated as identity,
  parent_id bigint,
  folder boolean not null,
  name text not null,
  name_norm text not null,
  visibility text not null default 'staff'::text,
  owner_id bigint not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  version integer not null default 1,
  deleted_at timestamp(3) with time zone,
  public_key text,
  constraint file_pkey PRIMARY KEY (id),
  constraint file_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES "user"(id),
  constraint file_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES file(id),
  constraint file_visibility_check CHECK ((visibility = ANY (ARRAY['private'::text, 'staff'::text, 'public'::text])))
);
CREATE INDEX file_by_name ON file USING btree (COALESCE(parent_id, (0)::bigint), folder DESC, name COLLATE "fa-x-icu", id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX file_name_in_folder ON file USING btree (COALESCE(parent_id, (0)::bigint), lower(name)) WHERE (deleted_at IS NULL);
CREATE INDEX file_name_words ON file USING gin (name_norm gin_trgm_ops) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX file_public_key ON file USING btree (public_key) WHERE (public_key IS NOT NULL);

create table file_blob (
  sha256 bytea not null,
  size bigint not null,
  created_at timestamp(3) with time zone not null default now(),
  constraint file_blob_pkey PRIMARY KEY (sha256)
);

create table file_upload (
  id bigint not null generated as identity,
  owner_id bigint not null,
  name text not null,
  size bigint not null,
  last_modified bigint,
  parent_id bigint,
  visibility text,
  on_conflict text,
  created_at timestamp(3) with time zone not null,
  expires_at timestamp(3) with time zone not null,
  file_id bigint,
  constraint file_upload_pkey PRIMARY KEY (id),
  constraint file_upload_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES "user"(id),
  constraint file_upload_on_conflict_check CHECK ((on_conflict = ANY (ARRAY['rename'::text, 'replace'::text]))),
  constraint file_upload_visibility_check CHECK ((visibility = ANY (ARRAY['private'::text, 'staff'::text, 'public'::text])))
);
CREATE INDEX file_upload_expiry ON file_upload USING btree (expires_at);
CREATE UNIQUE INDEX file_upload_open ON file_upload USING btree (owner_id, COALESCE(parent_id, (0)::bigint), name, size, COALESCE(last_modified, ('-1'::integer)::bigint)) WHERE (file_id IS NULL);

create table file_upload_part (
  upload_id bigint not null,
  number integer not null,
  attachment_id bigint not null,
  sha256 bytea not null,
  size bigint not null,
  constraint file_upload_part_pkey PRIMARY KEY (upload_id, number),
  constraint file_upload_part_upload_id_fkey FOREIGN KEY (upload_id) REFERENCES file_upload(id) ON DELETE CASCADE
);
CREATE INDEX file_upload_part_content ON file_upload_part USING btree (attachment_id);

create table form (
  id bigint not null generated as identity,
  context text not null,
  name text not null,
  name_norm text not null,
  description text not null default ''::text,
  status boolean not null default true,
  "order" integer not null,
  is_default boolean not null default false,
  audience text not null default 'both'::text,
  branch_ids bigint[] not null default '{-1}'::bigint[],
  intro text not null default ''::text,
  subject_template text not null default ''::text,
  default_importance smallint,
  default_recipient_id bigint,
  created_by_id bigint,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  version integer not null default 1,
  deleted_at timestamp(3) with time zone,
  replaced_by_id bigint,
  constraint form_pkey PRIMARY KEY (id),
  constraint form_created_by_id_fkey FOREIGN KEY (created_by_id) REFERENCES "user"(id),
  constraint form_default_recipient_id_fkey FOREIGN KEY (default_recipient_id) REFERENCES "user"(id),
  constraint form_replaced_by_id_fkey FOREIGN KEY (replaced_by_id) REFERENCES form(id),
  constraint form_audience_check CHECK ((audience = ANY (ARRAY['customers'::text, 'employees'::text, 'both'::text]))),
  constraint form_context_check CHECK ((context = ANY (ARRAY['ticket'::text, 'customer'::text, 'organization'::text])))
);

create table form_field (
  form_id bigint not null,
  field_id bigint not null,
  "order" integer not null,
  status boolean not null,
  required boolean not null,
  public boolean not null,
  width text not null,
  condition jsonb,
  constraint form_field_pkey PRIMARY KEY (form_id, field_id),
  constraint form_field_field_id_fkey FOREIGN KEY (field_id) REFERENCES custom_field(id) ON DELETE CASCADE,
  constraint form_field_form_id_fkey FOREIGN KEY (form_id) REFERENCES form(id) ON DELETE CASCADE
);

create table invitation (
  user_id bigint not null,
  token_hash bytea not null,
  credential_epoch integer not null,
  created_at timestamp(3) with time zone not null,
  expires_at timestamp(3) with time zone not null,
  created_by_id bigint,
  constraint invitation_token_hash_key UNIQUE (token_hash),
  constraint invitation_pkey PRIMARY KEY (user_id),
  constraint invitation_created_by_id_fkey FOREIGN KEY (created_by_id) REFERENCES "user"(id),
  constraint invitation_user_id_fkey FOREIGN KEY (user_id) REFERENCES "user"(id) ON DELETE CASCADE
);

create table known_device (
  user_id bigint not null,
  token_hash bytea not null,
  created_at timestamp(3) with time zone not null,
  last_used_at timestamp(3) with time zone not null,
  constraint known_device_pkey PRIMARY KEY (user_id, token_hash),
  constraint known_device_user_id_fkey FOREIGN KEY (user_id) REFERENCES "user"(id) ON DELETE CASCADE
);

create table kysely_migration (
  name character varying(255) not null,
  "timestamp" character varying(255) not null,
  constraint kysely_migration_pkey PRIMARY KEY (name)
);

create table kysely_migration_lock (
  id character varying(255) not null,
  is_locked integer not null default 0,
  constraint kysely_migration_lock_pkey PRIMARY KEY (id)
);

create table license (
  id bigint not null generated as identity,
  code text not null,
  claims jsonb not null,
  installed_at timestamp(3) with time zone not null default now(),
  installed_by_id bigint,
  constraint license_pkey PRIMARY KEY (id)
);

create table listed_name_change (
  id bigint not null generated as identity,
  constraint listed_name_change_pkey PRIMARY KEY (id)
);

create table login_attempt (
  account_key text not null,
  net text not null,
  failures integer not null default 0,
  last_failure_at timestamp(3) with time zone not null default now(),
  locked_until timestamp(3) with time zone,
  behind boolean not null default false,
  constraint login_attempt_pkey PRIMARY KEY (account_key, net)
);
CREATE INDEX login_attempt_net ON login_attempt USING btree (net);

create table login_token (
  token_hash bytea not null,
  user_id bigint not null,
  expires_at timestamp(3) with time zone not null,
  used_at timestamp(3) with time zone,
  credential_epoch integer not null default 0,
  session_id bigint,
  constraint login_token_pkey PRIMARY KEY (token_hash),
  constraint login_token_user_id_fkey FOREIGN KEY (user_id) REFERENCES "user"(id) ON DELETE CASCADE
);

create table lunar_off_day (
  base_date date not null,
  moved smallint not null,
  confirmed_by_id bigint not null,
  confirmed_at timestamp(3) with time zone not null,
  constraint lunar_off_day_pkey PRIMARY KEY (base_date),
  constraint lunar_off_day_confirmed_by_id_fkey FOREIGN KEY (confirmed_by_id) REFERENCES "user"(id),
  constraint lunar_off_day_moved_check CHECK (((moved >= '-1'::integer) AND (moved <= 1)))
);

create table macro (
  id bigint not null generated as identity,
  scope text not null,
  owner_id bigint,
  name text not null,
  name_norm text not null,
  steps jsonb not null,
  after text not null default 'stay'::text,
  shortcut text,
  shortcut_key text,
  status boolean not null default true,
  usage_count integer not null default 0,
  last_used_at timestamp(3) with time zone,
  created_by_id bigint not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  version integer not null default 1,
  deleted_at timestamp(3) with time zone,
  "order" integer not null default 0,
  constraint macro_pkey PRIMARY KEY (id),
  constraint macro_created_by_id_fkey FOREIGN KEY (created_by_id) REFERENCES "user"(id),
  constraint macro_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES "user"(id) ON DELETE CASCADE,
  constraint macro_after_check CHECK ((after = ANY (ARRAY['stay'::text, 'next'::text, 'list'::text]))),
  constraint macro_check CHECK (((scope = 'personal'::text) = (owner_id IS NOT NULL))),
  constraint macro_check1 CHECK (((shortcut IS NULL) = (shortcut_key IS NULL))),
  constraint macro_scope_check CHECK ((scope = ANY (ARRAY['global'::text, 'department'::text, 'personal'::text])))
);

create table macro_department (
  macro_id bigint not null,
  department_id bigint not null,
  constraint macro_department_pkey PRIMARY KEY (macro_id, department_id),
  constraint macro_department_department_id_fkey FOREIGN KEY (department_id) REFERENCES department(id) ON DELETE CASCADE,
  constraint macro_department_macro_id_fkey FOREIGN KEY (macro_id) REFERENCES macro(id) ON DELETE CASCADE
);

create table macro_run (
  user_id bigint not null,
  client_key uuid not null,
  ticket_id bigint not null,
  macro_id bigint not null,
  at timestamp(3) with time zone not null,
  constraint macro_run_pkey PRIMARY KEY (user_id, client_key),
  constraint macro_run_macro_id_fkey FOREIGN KEY (macro_id) REFERENCES macro(id) ON DELETE CASCADE,
  constraint macro_run_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES ticket(id) ON DELETE CASCADE,
  constraint macro_run_user_id_fkey FOREIGN KEY (user_id) REFERENCES "user"(id) ON DELETE CASCADE
);

create table module_failure (
  day date not null,
  module text not null,
  version text not null,
  kind text not null,
  count integer not null,
  last_at timestamp with time zone not null,
  last_message text not null,
  last_trace_id text not null,
  last_route text,
  release text not null,
  constraint module_failure_pkey PRIMARY KEY (day, module, release, kind)
);

create table module_failure_trace (
  trace_id text not null,
  at timestamp with time zone not null,
  constraint module_failure_trace_pkey PRIMARY KEY (trace_id)
);
CREATE INDEX module_failure_trace_at ON module_failure_trace USING btree (at);

create table module_release (
  id bigint not null generated as identity,
  module text not null,
  version text not null,
  audience text not null,
  container text not null,
  manifest jsonb not null,
  channel text not null default 'stable'::text,
  active boolean not null default true,
  created_at timestamp(3) with time zone not null default now(),
  release text not null,
  constraint module_release_module_audience_release_key UNIQUE (module, audience, release),
  constraint module_release_pkey PRIMARY KEY (id),
  constraint module_release_audience_check CHECK ((audience = ANY (ARRAY['staff'::text, 'customer'::text])))
);

create table node (
  id text not null,
  worker_ids text[] not null default '{}'::text[],
  started_at timestamp(3) with time zone not null default now(),
  heartbeat_at timestamp(3) with time zone not null default now(),
  constraint node_pkey PRIMARY KEY (id)
);

create table notice (
  event text not null,
  audience text not null,
  channel text not null,
  enabled boolean not null default true,
  subject text,
  body text,
  delay_minutes integer not null default 0,
  only_working_time boolean not null default false,
  sms_pattern text,
  updated_at timestamp(3) with time zone not null default now(),
  updated_by_id bigint,
  constraint notice_pkey PRIMARY KEY (event, audience, channel),
  constraint notice_audience CHECK ((audience = ANY (ARRAY['owner'::text, 'customer'::text, 'supervisor'::text, 'assignee'::text, 'members'::text, 'department_admins'::text, 'branch_admins'::text, 'full_admins'::text, 'followers'::text, 'shared'::text]))),
  constraint notice_channel CHECK ((channel = ANY (ARRAY['panel'::text, 'browser'::text, 'email'::text, 'sms'::text, 'webhook'::text, 'pwa'::text]))),
  constraint notice_delay CHECK (((delay_minutes >= 0) AND (delay_minutes <= 10080))),
  constraint notice_panel_on CHECK (((channel <> 'panel'::text) OR enabled))
);

create table notification (
  id bigint not null generated as identity,
  user_id bigint not null,
  event text not null,
  content text not null,
  link jsonb,
  push boolean not null default true,
  ticket_id bigint,
  group_key text,
  count integer not null default 1,
  created_at timestamp(3) with time zone not null default now(),
  at timestamp(3) with time zone not null default now(),
  seen_at timestamp(3) with time zone,
  read_at timestamp with time zone,
  constraint notification_pkey PRIMARY KEY (id),
  constraint notification_user_id_fkey FOREIGN KEY (user_id) REFERENCES "user"(id) ON DELETE CASCADE
);
CREATE INDEX notification_group ON notification USING btree (user_id, group_key, at DESC) WHERE (group_key IS NOT NULL);
CREATE INDEX notification_unread ON notification USING btree (user_id) WHERE (read_at IS NULL);
CREATE INDEX notification_user ON notification USING btree (user_id, at DESC, id DESC);

create table off_day (
  id bigint not null generated as identity,
  date date not null,
  title text not null,
  repeat text not null default 'none'::text,
  created_by bigint not null,
  created_at timestamp(3) with time zone not null,
  from_minute smallint,
  to_minute smallint,
  official boolean not null default false,
  constraint off_day_pkey PRIMARY KEY (id),
  constraint off_day_created_by_fkey FOREIGN KEY (created_by) REFERENCES "user"(id),
  constraint off_day_hours_check CHECK (((num_nulls(from_minute, to_minute) = ANY (ARRAY[0, 2])) AND (from_minute >= 0) AND (to_minute > from_minute) AND (to_minute <= 1440))),
  constraint off_day_official_check CHECK (((NOT official) OR (from_minute IS NULL))),
  constraint off_day_repeat_check CHECK ((repeat = ANY (ARRAY['none'::text, 'jalali_yearly'::text, 'hijri_yearly'::text])))
);

create table off_day_branch (
  off_day_id bigint not null,
  branch_id bigint not null,
  constraint off_day_branch_pkey PRIMARY KEY (off_day_id, branch_id),
  constraint off_day_branch_off_day_id_fkey FOREIGN KEY (off_day_id) REFERENCES off_day(id) ON DELETE CASCADE
);

create table one_time_code (
  id bigint not null generated as identity,
  purpose text not null,
  account_key text not null,
  user_id bigint,
  code_hmac bytea not null,
  tries integer not null default 0,
  payload jsonb not null default '{}'::jsonb,
  created_at timestamp(3) with time zone not null default now(),
  expires_at timestamp(3) with time zone not null,
  used_at timestamp with time zone,
  recipient text,
  credential_epoch integer,
  constraint one_time_code_pkey PRIMARY KEY (id),
  constraint one_time_code_user_id_fkey FOREIGN KEY (user_id) REFERENCES "user"(id) ON DELETE CASCADE,
  constraint one_time_code_purpose_check CHECK ((purpose = ANY (ARRAY['login'::text, 'register'::text, 'reset'::text, 'contact'::text, 'request'::text, 'request_link'::text])))
);
CREATE INDEX one_time_code_account ON one_time_code USING btree (account_key, purpose, created_at DESC);
CREATE INDEX one_time_code_recipient ON one_time_code USING btree (recipient, created_at) WHERE (recipient IS NOT NULL);
CREATE INDEX one_time_code_user ON one_time_code USING btree (user_id, created_at) WHERE (user_id IS NOT NULL);

create table organization (
  id bigint not null generated as identity,
  branch_id bigint not null,
  name text not null,
  name_norm text not null,
  code text,
  customer_level_id bigint,
  phone text,
  website text,
  country_code text,
  state_id bigint,
  city_id bigint,
  city_name text,
  address text,
  description text,
  expire_at timestamp(3) with time zone,
  members_see_all boolean,
  email_domains text[] not null default '{}'::text[],
  max_open_tickets integer,
  status boolean not null default true,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  created_by_id bigint,
  updated_by_id bigint,
  version integer not null default 1,
  deleted_at timestamp with time zone,
  sla_id bigint,
  constraint organization_pkey PRIMARY KEY (id),
  constraint organization_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branch(id),
  constraint organization_customer_level_id_fkey FOREIGN KEY (customer_level_id) REFERENCES customer_level(id),
  constraint organization_sla_id_fkey FOREIGN KEY (sla_id) REFERENCES sla_policy(id),
  constraint organization_open_tickets CHECK ((max_open_tickets > 0))
);
CREATE INDEX organization_branch ON organization USING btree (branch_id, id);
CREATE INDEX organization_expire ON organization USING btree (expire_at) WHERE ((expire_at IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX organization_name_trgm ON organization USING gin (name_norm gin_trgm_ops);

create table personal_note (
  id bigint not null generated as identity,
  title text,
  body text not null,
  color text not null,
  pinned boolean not null default false,
  "order" integer not null default 0,
  owner_id bigint not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  version integer not null default 1,
  constraint personal_note_pkey PRIMARY KEY (id),
  constraint personal_note_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES "user"(id)
);
CREATE INDEX personal_note_owner ON personal_note USING btree (owner_id);

create table request_link (
  token_hash bytea not null,
  ticket_id bigint not null,
  user_id bigint not null,
  address text not null,
  created_at timestamp(3) with time zone not null,
  expires_at timestamp(3) with time zone not null,
  constraint request_link_pkey PRIMARY KEY (token_hash),
  constraint request_link_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES ticket(id) ON DELETE CASCADE,
  constraint request_link_user_id_fkey FOREIGN KEY (user_id) REFERENCES "user"(id) ON DELETE CASCADE
);
CREATE INDEX request_link_ticket ON request_link USING btree (ticket_id);

create table request_log (
  id bigint not null generated as identity,
  at timestamp(3) with time zone not null default now(),
  request_id text not null,
  method text not null,
  route text not null,
  status integer not null,
  body_status text,
  duration_ms integer not null,
  user_id bigint,
  role text,
  ip text not null,
  user_agent text,
  object_type text,
  object_id bigint,
  error_code text,
  bytes integer,
  branch_id bigint
);
CREATE INDEX request_log_at ON ONLY request_log USING btree (at DESC, id DESC);
CREATE INDEX request_log_user ON ONLY request_log USING btree (user_id, at DESC);

create table request_log_default (
  id bigint not null generated as identity,
  at timestamp(3) with time zone not null default now(),
  request_id text not null,
  method text not null,
  route text not null,
  status integer not null,
  body_status text,
  duration_ms integer not null,
  user_id bigint,
  role text,
  ip text not null,
  user_agent text,
  object_type text,
  object_id bigint,
  error_code text,
  bytes integer,
  branch_id bigint
);
CREATE INDEX request_log_default_at_id_idx ON request_log_default USING btree (at DESC, id DESC);
CREATE INDEX request_log_default_user_id_at_idx ON request_log_default USING btree (user_id, at DESC);

create table role (
  id bigint not null generated as identity,
  name text not null,
  description text not null default ''::text,
  permissions text[] not null default '{}'::text[],
  is_system boolean not null default false,
  status boolean not null default true,
  "order" integer not null default 0,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  version integer not null default 1,
  deleted_at timestamp with time zone,
  replaced_by_id bigint,
  constraint role_pkey PRIMARY KEY (id),
  constraint role_replaced_by_id_fkey FOREIGN KEY (replaced_by_id) REFERENCES role(id)
);
CREATE UNIQUE INDEX role_name ON role USING btree (name) WHERE (deleted_at IS NULL);

create table satisfaction_vote (
  id bigint not null generated as identity,
  ticket_id bigint not null,
  satisfaction smallint not null,
  comment text,
  at timestamp(3) with time zone not null default now(),
  user_id bigint,
  current boolean not null default true,
  constraint satisfaction_vote_pkey PRIMARY KEY (id),
  constraint satisfaction_vote_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES ticket(id)
);
CREATE INDEX satisfaction_vote_ticket ON satisfaction_vote USING btree (ticket_id);

create table saved_view (
  id bigint not null generated as identity,
  version integer not null default 1,
  name text not null,
  scope text not null,
  owner_id bigint not null,
  department_id bigint,
  filters jsonb not null default '{}'::jsonb,
  sort_by text,
  sort_dir text,
  counter boolean not null default true,
  "order" integer not null default 0,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  columns jsonb,
  icon text,
  color text,
  is_default boolean not null default false,
  constraint saved_view_pkey PRIMARY KEY (id),
  constraint saved_view_department_id_fkey FOREIGN KEY (department_id) REFERENCES department(id),
  constraint saved_view_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES "user"(id),
  constraint saved_view_check CHECK (((scope = 'department'::text) = (department_id IS NOT NULL))),
  constraint saved_view_check1 CHECK (((sort_by IS NULL) = (sort_dir IS NULL))),
  constraint saved_view_scope_check CHECK ((scope = ANY (ARRAY['personal'::text, 'department'::text, 'system'::text])))
);
CREATE UNIQUE INDEX saved_view_default ON saved_view USING btree (scope, COALESCE(department_id,
CASE scope
    WHEN 'personal'::text THEN owner_id
    ELSE (0)::bigint
END)) WHERE (is_default AND (deleted_at IS NULL));
CREATE INDEX saved_view_owner ON saved_view USING btree (owner_id) WHERE ((deleted_at IS NULL) AND (scope = 'personal'::text));

create table search_miss (
  id bigint not null generated as identity,
  text text not null,
  text_norm text not null,
  words text[] not null,
  count integer not null default 1,
  last_at timestamp(3) with time zone not null,
  article_id bigint,
  constraint search_miss_text_norm_key UNIQUE (text_norm),
  constraint search_miss_pkey PRIMARY KEY (id),
  constraint search_miss_article_id_fkey FOREIGN KEY (article_id) REFERENCES article(id) ON DELETE SET NULL
);

create table service (
  id bigint not null generated as identity,
  name text not null,
  code text,
  description text not null default ''::text,
  parent_id bigint,
  status boolean not null default true,
  "order" integer not null default 0,
  branch_ids bigint[] not null default '{-1}'::bigint[],
  department_ids bigint[] not null default '{}'::bigint[],
  category_ids bigint[] not null default '{}'::bigint[],
  default_importance smallint,
  is_public boolean not null default true,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  version integer not null default 1,
  deleted_at timestamp with time zone,
  icon text,
  replaced_by_id bigint,
  form_id bigint,
  sla_id bigint,
  constraint service_pkey PRIMARY KEY (id),
  constraint service_form_id_fkey FOREIGN KEY (form_id) REFERENCES form(id),
  constraint service_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES service(id),
  constraint service_replaced_by_id_fkey FOREIGN KEY (replaced_by_id) REFERENCES service(id),
  constraint service_sla_id_fkey FOREIGN KEY (sla_id) REFERENCES sla_policy(id)
);

create table service_organization (
  service_id bigint not null,
  organization_id bigint not null,
  constraint service_organization_pkey PRIMARY KEY (service_id, organization_id),
  constraint service_organization_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id) ON DELETE CASCADE,
  constraint service_organization_service_id_fkey FOREIGN KEY (service_id) REFERENCES service(id) ON DELETE CASCADE
);

create table service_user (
  service_id bigint not null,
  user_id bigint not null,
  constraint service_user_pkey PRIMARY KEY (service_id, user_id),
  constraint service_user_service_id_fkey FOREIGN KEY (service_id) REFERENCES service(id) ON DELETE CASCADE,
  constraint service_user_user_id_fkey FOREIGN KEY (user_id) REFERENCES "user"(id) ON DELETE CASCADE
);

create table session (
  id bigint not null generated as identity,
  token_hash bytea not null,
  user_id bigint not null,
  ip text not null,
  user_agent text not null default ''::text,
  created_at timestamp(3) with time zone not null default now(),
  last_seen_at timestamp(3) with time zone not null default now(),
  revoked_at timestamp with time zone,
  credential_epoch integer not null default 0,
  constraint session_token_hash_key UNIQUE (token_hash),
  constraint session_pkey PRIMARY KEY (id),
  constraint session_user_id_fkey FOREIGN KEY (user_id) REFERENCES "user"(id) ON DELETE CASCADE
);
CREATE INDEX session_by_user ON session USING btree (user_id) WHERE (revoked_at IS NULL);

create table setting (
  "group" text not null,
  "values" jsonb not null,
  version integer not null default 1,
  updated_at timestamp(3) with time zone not null default now(),
  updated_by_id bigint,
  constraint setting_pkey PRIMARY KEY ("group")
);

create table sla_policy (
  id bigint not null generated as identity,
  name text not null,
  name_norm text not null,
  description text not null default ''::text,
  status boolean not null default true,
  branch_id bigint not null,
  "order" integer not null,
  is_default boolean not null default false,
  targets jsonb not null,
  next_response_minutes jsonb not null,
  clocks jsonb not null,
  working_shift_id bigint,
  pause_on_statuses smallint[] not null,
  conditions jsonb not null,
  warn_before jsonb not null,
  escalations jsonb not null,
  recompute_on text[] not null,
  applies_to_kinds text[] not null,
  created_by_id bigint,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  version integer not null default 1,
  deleted_at timestamp(3) with time zone,
  replaced_by_id bigint,
  constraint sla_policy_pkey PRIMARY KEY (id),
  constraint sla_policy_replaced_by_id_fkey FOREIGN KEY (replaced_by_id) REFERENCES sla_policy(id),
  constraint sla_policy_working_shift_id_fkey FOREIGN KEY (working_shift_id) REFERENCES working_shift(id)
);
CREATE UNIQUE INDEX sla_policy_default ON sla_policy USING btree (branch_id) WHERE (is_default AND status AND (deleted_at IS NULL));

create table socket_event (
  id bigint not null generated as identity,
  xid xid8 not null default pg_current_xact_id(),
  channel text not null,
  name text not null,
  data jsonb not null,
  at timestamp(3) with time zone not null default now(),
  except_socket text,
  constraint socket_event_pkey PRIMARY KEY (id)
);
CREATE INDEX socket_event_at ON socket_event USING btree (at);
CREATE INDEX socket_event_channel ON socket_event USING btree (channel, id);
CREATE INDEX socket_event_xid ON socket_event USING btree (xid, id);

create table state (
  id bigint not null,
  country_code text not null default 'IR'::text,
  name text not null,
  name_norm text not null,
  constraint state_pkey PRIMARY KEY (id)
);

create table system_state (
  key text not null,
  value jsonb not null,
  updated_at timestamp(3) with time zone not null default now(),
  constraint system_state_pkey PRIMARY KEY (key)
);

create table tag (
  id bigint not null generated as identity,
  name text not null,
  name_norm text not null,
  color text,
  usage_count integer not null default 0,
  is_archived boolean not null default false,
  created_at timestamp(3) with time zone not null default now(),
  created_by_id bigint,
  deleted_at timestamp with time zone,
  version integer not null default 1,
  updated_at timestamp(3) with time zone not null default now(),
  constraint tag_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX tag_name ON tag USING btree (name_norm) WHERE (deleted_at IS NULL);

create table tag_assignment (
  tag_id bigint not null,
  taggable_type text not null,
  taggable_id bigint not null,
  constraint tag_assignment_pkey PRIMARY KEY (taggable_type, taggable_id, tag_id),
  constraint tag_assignment_tag_id_fkey FOREIGN KEY (tag_id) REFERENCES tag(id) ON DELETE CASCADE,
  constraint tag_assignment_taggable_type_check CHECK ((taggable_type = ANY (ARRAY['ticket'::text, 'user'::text, 'organization'::text, 'article'::text])))
);
CREATE INDEX tag_assignment_tag ON tag_assignment USING btree (tag_id, taggable_type, taggable_id);

create table ticket (
  id bigint not null generated as identity,
  number text not null,
  subject text not null,
  subject_dense text not null,
  norm_version integer not null default 1,
  kind text not null,
  channel text not null default 'web'::text,
  owner_id bigint not null,
  recipient_id bigint,
  customer_id bigint,
  assignee_id bigint,
  created_by_id bigint not null,
  updated_by_id bigint,
  department_id bigint not null,
  branch_id bigint not null,
  organization_id bigint,
  category_id bigint,
  service_id bigint,
  status smallint not null default 0,
  importance smallint not null default 1,
  source_meta jsonb not null default '{}'::jsonb,
  first_staff_reply_at timestamp(3) with time zone,
  last_staff_reply_at timestamp(3) with time zone,
  last_customer_reply_at timestamp(3) with time zone,
  last_activity_at timestamp(3) with time zone not null default now(),
  waiting_since timestamp(3) with time zone,
  waiting_sort timestamp(3) with time zone generated always as (COALESCE(waiting_since, 'infinity'::timestamp(3) with time zone)) stored,
  sla_due_at timestamp(3) with time zone,
  sla_sort timestamp(3) with time zone generated always as (COALESCE(sla_due_at, 'infinity'::timestamp(3) with time zone)) stored,
  closed_at timestamp(3) with time zone,
  closed_by_id bigint,
  close_reason text,
  close_note text,
  assignee_at_close_id bigint,
  reopened_count integer not null default 0,
  last_reopened_at timestamp(3) with time zone,
  merged_into_id bigint,
  satisfaction smallint not null default 0,
  satisfaction_comment text,
  satisfaction_at timestamp(3) with time zone,
  satisfaction_requested_at timestamp(3) with time zone,
  is_spam boolean not null default false,
  locked boolean not null default false,
  content_count integer not null default 0,
  public_content_count integer not null default 0,
  attachment_count integer not null default 0,
  public_attachment_count integer not null default 0,
  shares_count integer not null default 0,
  last_seq integer not null default 0,
  last_public_seq integer not null default 0,
  last_public_author_id bigint,
  client_key uuid,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  version integer not null default 1,
  deleted_at timestamp with time zone,
  form_id bigint,
  form_version integer,
  sla_id bigint,
  sla_name text,
  sla_state text not null default 'none'::text,
  sla_next_at timestamp(3) with time zone,
  fr_due_at timestamp(3) with time zone,
  fr_at timestamp(3) with time zone,
  fr_state text,
  nr_due_at timestamp(3) with time zone,
  nr_state text,
  res_due_at timestamp(3) with time zone,
  res_at timestamp(3) with time zone,
  res_state text,
  paused_since timestamp(3) with time zone,
  paused_minutes integer,
  sla_by_hand boolean not null default false,
  auto_close_warned_at timestamp(3) with time zone,
  first_answer_minutes integer,
  resolution_minutes integer,
  constraint ticket_number_key UNIQUE (number),
  constraint ticket_pkey PRIMARY KEY (id),
  constraint ticket_assignee_id_fkey FOREIGN KEY (assignee_id) REFERENCES "user"(id),
  constraint ticket_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branch(id),
  constraint ticket_category_id_fkey FOREIGN KEY (category_id) REFERENCES ticket_category(id),
  constraint ticket_created_by_id_fkey FOREIGN KEY (created_by_id) REFERENCES "user"(id),
  constraint ticket_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES "user"(id),
  constraint ticket_department_id_fkey FOREIGN KEY (department_id) REFERENCES department(id),
  constraint ticket_merged_into_id_fkey FOREIGN KEY (merged_into_id) REFERENCES ticket(id),
  constraint ticket_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id),
  constraint ticket_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES "user"(id),
  constraint ticket_recipient_id_fkey FOREIGN KEY (recipient_id) REFERENCES "user"(id),
  constraint ticket_service_id_fkey FOREIGN KEY (service_id) REFERENCES service(id),
  constraint ticket_fr_state_check CHECK ((fr_state = ANY (ARRAY['none'::text, 'running'::text, 'paused'::text, 'met'::text, 'breached'::text]))),
  constraint ticket_importance_check CHECK (((importance >= 0) AND (importance <= 3))),
  constraint ticket_kind_check CHECK ((kind = ANY (ARRAY['customer'::text, 'behalf'::text, 'to_customer'::text, 'internal'::text]))),
  constraint ticket_nr_state_check CHECK ((nr_state = ANY (ARRAY['none'::text, 'running'::text, 'paused'::text, 'met'::text, 'breached'::text]))),
  constraint ticket_paused_minutes_check CHECK ((paused_minutes >= 0)),
  constraint ticket_res_state_check CHECK ((res_state = ANY (ARRAY['none'::text, 'running'::text, 'paused'::text, 'met'::text, 'breached'::text]))),
  constraint ticket_satisfaction_check CHECK (((satisfaction >= 0) AND (satisfaction <= 5))),
  constraint ticket_sla_state_check CHECK ((sla_state = ANY (ARRAY['none'::text, 'ok'::text, 'due_soon'::text, 'first_response_breached'::text, 'next_response_breached'::text, 'resolution_breached'::text, 'paused'::text]))),
  constraint ticket_status_check CHECK (((status >= 0) AND (status <= 4)))
);
CREATE INDEX ticket_activity ON ticket USING btree (last_activity_at, id) WHERE (deleted_at IS NULL);
CREATE INDEX ticket_asked ON ticket USING btree (satisfaction_requested_at) WHERE ((deleted_at IS NULL) AND (satisfaction_requested_at IS NOT NULL) AND (satisfaction = 0));
CREATE INDEX ticket_assignee_activity ON ticket USING btree (assignee_id, last_activity_at, id) WHERE (deleted_at IS NULL);
CREATE INDEX ticket_assignee_counted ON ticket USING btree (assignee_id, created_at) INCLUDE (id, branch_id, department_id, recipient_id, customer_id, category_id, service_id, importance, status, closed_at, satisfaction, satisfaction_at, satisfaction_requested_at, assignee_at_close_id) WHERE ((deleted_at IS NULL) AND (NOT is_spam) AND (merged_into_id IS NULL) AND (assignee_id IS NOT NULL));
CREATE INDEX ticket_assignee_due ON ticket USING btree (assignee_id, sla_due_at, id) WHERE ((sla_due_at IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX ticket_assignee_sla_counted ON ticket USING btree (assignee_id, closed_at) INCLUDE (id, branch_id, department_id, recipient_id, customer_id, category_id, service_id, sla_id, fr_state, fr_at, fr_due_at, res_state, res_at, res_due_at) WHERE ((deleted_at IS NULL) AND (NOT is_spam) AND (merged_into_id IS NULL) AND (assignee_id IS NOT NULL) AND (sla_id IS NOT NULL));
CREATE INDEX ticket_assignee_waiting ON ticket USING btree (assignee_id, waiting_sort, id) WHERE (deleted_at IS NULL);
CREATE INDEX ticket_attachment ON ticket USING btree (id) WHERE ((deleted_at IS NULL) AND (attachment_count > 0));
CREATE INDEX ticket_branch_activity ON ticket USING btree (branch_id, last_activity_at, id) WHERE (deleted_at IS NULL);
CREATE INDEX ticket_branch_waiting ON ticket USING btree (branch_id, waiting_sort, id) WHERE (deleted_at IS NULL);
CREATE INDEX ticket_category_activity ON ticket USING btree (category_id, last_activity_at, id) WHERE (deleted_at IS NULL);
CREATE INDEX ticket_channel_other ON ticket USING btree (channel) WHERE ((deleted_at IS NULL) AND (channel <> 'web'::text));
CREATE UNIQUE INDEX ticket_client_key ON ticket USING btree (created_by_id, client_key) WHERE (client_key IS NOT NULL);
CREATE INDEX ticket_closed ON ticket USING btree (closed_at) WHERE ((deleted_at IS NULL) AND (closed_at IS NOT NULL));
CREATE INDEX ticket_closing_assignee ON ticket USING btree (assignee_at_close_id, closed_at) WHERE ((deleted_at IS NULL) AND (assignee_at_close_id IS NOT NULL));
CREATE INDEX ticket_created ON ticket USING btree (created_at, id) WHERE (deleted_at IS NULL);
CREATE INDEX ticket_created_by_activity ON ticket USING btree (created_by_id, last_activity_at, id) WHERE ((deleted_at IS NULL) AND (created_by_id IS DISTINCT FROM customer_id));
CREATE INDEX ticket_created_by_waiting ON ticket USING btree (created_by_id, waiting_sort, id) WHERE ((deleted_at IS NULL) AND (created_by_id IS DISTINCT FROM customer_id));
CREATE INDEX ticket_customer_activity ON ticket USING btree (customer_id, last_activity_at, id) WHERE (deleted_at IS NULL);
CREATE INDEX ticket_deleted ON ticket USING btree (deleted_at, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX ticket_department_activity ON ticket USING btree (department_id, last_activity_at, id) WHERE (deleted_at IS NULL);
CREATE INDEX ticket_department_due ON ticket USING btree (department_id, sla_due_at, id) WHERE ((sla_due_at IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX ticket_department_waiting ON ticket USING btree (department_id, waiting_sort, id) WHERE (deleted_at IS NULL);
CREATE INDEX ticket_first_response ON ticket USING btree (sla_decided_at(fr_state, fr_at, fr_due_at)) WHERE ((deleted_at IS NULL) AND (sla_decided_at(fr_state, fr_at, fr_due_at) IS NOT NULL));
CREATE INDEX ticket_form ON ticket USING btree (form_id) WHERE ((deleted_at IS NULL) AND (form_id IS NOT NULL));
CREATE INDEX ticket_free_department_activity ON ticket USING btree (department_id, last_activity_at, id) INCLUDE (branch_id, status) WHERE ((deleted_at IS NULL) AND (recipient_id IS NULL));
CREATE INDEX ticket_free_department_waiting ON ticket USING btree (department_id, waiting_sort, id) INCLUDE (branch_id, status) WHERE ((deleted_at IS NULL) AND (recipient_id IS NULL));
CREATE INDEX ticket_importance ON ticket USING btree (importance, id) WHERE (deleted_at IS NULL);
CREATE INDEX ticket_kind_other ON ticket USING btree (kind) WHERE ((deleted_at IS NULL) AND (kind <> 'customer'::text));
CREATE INDEX ticket_merged_into ON ticket USING btree (merged_into_id) WHERE (merged_into_id IS NOT NULL);
CREATE INDEX ticket_open_activity ON ticket USING btree (last_activity_at, id) INCLUDE (status, importance, assignee_id) WHERE ((deleted_at IS NULL) AND (status <> 4));
CREATE INDEX ticket_open_assignee_activity ON ticket USING btree (assignee_id, last_activity_at, id) INCLUDE (status) WHERE ((deleted_at IS NULL) AND (status <> 4));
CREATE INDEX ticket_open_assignee_waiting ON ticket USING btree (assignee_id, waiting_sort, id) INCLUDE (status, importance) WHERE ((deleted_at IS NULL) AND (status <> 4));
CREATE INDEX ticket_open_branch_activity ON ticket USING btree (branch_id, last_activity_at, id) INCLUDE (status) WHERE ((deleted_at IS NULL) AND (status <> 4));
CREATE INDEX ticket_open_branch_waiting ON ticket USING btree (branch_id, waiting_sort, id) INCLUDE (status, importance, assignee_id) WHERE ((deleted_at IS NULL) AND (status <> 4));
CREATE INDEX ticket_open_department_activity ON ticket USING btree (department_id, last_activity_at, id) INCLUDE (status) WHERE ((deleted_at IS NULL) AND (status <> 4));
CREATE INDEX ticket_open_department_waiting ON ticket USING btree (department_id, waiting_sort, id) INCLUDE (status, importance, assignee_id, recipient_id, branch_id) WHERE ((deleted_at IS NULL) AND (status <> 4));
CREATE INDEX ticket_open_unassigned ON ticket USING btree (waiting_sort, id) WHERE ((deleted_at IS NULL) AND (status <> 4) AND (assignee_id IS NULL));
CREATE INDEX ticket_open_waiting ON ticket USING btree (waiting_sort, id) INCLUDE (status, importance, assignee_id) WHERE ((deleted_at IS NULL) AND (status <> 4));
CREATE INDEX ticket_organization_activity ON ticket USING btree (organization_id, last_activity_at, id) WHERE ((deleted_at IS NULL) AND (organization_id IS NOT NULL));
CREATE INDEX ticket_owner_activity ON ticket USING btree (owner_id, last_activity_at, id) WHERE ((deleted_at IS NULL) AND (owner_id IS DISTINCT FROM customer_id));
CREATE INDEX ticket_owner_waiting ON ticket USING btree (owner_id, waiting_sort, id) WHERE ((deleted_at IS NULL) AND (owner_id IS DISTINCT FROM customer_id));
CREATE INDEX ticket_rated ON ticket USING btree (satisfaction_at) WHERE ((deleted_at IS NULL) AND (satisfaction_at IS NOT NULL));
CREATE INDEX ticket_resolution ON ticket USING btree (sla_decided_at(res_state, res_at, res_due_at)) WHERE ((deleted_at IS NULL) AND (sla_decided_at(res_state, res_at, res_due_at) IS NOT NULL));
CREATE INDEX ticket_satisfaction ON ticket USING btree (satisfaction) WHERE ((deleted_at IS NULL) AND (satisfaction > 0));
CREATE INDEX ticket_sla_counted ON ticket USING btree (id) WHERE ((deleted_at IS NULL) AND ((sla_due_at IS NOT NULL) OR (fr_state = 'running'::text) OR (nr_state = 'running'::text) OR (res_state = 'running'::text)));
CREATE INDEX ticket_sla_next ON ticket USING btree (sla_next_at) WHERE ((sla_next_at IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX ticket_sla_state ON ticket USING btree (sla_state) WHERE ((deleted_at IS NULL) AND (sla_state = ANY (ARRAY['due_soon'::text, 'first_response_breached'::text, 'resolution_breached'::text, 'paused'::text])));
CREATE INDEX ticket_status_activity ON ticket USING btree (status, last_activity_at, id) WHERE (deleted_at IS NULL);
CREATE INDEX ticket_subject_dense_trgm ON ticket USING gin (subject_dense gin_trgm_ops) WITH (fastupdate=off);
CREATE INDEX ticket_unanswered ON ticket USING btree (id) WHERE ((status = 2) AND (deleted_at IS NULL));
CREATE INDEX ticket_unmeasured ON ticket USING btree (id) WHERE (((first_staff_reply_at IS NOT NULL) AND (first_answer_minutes IS NULL)) OR ((closed_at IS NOT NULL) AND (resolution_minutes IS NULL)));
CREATE INDEX ticket_waiting ON ticket USING btree (waiting_sort, id) WHERE (deleted_at IS NULL);

create table ticket_category (
  id bigint not null generated as identity,
  name text not null,
  parent_id bigint,
  description text not null default ''::text,
  department_ids bigint[] not null default '{}'::bigint[],
  default_importance smallint,
  default_recipient_id bigint,
  is_public boolean not null default true,
  status boolean not null default true,
  required_on_close boolean not null default false,
  "order" integer not null default 0,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  version integer not null default 1,
  deleted_at timestamp with time zone,
  keywords text[] not null default '{}'::text[],
  replaced_by_id bigint,
  form_id bigint,
  sla_id bigint,
  constraint ticket_category_pkey PRIMARY KEY (id),
  constraint ticket_category_default_recipient_id_fkey FOREIGN KEY (default_recipient_id) REFERENCES "user"(id),
  constraint ticket_category_form_id_fkey FOREIGN KEY (form_id) REFERENCES form(id),
  constraint ticket_category_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES ticket_category(id),
  constraint ticket_category_replaced_by_id_fkey FOREIGN KEY (replaced_by_id) REFERENCES ticket_category(id),
  constraint ticket_category_sla_id_fkey FOREIGN KEY (sla_id) REFERENCES sla_policy(id)
);

create table ticket_content (
  id bigint not null generated as identity,
  ticket_id bigint not null,
  author_id bigint,
  published_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null default now(),
  origin_ticket_id bigint,
  on_behalf_of_id bigint,
  reply_to_content_id bigint,
  send_at timestamp(3) with time zone,
  edited_at timestamp(3) with time zone,
  edited_by_id bigint,
  deleted_at timestamp(3) with time zone,
  deleted_by_id bigint,
  seq integer not null,
  public_seq integer,
  edit_count integer not null default 0,
  attachment_count integer not null default 0,
  type text not null,
  author_kind text not null,
  dir text not null default 'rtl'::text,
  channel text not null default 'web'::text,
  state text not null default 'published'::text,
  body_html text not null default ''::text,
  search_key text,
  event jsonb,
  after_publish jsonb,
  client_key uuid,
  template_id bigint,
  origin_seq integer,
  origin_public_seq integer,
  macro_id bigint,
  constraint ticket_content_ticket_id_seq_key UNIQUE (ticket_id, seq),
  constraint ticket_content_pkey PRIMARY KEY (id),
  constraint ticket_content_author_id_fkey FOREIGN KEY (author_id) REFERENCES "user"(id),
  constraint ticket_content_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES ticket(id),
  constraint ticket_content_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'published'::text, 'cancelled'::text, 'deleted'::text, 'failed'::text]))),
  constraint ticket_content_type_check CHECK ((type = ANY (ARRAY['message'::text, 'note'::text, 'system'::text, 'call'::text, 'auto'::text])))
);
CREATE UNIQUE INDEX ticket_content_client_key ON ticket_content USING btree (author_id, client_key) WHERE (client_key IS NOT NULL);
CREATE INDEX ticket_content_pending ON ticket_content USING btree (send_at) WHERE (state = 'pending'::text);
CREATE INDEX ticket_content_words ON ticket_content USING gin (content_words(body_html, search_key)) WITH (fastupdate=off);

create table ticket_content_version (
  content_id bigint not null,
  version integer not null,
  body_html text not null,
  dir text not null,
  author_id bigint,
  written_at timestamp(3) with time zone not null,
  constraint ticket_content_version_pkey PRIMARY KEY (content_id, version),
  constraint ticket_content_version_author_id_fkey FOREIGN KEY (author_id) REFERENCES "user"(id),
  constraint ticket_content_version_content_id_fkey FOREIGN KEY (content_id) REFERENCES ticket_content(id) ON DELETE CASCADE
);

create table ticket_daily (
  metric text not null,
  day date not null,
  branch_id bigint not null,
  department_id bigint not null,
  addressed boolean not null,
  key bigint not null,
  employee_id bigint not null,
  count integer not null,
  service_id bigint not null default 0,
  constraint ticket_daily_pkey PRIMARY KEY (metric, service_id, day, branch_id, department_id, addressed, key, employee_id) INCLUDE (count)
);
CREATE INDEX ticket_daily_day ON ticket_daily USING btree (day);

create table ticket_daily_change (
  id bigint not null generated as identity,
  moments timestamp(3) with time zone[] not null,
  constraint ticket_daily_change_pkey PRIMARY KEY (id)
);

create table ticket_daily_state (
  single boolean not null default true,
  zone text not null,
  covered_until date not null,
  constraint ticket_daily_state_pkey PRIMARY KEY (single),
  constraint ticket_daily_state_single_check CHECK (single)
);

create table ticket_draft (
  user_id bigint not null,
  key text not null,
  body_html text not null default ''::text,
  attachment_tokens text[] not null default '{}'::text[],
  form_values jsonb not null default '{}'::jsonb,
  revision integer not null default 0,
  device text not null default ''::text,
  other jsonb,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  shared boolean not null default false,
  taken_by_id bigint,
  constraint ticket_draft_pkey PRIMARY KEY (user_id, key),
  constraint ticket_draft_taken_by_id_fkey FOREIGN KEY (taken_by_id) REFERENCES "user"(id) ON DELETE SET NULL,
  constraint ticket_draft_user_id_fkey FOREIGN KEY (user_id) REFERENCES "user"(id) ON DELETE CASCADE
);
CREATE INDEX ticket_draft_shared ON ticket_draft USING btree (key) WHERE (shared OR (taken_by_id IS NOT NULL));
CREATE INDEX ticket_draft_taken_by ON ticket_draft USING btree (taken_by_id) WHERE (taken_by_id IS NOT NULL);
CREATE INDEX ticket_draft_updated ON ticket_draft USING btree (updated_at);

create table ticket_due_layer (
  user_id bigint not null,
  shown boolean not null,
  scope text not null,
  updated_at timestamp(3) with time zone not null,
  constraint ticket_due_layer_pkey PRIMARY KEY (user_id),
  constraint ticket_due_layer_user_id_fkey FOREIGN KEY (user_id) REFERENCES "user"(id) ON DELETE CASCADE,
  constraint ticket_due_layer_scope_check CHECK ((scope = ANY (ARRAY['mine'::text, 'departments'::text])))
);

create table ticket_export (
  key uuid not null,
  owner_id bigint not null,
  batch_id bigint,
  name text not null,
  format text not null,
  dates text not null,
  columns jsonb not null,
  rows integer not null,
  created_at timestamp(3) with time zone not null,
  expires_at timestamp(3) with time zone not null,
  downloaded_at timestamp(3) with time zone,
  constraint ticket_export_pkey PRIMARY KEY (key),
  constraint ticket_export_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES batch(id) ON DELETE CASCADE,
  constraint ticket_export_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES "user"(id) ON DELETE CASCADE,
  constraint ticket_export_dates_check CHECK ((dates = ANY (ARRAY['jalali'::text, 'gregorian'::text]))),
  constraint ticket_export_format_check CHECK ((format = ANY (ARRAY['xls'::text, 'xlsx'::text, 'csv'::text]))),
  constraint ticket_export_name_check CHECK ((length(name) <= 64))
);

create table ticket_export_part (
  export_key uuid not null,
  "position" integer not null,
  ticket_ids bigint[] not null,
  lines jsonb,
  constraint ticket_export_part_pkey PRIMARY KEY (export_key, "position"),
  constraint ticket_export_part_export_key_fkey FOREIGN KEY (export_key) REFERENCES ticket_export(key) ON DELETE CASCADE
);

create table ticket_follow (
  ticket_id bigint not null,
  user_id bigint not null,
  reason text not null default 'manual'::text,
  created_at timestamp(3) with time zone not null default now(),
  constraint ticket_follow_pkey PRIMARY KEY (ticket_id, user_id),
  constraint ticket_follow_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES ticket(id) ON DELETE CASCADE,
  constraint ticket_follow_user_id_fkey FOREIGN KEY (user_id) REFERENCES "user"(id)
);
CREATE INDEX ticket_follow_user ON ticket_follow USING btree (user_id, ticket_id);

create table ticket_history (
  id bigint not null generated as identity,
  ticket_id bigint not null,
  at timestamp(3) with time zone not null default now(),
  actor_id bigint,
  field text not null,
  from_value text,
  to_value text,
  cause text not null default 'user'::text,
  cause_name text,
  constraint ticket_history_pkey PRIMARY KEY (id),
  constraint ticket_history_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES ticket(id)
);
CREATE INDEX ticket_history_ticket ON ticket_history USING btree (ticket_id, id);

create table ticket_link (
  type text not null,
  ticket_id bigint not null,
  other_ticket_id bigint not null,
  created_at timestamp(3) with time zone not null default now(),
  created_by_id bigint,
  constraint ticket_link_pkey PRIMARY KEY (ticket_id, type, other_ticket_id),
  constraint ticket_link_other_ticket_id_fkey FOREIGN KEY (other_ticket_id) REFERENCES ticket(id),
  constraint ticket_link_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES ticket(id),
  constraint ticket_link_type_check CHECK ((type = ANY (ARRAY['follow_up_of'::text, 'split_from'::text, 'related'::text, 'merged_into'::text])))
);
CREATE INDEX ticket_link_other ON ticket_link USING btree (other_ticket_id);

create table ticket_merge (
  ticket_id bigint not null,
  target_id bigint not null,
  status smallint not null,
  close_reason text,
  waiting_since timestamp(3) with time zone,
  merged_at timestamp(3) with time zone not null,
  merged_by_id bigint not null,
  target_status smallint,
  given_status smallint,
  target_closing jsonb,
  constraint ticket_merge_pkey PRIMARY KEY (ticket_id),
  constraint ticket_merge_merged_by_id_fkey FOREIGN KEY (merged_by_id) REFERENCES "user"(id),
  constraint ticket_merge_target_id_fkey FOREIGN KEY (target_id) REFERENCES ticket(id) ON DELETE CASCADE,
  constraint ticket_merge_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES ticket(id) ON DELETE CASCADE
);

create table ticket_number_counter (
  month text not null,
  last integer not null default 0,
  constraint ticket_number_counter_pkey PRIMARY KEY (month)
);

create table ticket_number_stem (
  stem text not null,
  last integer not null,
  constraint ticket_number_stem_pkey PRIMARY KEY (stem)
);

create table ticket_read (
  user_id bigint not null,
  ticket_id bigint not null,
  last_read_seq integer not null default 0,
  last_read_public_seq integer not null default 0,
  at timestamp(3) with time zone not null default now(),
  constraint ticket_read_pkey PRIMARY KEY (user_id, ticket_id),
  constraint ticket_read_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES ticket(id) ON DELETE CASCADE,
  constraint ticket_read_user_id_fkey FOREIGN KEY (user_id) REFERENCES "user"(id)
);
CREATE INDEX ticket_read_ticket ON ticket_read USING btree (ticket_id);

create table ticket_share (
  ticket_id bigint not null,
  user_id bigint not null,
  editable boolean not null default false,
  added_by_id bigint,
  created_at timestamp(3) with time zone not null default now(),
  constraint ticket_share_pkey PRIMARY KEY (ticket_id, user_id),
  constraint ticket_share_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES ticket(id) ON DELETE CASCADE,
  constraint ticket_share_user_id_fkey FOREIGN KEY (user_id) REFERENCES "user"(id)
);
CREATE INDEX ticket_share_user ON ticket_share USING btree (user_id, ticket_id);

create table ticket_sla (
  ticket_id bigint not null,
  snapshot jsonb not null,
  events jsonb not null,
  warned text[] not null default '{}'::text[],
  constraint ticket_sla_pkey PRIMARY KEY (ticket_id),
  constraint ticket_sla_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES ticket(id) ON DELETE CASCADE
);

create table ticket_template (
  id bigint not null generated as identity,
  scope text not null,
  owner_id bigint,
  name text not null,
  name_norm text not null,
  body text not null,
  shortcut text,
  shortcut_key text,
  keywords text[] not null default '{}'::text[],
  "order" integer not null,
  status boolean not null default true,
  usage_count integer not null default 0,
  last_used_at timestamp(3) with time zone,
  created_by_id bigint not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  version integer not null default 1,
  deleted_at timestamp(3) with time zone,
  constraint ticket_template_pkey PRIMARY KEY (id),
  constraint ticket_template_created_by_id_fkey FOREIGN KEY (created_by_id) REFERENCES "user"(id),
  constraint ticket_template_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES "user"(id) ON DELETE CASCADE,
  constraint ticket_template_check CHECK (((scope = 'personal'::text) = (owner_id IS NOT NULL))),
  constraint ticket_template_check1 CHECK (((shortcut IS NULL) = (shortcut_key IS NULL))),
  constraint ticket_template_scope_check CHECK ((scope = ANY (ARRAY['global'::text, 'department'::text, 'personal'::text])))
);

create table ticket_template_department (
  template_id bigint not null,
  department_id bigint not null,
  constraint ticket_template_department_pkey PRIMARY KEY (template_id, department_id),
  constraint ticket_template_department_department_id_fkey FOREIGN KEY (department_id) REFERENCES department(id) ON DELETE CASCADE,
  constraint ticket_template_department_template_id_fkey FOREIGN KEY (template_id) REFERENCES ticket_template(id) ON DELETE CASCADE
);

create table todo (
  id bigint not null generated as identity,
  title text not null,
  description text,
  importance smallint not null default 1,
  done_at timestamp(3) with time zone,
  due_at timestamp(3) with time zone,
  remind_at timestamp(3) with time zone,
  reminded_at timestamp(3) with time zone,
  owner_id bigint not null,
  assignee_id bigint not null,
  source_type text,
  source_id bigint,
  shared boolean not null default false,
  checklist jsonb not null default '[]'::jsonb,
  "order" integer not null default 0,
  repeat text not null default 'none'::text,
  repeat_from timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  version integer not null default 1,
  constraint todo_pkey PRIMARY KEY (id),
  constraint todo_assignee_id_fkey FOREIGN KEY (assignee_id) REFERENCES "user"(id),
  constraint todo_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES "user"(id),
  constraint todo_check CHECK (((source_type IS NULL) = (source_id IS NULL))),
  constraint todo_check1 CHECK (((NOT shared) OR (source_type IS NOT NULL))),
  constraint todo_check2 CHECK (((repeat = 'none'::text) OR (due_at IS NOT NULL))),
  constraint todo_importance_check CHECK (((importance >= 0) AND (importance <= 3))),
  constraint todo_repeat_check CHECK ((repeat = ANY (ARRAY['none'::text, 'daily'::text, 'weekly'::text, 'monthly_jalali'::text]))),
  constraint todo_source_type_check CHECK ((source_type = 'ticket'::text))
);
CREATE INDEX todo_assignee ON todo USING btree (assignee_id, done_at);
CREATE INDEX todo_owner ON todo USING btree (owner_id, done_at);
CREATE INDEX todo_reminder ON todo USING btree (COALESCE(remind_at, due_at)) WHERE ((done_at IS NULL) AND (reminded_at IS NULL));
CREATE INDEX todo_source ON todo USING btree (source_id) WHERE (source_id IS NOT NULL);

create table "user" (
  id bigint not null generated as identity,
  employee boolean not null,
  first_name text not null default ''::text,
  last_name text not null default ''::text,
  name_norm text not null default ''::text,
  contact_norm text not null default ''::text,
  username text,
  username_key text,
  email text,
  email_key text,
  mobile text,
  landline text,
  interphone text,
  other_phones text[] not null default '{}'::text[],
  gender text,
  birthday date,
  branch_id bigint,
  profile_picture_id bigint,
  status text not null default 'active'::text,
  password_hash text,
  password_changed_at timestamp(3) with time zone,
  must_change_password boolean not null default false,
  last_login_at timestamp(3) with time zone,
  expire_at timestamp(3) with time zone,
  full_admin boolean not null default false,
  branch_admin boolean not null default false,
  department_admin boolean not null default false,
  organization_id bigint,
  supervisor boolean not null default false,
  customer_level_id bigint,
  country_code text,
  state_id bigint,
  city_id bigint,
  city_name text,
  address text,
  description text,
  notification_prefs jsonb not null default '{"sound": true, "browser": true}'::jsonb,
  undo_seconds integer,
  norm_version integer not null default 1,
  verified_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  created_by_id bigint,
  updated_by_id bigint,
  version integer not null default 1,
  deleted_at timestamp(3) with time zone,
  credential_epoch integer not null default 0,
  after_close text not null default 'stay'::text,
  away_from date,
  away_until date,
  substitute_id bigint,
  constraint user_pkey PRIMARY KEY (id),
  constraint user_customer_level_id_fkey FOREIGN KEY (customer_level_id) REFERENCES customer_level(id),
  constraint user_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id),
  constraint user_substitute_id_fkey FOREIGN KEY (substitute_id) REFERENCES "user"(id),
  constraint user_absence CHECK ((((away_from IS NULL) = (away_until IS NULL)) AND (away_until >= away_from))),
  constraint user_after_close_check CHECK ((after_close = ANY (ARRAY['stay'::text, 'next'::text]))),
  constraint user_branch_id_check CHECK (((branch_id IS NULL) OR (branch_id = '-1'::integer) OR (branch_id > 0))),
  constraint user_check CHECK (((NOT employee) OR ((organization_id IS NULL) AND (NOT supervisor)))),
  constraint user_check1 CHECK ((employee OR (NOT (full_admin OR branch_admin OR department_admin)))),
  constraint user_gender_check CHECK ((gender = ANY (ARRAY['m'::text, 'f'::text]))),
  constraint user_status_check CHECK ((status = ANY (ARRAY['active'::text, 'inactive'::text, 'invited'::text, 'blocked'::text]))),
  constraint user_substitute CHECK (((substitute_id IS NULL) OR ((away_from IS NOT NULL) AND (substitute_id <> id))))
);
CREATE INDEX user_branch ON "user" USING btree (branch_id, id) WHERE (deleted_at IS NULL);
CREATE INDEX user_contact_trgm ON "user" USING gin (contact_norm gin_trgm_ops);
CREATE INDEX user_customer_branch ON "user" USING btree (branch_id, id) WHERE ((NOT employee) AND (deleted_at IS NULL));
CREATE INDEX user_customer_created ON "user" USING btree (created_at, id) WHERE ((NOT employee) AND (deleted_at IS NULL));
CREATE INDEX user_customer_level ON "user" USING btree (customer_level_id, id) WHERE ((NOT employee) AND (deleted_at IS NULL));
CREATE INDEX user_customer_list ON "user" USING btree (last_name COLLATE "fa-x-icu", first_name COLLATE "fa-x-icu", id) INCLUDE (branch_id, organization_id, customer_level_id, status, supervisor, state_id, city_id, expire_at) WHERE ((NOT employee) AND (deleted_at IS NULL));
CREATE INDEX user_customer_login ON "user" USING btree (last_login_at DESC NULLS LAST, id DESC) WHERE ((NOT employee) AND (deleted_at IS NULL));
CREATE INDEX user_customer_state ON "user" USING btree (state_id, city_id, id) WHERE ((NOT employee) AND (deleted_at IS NULL));
CREATE INDEX user_customer_status ON "user" USING btree (status, id) WHERE ((NOT employee) AND (deleted_at IS NULL));
CREATE INDEX user_customer_supervisor ON "user" USING btree (id) WHERE (supervisor AND (NOT employee) AND (deleted_at IS NULL));
CREATE INDEX user_customers ON "user" USING btree (id) WHERE ((NOT employee) AND (deleted_at IS NULL));
CREATE UNIQUE INDEX user_email_key ON "user" USING btree (email_key) WHERE (deleted_at IS NULL);
CREATE INDEX user_expire ON "user" USING btree (expire_at) WHERE ((expire_at IS NOT NULL) AND (deleted_at IS NULL));
CREATE UNIQUE INDEX user_mobile ON "user" USING btree (mobile) WHERE (deleted_at IS NULL);
CREATE INDEX user_name_trgm ON "user" USING gin (name_norm gin_trgm_ops);
CREATE INDEX user_organization ON "user" USING btree (organization_id) WHERE ((organization_id IS NOT NULL) AND (deleted_at IS NULL));
CREATE UNIQUE INDEX user_username_key ON "user" USING btree (username_key) WHERE (deleted_at IS NULL);

create table user_import (
  id bigint not null generated as identity,
  owner_id bigint not null,
  type text not null,
  file_name text not null,
  encoding text not null,
  separator text not null,
  columns text[] not null,
  branch_id bigint not null,
  organization_id bigint,
  customer_level_id bigint,
  password_hash text,
  created integer not null default 0,
  updated integer not null default 0,
  skipped integer not null default 0,
  faulty integer not null default 0,
  on_error text,
  batch_id bigint,
  undo_batch_id bigint,
  created_at timestamp(3) with time zone not null,
  checked_at timestamp(3) with time zone,
  constraint user_import_pkey PRIMARY KEY (id),
  constraint user_import_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES "user"(id)
);
CREATE INDEX user_import_owner ON user_import USING btree (owner_id, id);

create table user_import_row (
  id bigint not null generated as identity,
  import_id bigint not null,
  line integer not null,
  action text not null,
  cells jsonb not null,
  faults jsonb,
  password_encrypted text,
  user_id bigint,
  constraint user_import_row_pkey PRIMARY KEY (id),
  constraint user_import_row_import_id_fkey FOREIGN KEY (import_id) REFERENCES user_import(id) ON DELETE CASCADE,
  constraint user_import_row_user_id_fkey FOREIGN KEY (user_id) REFERENCES "user"(id)
);
CREATE INDEX user_import_row_import ON user_import_row USING btree (import_id, line);

create table user_role (
  user_id bigint not null,
  role_id bigint not null,
  constraint user_role_pkey PRIMARY KEY (user_id, role_id),
  constraint user_role_role_id_fkey FOREIGN KEY (role_id) REFERENCES role(id) ON DELETE CASCADE,
  constraint user_role_user_id_fkey FOREIGN KEY (user_id) REFERENCES "user"(id) ON DELETE CASCADE
);

create table working_shift (
  id bigint not null generated as identity,
  name text not null,
  name_norm text not null,
  status boolean not null default true,
  is_default boolean not null default false,
  days jsonb not null,
  overrides jsonb not null default '[]'::jsonb,
  created_by_id bigint,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  version integer not null default 1,
  deleted_at timestamp(3) with time zone,
  replaced_by_id bigint,
  constraint working_shift_pkey PRIMARY KEY (id),
  constraint working_shift_replaced_by_id_fkey FOREIGN KEY (replaced_by_id) REFERENCES working_shift(id),
  constraint working_shift_check CHECK (((NOT is_default) OR (status AND (deleted_at IS NULL))))
);
CREATE UNIQUE INDEX working_shift_default ON working_shift USING btree (is_default) WHERE is_default;

create table working_shift_branch (
  branch_id bigint not null,
  shift_id bigint not null,
  constraint working_shift_branch_pkey PRIMARY KEY (branch_id),
  constraint working_shift_branch_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branch(id),
  constraint working_shift_branch_shift_id_fkey FOREIGN KEY (shift_id) REFERENCES working_shift(id)
);
CREATE INDEX working_shift_branch_shift ON working_shift_branch USING btree (shift_id);

create table working_shift_department (
  department_id bigint not null,
  shift_id bigint not null,
  constraint working_shift_department_pkey PRIMARY KEY (department_id),
  constraint working_shift_department_department_id_fkey FOREIGN KEY (department_id) REFERENCES department(id),
  constraint working_shift_department_shift_id_fkey FOREIGN KEY (shift_id) REFERENCES working_shift(id)
);
CREATE INDEX working_shift_department_shift ON working_shift_department USING btree (shift_id);

create table working_shift_user (
  user_id bigint not null,
  shift_id bigint not null,
  constraint working_shift_user_pkey PRIMARY KEY (user_id, shift_id),
  constraint working_shift_user_shift_id_fkey FOREIGN KEY (shift_id) REFERENCES working_shift(id),
  constraint working_shift_user_user_id_fkey FOREIGN KEY (user_id) REFERENCES "user"(id)
);
CREATE INDEX working_shift_user_shift ON working_shift_user USING btree (shift_id);
