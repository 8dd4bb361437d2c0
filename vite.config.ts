import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';

export default { plugins: [tailwindcss(), reactRouter()] };
