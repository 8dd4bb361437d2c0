-- More windows of each photo, also on plain ground (docs/decisions/0100): all are due.
update photo_fingerprints set due_at = now() where due_at is null and hashes <> '{}';
