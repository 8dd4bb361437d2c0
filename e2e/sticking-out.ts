/** In the page: elements beyond its left or right edge, unless an ancestor clips or scrolls. */
export function stickingOut(): string[] {
  if (document.documentElement.scrollWidth <= innerWidth) return [];
  const out = [...document.body.querySelectorAll('*')].filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    return left < -0.5 || right > innerWidth + 0.5;
  });
  return out.map(({ outerHTML }) => outerHTML.slice(0, 200));
}
