-- The picture once more in smaller files, by size. One from before has none: its only file serves every size.
alter table directory.gallery_picture add column smaller jsonb not null default '{}';
