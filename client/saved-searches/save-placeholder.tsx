import { t } from '#language/t.ts';
/** Keeps the results below in their place until the button is there. */
export const SavePlaceholder = () => (
  <span aria-hidden="true" className="btn btn-outline btn-sm invisible">
    {t('Save this search')}
  </span>
);
