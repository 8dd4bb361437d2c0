import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';

// Every page needs all of it: packed as one it is 5 kB smaller than in the pieces that pages happen to share.
const react = { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// };

export default {
  plugins: [tailwindcss(), reactRouter()],
  // The server's React is bundled too, so that it is the production build whatever NODE_ENV says at run time.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true as const },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [react] } } } } } },
};
