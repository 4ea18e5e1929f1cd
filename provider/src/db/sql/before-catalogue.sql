-- Misspelt searches (trigrams, edit distance, accents) and bookings that may not overlap.
create extension if not exists pg_trgm;
create extension if not exists fuzzystrmatch;
create extension if not exists btree_gist;
create extension if not exists unaccent;

-- Text as it is searched: in lower case and without accents. `unaccent` alone counts as changeable,
-- because its dictionary could be edited; ours never is.
create function plain(given text) returns text language sql immutable strict parallel safe
  as $$ select lower(public.unaccent('public.unaccent'::regdictionary, given)) $$;

-- The letters of a word in order: equal for two words whose letters have only changed places.
create function sorted_letters(word text) returns text language sql immutable strict parallel safe
  as $$ select string_agg(letter, '' order by letter collate "C") from regexp_split_to_table(word, '') letter $$;
