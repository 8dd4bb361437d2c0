-- What the product cost before an edit that changed it: what is compared is never the text that people read.
alter table events add column former_price_cents bigint;
update events set former_price_cents = round(replace(ltrim(facts -> 'resalePrice' ->> 0, '$'), ',', '')::numeric * 100)
where name = 'edited' and facts -> 'resalePrice' ->> 0 ~ '^\$[0-9,]+(\.[0-9]{1,2})?$';
