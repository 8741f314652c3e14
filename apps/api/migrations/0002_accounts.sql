create schema accounts;

create table accounts.profile (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{6,128}$'),
  full_name text not null check (char_length(full_name) between 1 and 120),
  username text not null unique check (username ~ '^[a-z0-9._]{3,20}$'),
  alias text not null unique check (alias ~ '^[a-z0-9._]{3,20}$'),
  email text not null,
  email_verified boolean not null default false,
  photo_url text,
  phone_number text,
  user_status text not null default 'Active'
    check (user_status in ('Active', 'Banned', 'Pending', 'Suspended', 'Inactive')),
  admin_status text check (admin_status in ('Admin', 'Moderator')),
  merchant_status text check (merchant_status in ('Trial', 'Approved')),
  media_status text check (media_status = 'Approved'),
  mag_status text check (mag_status = 'Approved'),
  directory_status text check (directory_status in ('Trial', 'Approved')),
  directory_plan text not null default 'Basic' check (directory_plan in ('Basic', 'Growing', 'Pro')),
  stripe_account_id text unique,
  -- Sessions signed in before this instant are refused: signing out everywhere moves it to now.
  sessions_valid_from timestamptz not null default to_timestamp(0),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index profile_newest on accounts.profile (created_at desc, id desc) where deleted_at is null;
create index profile_email on accounts.profile (email);
create index profile_admins on accounts.profile (id)
  where admin_status = 'Admin' and deleted_at is null;

-- Usernames and aliases share one namespace, because both answer to /@{handle}.
create table accounts.handle (
  handle text primary key check (handle ~ '^[a-z0-9._]{3,20}$'),
  profile_id text not null references accounts.profile (id) deferrable initially deferred,
  unique (handle, profile_id)
);
create index handle_profile on accounts.handle (profile_id);

alter table accounts.profile
  add constraint profile_username_handle foreign key (username, id)
    references accounts.handle (handle, profile_id) deferrable initially deferred,
  add constraint profile_alias_handle foreign key (alias, id)
    references accounts.handle (handle, profile_id) deferrable initially deferred;
