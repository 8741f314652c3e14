-- A keyed hash of the card that a trial began with: a card has one trial as well, whoever uses it. It leads back to no
-- card, and stays when the person closes their account.
alter table payments.trial add column card_hash text check (card_hash ~ '^[0-9a-f]{64}$');
create index trial_of_card on payments.trial (card_hash) where card_hash is not null;
