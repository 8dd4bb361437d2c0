import { lookAt } from './look.ts';
import { memberScreens } from './screens/screens.ts';

lookAt(memberScreens);
