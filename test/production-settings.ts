/** Minimum settings of a production start without warnings. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://market@db.example.test/market?sslmode=verify-full',
  PUBLIC_URL: 'https://bikes.example.test',
  ACCESS_TOKEN_SECRET: 'B7xq2LmZ0rTn5VdKs8WfYc3HgJ1pEaQu',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'secret',
  SMTP_URL: 'smtps://mail.example.test',
  SECURITY_CONTACT: 'mailto:security@bikes.example.test',
};
