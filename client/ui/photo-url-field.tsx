import type { ComponentProps } from 'react';
import { TextField } from './field.tsx';

type PhotoUrlFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'type'>;

export function PhotoUrlField(field: PhotoUrlFieldProps) {
  return <TextField label="Photo URL" type="url" inputMode="url" autoComplete="photo" required {...field} />;
}
