const SHOWN_FOR_MS = 1_000;
const LINKS = 'a[href^="/products/"]';

/** Tells of each bike whose link was half on the screen for a second; returns how to stop. */
export function watchShownBikes(root: Element, tell: (productId: string) => void) {
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        clearTimeout(timers.get(target));
        timers.delete(target);
        if (isIntersecting)
          timers.set(
            target,
            setTimeout(() => shown(target), SHOWN_FOR_MS),
          );
      }
    },
    { threshold: 0.5 },
  );
  const shown = (link: Element) => {
    timers.delete(link);
    seen.unobserve(link);
    const id = link.getAttribute('href')?.split(/[/?#]/)[2];
    if (id && document.visibilityState === 'visible') tell(id);
  };
  const added = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (node instanceof Element) observe(node);
  });
  const observe = (part: Element) => {
    if (part.matches(LINKS)) seen.observe(part);
    for (const link of part.querySelectorAll(LINKS)) seen.observe(link);
  };
  observe(root);
  added.observe(root, { childList: true, subtree: true });
  return () => {
    added.disconnect();
    seen.disconnect();
    for (const timer of timers.values()) clearTimeout(timer);
  };
}
