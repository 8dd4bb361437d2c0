import toast from 'react-hot-toast/headless';

export const toastAnotherAdmin = () => toast('Another admin was faster: this is how it is now.');
