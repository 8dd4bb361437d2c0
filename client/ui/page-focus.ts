export function focusPage() {
  const place = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (place) focusOn(place);
}

export function focusPageIfLost() {
  if (document.activeElement === document.body) focusPage();
}

export function focusOn(place: HTMLElement) {
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
