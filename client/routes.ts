import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('home/home-page.tsx'),
  route('home', 'home/home-page.tsx', { id: 'home' }),
  route('login', 'login/login-page.tsx'),
  route('signup', 'signup/signup-page.tsx'),
  route('categories/:brandName', 'categories/category-page.tsx'),
  route('dashboard', 'dashboard/dashboard-layout.tsx', [
    index('dashboard/dashboard-page.tsx'),
    route('addproduct', 'products/add-product-page.tsx'),
    route('myproducts', 'products/my-products-page.tsx'),
    route('myorders/:email', 'bookings/my-orders-page.tsx'),
    route('payment/:id', 'payments/payment-page.tsx'),
  ]),
  route('*', 'not-found/not-found-page.tsx'),
] satisfies RouteConfig;
