import type { OperatorPageName } from '#contract/operator-pages.ts';

const dashboard = '/dashboard';
/** `@` stays unescaped, so that links equal the addresses people write. */
const segment = (text: string) => encodeURIComponent(text).replaceAll('%40', '@');

/** All paths of the site. */
export const paths = {
  landing: '/',
  home: '/home',
  login: '/login',
  signup: '/signup',
  blog: '/blog',
  article: (slug: string) => `/blog/${segment(slug)}`,
  about: '/about',
  operatorPage: (name: OperatorPageName) => `/${name}`,
  search: '/search',
  compare: '/compare',
  category: (brandName: string) => `/categories/${segment(brandName)}`,
  product: (id: string) => `/products/${segment(id)}`,
  dashboard,
  addProduct: `${dashboard}/addproduct`,
  editProduct: (id: string) => `${dashboard}/editproduct/${segment(id)}`,
  imports: `${dashboard}/import`,
  importReviews: `${dashboard}/importreviews`,
  import: (id: string) => `${dashboard}/import/${segment(id)}`,
  categories: `${dashboard}/categories`,
  favourites: `${dashboard}/favourites`,
  myProducts: `${dashboard}/myproducts`,
  myBuyers: `${dashboard}/mybuyers`,
  myOrders: (email: string) => `${dashboard}/myorders/${segment(email)}`,
  payment: (bookingId: string) => `${dashboard}/payment/${segment(bookingId)}`,
  allBuyers: `${dashboard}/allbuyer`,
  allSellers: `${dashboard}/allseller`,
  person: (email: string) => `${dashboard}/people/${segment(email)}`,
  reportedItems: `${dashboard}/reporteditems`,
  account: `${dashboard}/account`,
  deal: (bookingId: string) => `${dashboard}/deal/${segment(bookingId)}`,
  receipt: (bookingId: string) => `${dashboard}/deal/${segment(bookingId)}/receipt`,
  disputes: `${dashboard}/disputes`,
  dispute: (bookingId: string) => `${dashboard}/disputes/${segment(bookingId)}`,
  reconciliation: `${dashboard}/reconciliation`,
  heldPayouts: `${dashboard}/heldpayouts`,
  payouts: `${dashboard}/payouts`,
  notices: `${dashboard}/notices`,
};
