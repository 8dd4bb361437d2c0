-- The first message of the buyer, and the seller's first one after it.
alter table conversations add column asked_at timestamptz, add column answered_at timestamptz;
update conversations c set asked_at = (select min(m.sent_at) from messages m
  where m.product_id = c.product_id and m.conversation_id = c.id and m.author_id = c.buyer_id);
update conversations c set answered_at = (select min(m.sent_at) from messages m
  where m.product_id = c.product_id and m.conversation_id = c.id and m.author_id = c.seller_id and m.sent_at >= c.asked_at)
where c.asked_at is not null;
create index conversations_asked on conversations (seller_id, asked_at desc) where asked_at is not null;
