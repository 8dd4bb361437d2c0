import * as contract from '#contract/bookings.ts';
import type { AppContext } from '../../context.ts';
import type { Route } from '../../http/route.ts';
import * as bookings from './bookings.ts';

export function bookingRoutes(route: Route, market: AppContext) {
  const { sql } = market;
  route(contract.bookProduct, async ({ viewer, body, key }) => ({
    acknowledged: true,
    insertedId: await bookings.bookProduct(market, viewer, body, key),
  }));
  route(contract.listBookings, ({ viewer, params, query, paged }) =>
    paged(query, bookings.bookingsOfBuyer(sql, viewer, params.email, query)),
  );
  route(contract.listBuyers, ({ viewer, params, query, paged }) =>
    paged(query, bookings.bookingsOfSeller(sql, viewer, params.email, query)),
  );
  route(contract.readBooking, ({ viewer, params }) => bookings.readBooking(sql, viewer, params.id));
}
