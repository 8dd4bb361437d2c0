-- How many disputes of a person are open is asked whenever they open one.
create index booking_steps_disputes on booking_steps (actor_id) where verb = 'dispute';
