-- The shelf: every bike on sale as the search sees it, one narrow row each. A row stands here from the listing to the
-- sale, put and taken away in the very transaction. What is not known: 0, an empty text, or the largest kilometres.
create table shelf (
  product_id uuid not null references products (id),
  category_id uuid not null,
  model_id text not null,
  price_cents int not null,
  model_year smallint not null,
  kilometres int not null,
  engine_cc smallint not null,
  -- A bit each for body type, condition, owners and whether the seller is verified (server/search/search-index/traits.ts).
  traits int not null,
  place_id int not null,
  -- Chance: those below a number are a fair sample of everything, of a brand, of a model, of a place.
  sample smallint not null,
  -- The folded words of the title, each again with a ^ before it, and of the description.
  terms text[] not null,
  primary key (product_id)
    include (category_id, model_id, price_cents, model_year, kilometres, engine_cc, traits, place_id)
);

-- The orders, that of the newest being the primary key; where a brand is asked for, the most usual ones are at hand by
-- brand. (A branch for each brand instead would read to their ends those brands of which no bike fits.)
create index shelf_price on shelf (price_cents, product_id)
  include (category_id, model_id, model_year, kilometres, engine_cc, traits, place_id);
create index shelf_kilometres on shelf (kilometres, product_id)
  include (category_id, model_id, price_cents, model_year, engine_cc, traits, place_id);
-- Also what is in a range of years and of prices.
create index shelf_year on shelf (model_year, price_cents, product_id)
  include (category_id, model_id, kilometres, engine_cc, traits, place_id);
create index shelf_brand_newest on shelf (category_id, product_id)
  include (model_id, price_cents, model_year, kilometres, engine_cc, traits, place_id);
create index shelf_brand_price on shelf (category_id, price_cents, product_id)
  include (model_id, model_year, kilometres, engine_cc, traits, place_id);
create index shelf_engine on shelf (engine_cc, product_id)
  include (category_id, model_id, price_cents, model_year, kilometres, traits, place_id);
-- What combines several traits, however few do.
create index shelf_traits on shelf (traits, kilometres, product_id)
  include (category_id, model_id, price_cents, model_year, engine_cc, place_id);
-- A sample of everything and of each part, and each part whole.
create index shelf_sample on shelf (sample, product_id)
  include (category_id, model_id, price_cents, model_year, kilometres, engine_cc, traits, place_id);
create index shelf_category on shelf (category_id, sample, product_id)
  include (model_id, price_cents, model_year, kilometres, engine_cc, traits, place_id);
create index shelf_model on shelf (model_id, sample, product_id)
  include (category_id, price_cents, model_year, kilometres, engine_cc, traits, place_id);
create index shelf_place on shelf (place_id, sample, product_id)
  include (category_id, model_id, price_cents, model_year, kilometres, engine_cc, traits);
create index shelf_terms on shelf using gin (terms) with (fastupdate = off);

-- How many bikes of each brand, model and place are on the shelf: what was counted, and what has changed since. Read
-- together they are exact; a job folds the changes in.
create table shelf_counts (
  kind text not null check (kind in ('brand', 'model', 'place')),
  key text not null,
  bikes bigint not null,
  primary key (kind, key)
);
create table shelf_changes (
  product_id uuid not null,
  kind text not null,
  key text not null,
  bikes int not null
);
create index shelf_changes_kind on shelf_changes (kind, key);

-- What a person wants to find again. The bike may be gone by then.
create table favourites (
  product_id uuid not null references products (id),
  person_id uuid not null references users (id),
  -- Grows with time: a list goes on where it was, also when the last one on the page was dropped meanwhile.
  id uuid not null,
  saved_at timestamptz not null default now(),
  primary key (product_id, person_id)
);
create index favourites_person on favourites (person_id, id desc);
