import type { ComponentProps } from 'react';
import { t } from '#language/t.ts';
import { TextField } from './field.tsx';

type PhotoUrlFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'type'>;

export function PhotoUrlField(field: PhotoUrlFieldProps) {
  return <TextField label={t('Photo URL')} type="url" inputMode="url" autoComplete="photo" required {...field} />;
}
