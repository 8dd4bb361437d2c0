import { lookAt } from './look.ts';
import { marketScreens } from './screens/screens.ts';

lookAt(marketScreens);
