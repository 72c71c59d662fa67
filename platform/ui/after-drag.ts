/**
 * Runs once when the drag that has just begun is over. `dragend` is sent to the dragged element alone, so nobody hears
 * it if that element has left the page meanwhile; but no pointer moves or presses before a drag is over.
 */
export function afterDrag(run: () => void): void {
  const over = new AbortController()
  const end = () => {
    over.abort()
    run()
  }
  for (const kind of ['dragend', 'pointermove', 'pointerdown'] as const)
    window.addEventListener(kind, end, { signal: over.signal, capture: true })
}
