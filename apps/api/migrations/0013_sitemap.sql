-- Public listings in the order of their ids, to cut a sitemap of a million into parts without reading them.
create index business_public on directory.business (id) where is_public;
