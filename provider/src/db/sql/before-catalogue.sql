-- Misspelt searches (trigrams, edit distance, accents) and bookings that may not overlap.
create extension if not exists pg_trgm;
create extension if not exists fuzzystrmatch;
create extension if not exists btree_gist;
create extension if not exists unaccent;
