import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { articles } from './blog/articles.ts';

export default [
  index('home/home-page.tsx'),
  route('home', 'home/home-page.tsx', { id: 'home' }),
  route('login', 'login/login-page.tsx'),
  route('signup', 'signup/signup-page.tsx'),
  route('blog', 'blog/blog-page.tsx'),
  ...articles.map(({ slug }) => route(`blog/${slug}`, `blog/articles/${slug}.tsx`)),
  route('about', 'about/about-page.tsx'),
  route('search', 'search/search-page.tsx'),
  route('compare', 'compare/compare-page.tsx'),
  route('categories/:brandName', 'categories/category-page.tsx'),
  route('products/:id', 'products/product-page.tsx'),
  route('dashboard', 'dashboard/dashboard-layout.tsx', [
    index('dashboard/dashboard-page.tsx'),
    route('addproduct', 'products/add-product-page.tsx'),
    route('editproduct/:id', 'products/edit-product-page.tsx'),
    route('myproducts', 'products/my-products-page.tsx'),
    route('import', 'imports/imports-page.tsx'),
    route('import/:id', 'imports/import-page.tsx'),
    route('mybuyers', 'bookings/my-buyers-page.tsx'),
    route('myorders/:email', 'bookings/my-orders-page.tsx'),
    route('payment/:id', 'payments/payment-page.tsx'),
    route('allbuyer', 'users/all-buyers-page.tsx'),
    route('allseller', 'users/all-sellers-page.tsx'),
    route('reporteditems', 'reports/reported-items-page.tsx'),
    route('categories', 'categories/brands-page.tsx'),
    route('favourites', 'favourites/favourites-page.tsx'),
    route('account', 'account/account-page.tsx'),
  ]),
  route('*', 'not-found/not-found-page.tsx'),
] satisfies RouteConfig;
