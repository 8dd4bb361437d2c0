-- New entries of terms wait in a list, which every 128 kB are sorted into the index together: one by one they took more than
-- half the time that listing a file of bikes takes. A search in the database reads the list, too.
alter index shelf_terms set (fastupdate = on, gin_pending_list_limit = 128);
