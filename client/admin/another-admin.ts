import toast from 'react-hot-toast/headless';
import { t } from '#language/t.ts';

export const toastAnotherAdmin = () => toast(t('Another admin was faster: this is how it is now.'));
