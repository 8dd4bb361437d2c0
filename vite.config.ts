import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';

export default {
  plugins: [tailwindcss(), reactRouter()],
  // The server's React is bundled too, so that it is the production build whatever NODE_ENV says at run time.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true as const },
};
