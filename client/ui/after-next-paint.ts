/** Does it when what has just changed can be seen: a finger is answered first. */
export function oncePainted(task: () => void) {
  requestAnimationFrame(() => setTimeout(task));
}
