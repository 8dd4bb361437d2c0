import { data } from 'react-router';
import { LostInSpace } from './lost-in-space.tsx';

export function loader() {
  return data(null, { status: 404 });
}

export const meta = () => [{ title: 'Lost in space | Kickstand' }];

export default function NotFoundPage() {
  return <LostInSpace />;
}
