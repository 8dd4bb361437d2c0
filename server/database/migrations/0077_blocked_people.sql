-- Who has blocked a person: asked at each personal answer from the cache (docs/decisions/0116), and when one is erased.
create index blocks_blocked on blocks (blocked_id);
