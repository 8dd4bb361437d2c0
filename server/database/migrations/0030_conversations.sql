-- Who wants to hear no more from whom.
create table blocks (
  blocker_id uuid not null references users (id),
  blocked_id uuid not null references users (id),
  id uuid not null,
  blocked_at timestamptz not null default clock_timestamp(),
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index blocks_blocker on blocks (blocker_id, id desc);

-- What a buyer and a seller say about a bike. `messages` counts them: the last one's number.
create table conversations (
  product_id uuid not null references products (id),
  id uuid not null,
  buyer_id uuid not null references users (id),
  seller_id uuid not null references users (id),
  begun_at timestamptz not null default now(),
  -- Begun by a side of a deal, not by somebody who asks.
  in_deal boolean not null default false,
  messages int not null default 0,
  -- One of the two has left.
  closed_at timestamptz,
  primary key (product_id, id),
  check (buyer_id <> seller_id)
);
create unique index conversations_one_per_buyer on conversations (product_id, buyer_id);
create index conversations_id on conversations (id);
create index conversations_seller on conversations (seller_id);
create index conversations_begun on conversations (buyer_id, begun_at desc);

-- A conversation as each of the two sees it.
create table conversation_sides (
  product_id uuid not null,
  conversation_id uuid not null,
  person_id uuid not null references users (id),
  side text not null check (side in ('buyer', 'seller')),
  last_message_at timestamptz not null default clock_timestamp(),
  -- Numbers of messages: the last one of the other, and up to which one all are read.
  received int not null default 0,
  read int not null default 0,
  unread boolean not null generated always as (received > read) stored,
  next_mail_at timestamptz,
  mailed_at timestamptz,
  primary key (product_id, conversation_id, person_id),
  foreign key (product_id, conversation_id) references conversations (product_id, id)
);
create index conversation_sides_newest on conversation_sides (person_id, last_message_at desc, conversation_id desc);
create index conversation_sides_unread on conversation_sides
  (person_id, unread desc, last_message_at desc, conversation_id desc);
create index conversation_sides_mail_due on conversation_sides (next_mail_at) where next_mail_at is not null;
create index conversation_sides_mailed on conversation_sides (person_id, mailed_at) where mailed_at is not null;

-- The sender's client makes the id; the number is the order.
create table messages (
  product_id uuid not null,
  conversation_id uuid not null,
  number int not null check (number > 0),
  id uuid not null,
  author_id uuid not null references users (id),
  words text not null check (length(words) <= 4000),
  -- As it was written, where contact details are masked in `words`.
  original text check (length(original) <= 2000),
  photos jsonb not null default '[]' check (jsonb_array_length(photos) <= 6),
  sent_at timestamptz not null default clock_timestamp(),
  -- By an admin, or with a person.
  removed_at timestamptz,
  primary key (product_id, conversation_id, number),
  foreign key (product_id, conversation_id) references conversations (product_id, id)
);
create unique index messages_once on messages (product_id, conversation_id, id);
create index messages_author on messages (author_id, sent_at desc);
create index messages_photos on messages using gin (photos jsonb_path_ops);

create table message_reports (
  product_id uuid not null,
  id uuid not null,
  conversation_id uuid not null,
  number int not null,
  reporter_id uuid not null references users (id),
  reason text not null,
  words text check (length(words) <= 500),
  reported_at timestamptz not null default now(),
  decided_at timestamptz,
  decision text check (decision in ('remove', 'dismiss')),
  primary key (product_id, id),
  foreign key (product_id, conversation_id, number) references messages (product_id, conversation_id, number)
);
create unique index message_reports_once on message_reports (product_id, conversation_id, number, reporter_id);
create index message_reports_id on message_reports (id);
create index message_reports_open on message_reports (id desc) where decided_at is null;
create index message_reports_reporter on message_reports (reporter_id, reported_at desc);

-- Not shown to anybody but whoever uploaded it.
alter table uploads add column private boolean not null default false;
