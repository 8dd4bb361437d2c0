import {
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { message, t } from '#language/t.ts';

interface SortablePhotosProps {
  keys: string[];
  onMove(key: string, place: number): void;
  children: ReactNode;
}

const INSTRUCTIONS = message(
  'Press Space to pick the photo up, the arrow keys to move it, Space again to put it down, Escape to leave it where it was.',
);

export function SortablePhotos({ keys, onMove, children }: SortablePhotosProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A touch that moves at once scrolls the page.
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const place = (id: UniqueIdentifier) => keys.indexOf(String(id)) + 1;
  const announcements: Announcements = {
    // `onDragOver` fires next and announces the place.
    onDragStart: () => undefined,
    onDragOver: ({ active, over }) => {
      if (!over) return;
      const where = { number: place(over.id), count: keys.length };
      return over.id === active.id
        ? t('Picked up: photo {number} of {count}, at its place.', where)
        : t('It would be photo {number} of {count}.', where);
    },
    onDragEnd: ({ over }) =>
      over
        ? t('It is photo {number} of {count} now.', { number: place(over.id), count: keys.length })
        : t('It stays where it was.'),
    onDragCancel: () => t('It stays where it was.'),
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t(INSTRUCTIONS) } }}
      onDragEnd={({ active, over }) => over && onMove(String(active.id), place(over.id) - 1)}
    >
      <SortableContext items={keys} strategy={rectSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
