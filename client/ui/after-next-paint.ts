/** Runs a task after the next paint, so that a press is shown first. */
export function afterNextPaint(task: () => void) {
  requestAnimationFrame(() => setTimeout(task));
}
