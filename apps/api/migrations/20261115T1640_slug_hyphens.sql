-- The rule people read allows any hyphens between letters and numbers, so two in a row as well.
-- It is wider than the one before, so that every row holds it already.
alter table directory.slug drop constraint slug_slug_check;
alter table directory.slug add constraint slug_slug_check
  check (slug ~ '^[a-z0-9]+(-+[a-z0-9]+)*$' and char_length(slug) between 3 and 60) not valid;
