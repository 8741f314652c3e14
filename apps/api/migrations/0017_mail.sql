-- How many letters an address had lately; and which letters, of whomever, are recent or old enough to forget.
create index mail_recipient on platform.mail (lower(recipient), claimed_at);
create index mail_claimed_at on platform.mail (claimed_at);
