import { useLocation, useNavigate } from 'react-router';
import { loginPath } from '#client/auth/return-to.ts';
import { paths } from '#client/paths.ts';
import { type HeartProps, heartFace } from './heart-face.tsx';
import { storePendingFavourite } from './pending-favourite.ts';

/** Links to the login page and back; then the bike is saved. */
export default function StrangersHeart(props: HeartProps) {
  const { _id: id } = props.product;
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  function logIn() {
    storePendingFavourite(id);
    const place = pathname === paths.product(id) ? '' : `#${id}`;
    void navigate(loginPath({ pathname, search: search + place }));
  }

  return <button type="button" onClick={logIn} {...heartFace(props, false)} />;
}
