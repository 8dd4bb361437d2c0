export const CONFIRM_ADDRESS = '/api/auth/confirm-address';
export const FORGOT_PASSWORD = '/api/auth/forgot-password';
export const NEW_PASSWORD = '/api/auth/new-password';
export const NEW_EMAIL = '/api/auth/new-email';
export const FONTS = '/api/auth/fonts';
