import { useState } from 'react';
import type { Person } from '#client/api/session/store.ts';
import { t } from '#language/t.ts';
import { Card } from './card.tsx';
import { RemovalDialog } from './removal-dialog.tsx';

interface RemovalProps {
  person: Person;
  hasPassword: boolean;
}

export function Removal({ person, hasPassword }: RemovalProps) {
  const [isOpen, setOpen] = useState(false);
  if (person.role === 'admin')
    return (
      <Card
        title={t('Delete your account')}
        lead={t(
          'Admins cannot delete themselves, so that Kickstand is never left without one: another admin has to do it.',
        )}
      />
    );
  return (
    <Card title={t('Delete your account')} lead={t('This is permanent. We show you what happens first.')}>
      <button type="button" onClick={() => setOpen(true)} className="btn btn-outline btn-error">
        {t('Delete my account')}
      </button>
      {isOpen && <RemovalDialog person={person} hasPassword={hasPassword} onClose={() => setOpen(false)} />}
    </Card>
  );
}
