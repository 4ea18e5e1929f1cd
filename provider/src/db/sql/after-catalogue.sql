-- One index for each order of the list. They carry every column that a filter asks for, so that any
-- mix of filters, and the count beside it, is answered from the index alone.
create index videos_newest on videos (released_at desc, id desc)
  include (kind, level, brand_id, instructor_id, duration_seconds, modality_ids, equipment_ids, body_focus_ids);
create index videos_popular on videos (play_count desc, id desc)
  include (kind, level, brand_id, instructor_id, duration_seconds, modality_ids, equipment_ids, body_focus_ids);
create index videos_short on videos (duration_seconds, id)
  include (kind, level, brand_id, instructor_id, modality_ids, equipment_ids, body_focus_ids);

-- The words of what can be searched, against which typed words are completed and corrected.
create materialized view search_words as
  select corpus, word, count(*)::int as uses, sorted_letters(word) as letters,
    (ts_lexize('english_stem', word))[1] as stem
  from (
    select 'videos' as corpus, concat_ws(' ', title, keywords, description) as words from videos
    union all
    select 'video_groups', concat_ws(' ', title, keywords, description) from video_groups
    union all
    select 'live_classes', concat_ws(' ', title, keywords, description) from live_classes
    union all
    select 'instructors', concat_ws(' ', first_name, last_name) from instructors
    union all
    select 'studios', concat_ws(' ', name, line1, city, state, postal_code) from studios
  ) texts, regexp_split_to_table(plain(words), '[^[:alnum:]]+') word
  where length(word) between 1 and 40
  group by corpus, word;
create unique index search_words_word on search_words (corpus, word);
create index search_words_letters on search_words (corpus, letters);
create index search_words_trigrams on search_words using gin (word gin_trgm_ops);

-- An array cannot have a foreign key: these triggers keep its elements real rows instead.
create function videos_facets_exist() returns trigger language plpgsql as $$
begin
  if exists (select 1 from changed, unnest(modality_ids) named where named not in (select m.id from modalities m))
    or exists (select 1 from changed, unnest(equipment_ids) named where named not in (select e.id from equipment e))
    or exists (select 1 from changed, unnest(body_focus_ids) named where named not in (select f.id from body_focuses f))
  then raise foreign_key_violation using message = 'a video names a facet that does not exist';
  end if;
  return null;
end $$;
create trigger videos_facets_exist_insert after insert on videos
  referencing new table as changed for each statement execute function videos_facets_exist();
create trigger videos_facets_exist_update after update on videos
  referencing new table as changed for each statement execute function videos_facets_exist();

create function facet_in_use() returns trigger language plpgsql as $$
declare
  used boolean;
begin
  execute format('select exists (select 1 from videos where %I @> array[$1])', tg_argv[0])
    into used using old.id;
  if used then
    raise foreign_key_violation using message = tg_table_name || ' ' || old.id || ' belongs to videos';
  end if;
  return old;
end $$;
create trigger modality_in_use before delete on modalities
  for each row execute function facet_in_use('modality_ids');
create trigger equipment_in_use before delete on equipment
  for each row execute function facet_in_use('equipment_ids');
create trigger body_focus_in_use before delete on body_focuses
  for each row execute function facet_in_use('body_focus_ids');
