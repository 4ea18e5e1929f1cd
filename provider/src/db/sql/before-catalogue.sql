-- Misspelt searches (trigrams, edit distance) and bookings that may not overlap.
create extension if not exists pg_trgm;
create extension if not exists fuzzystrmatch;
create extension if not exists btree_gist;
