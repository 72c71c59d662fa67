/** Pauses before another try, which end early once the line is back. */
export function createPauses() {
  const waiting = new Set<() => void>()
  return {
    pause: (milliseconds: number) =>
      new Promise<void>((resolve) => {
        const go = () => {
          clearTimeout(timer)
          waiting.delete(go)
          resolve()
        }
        const timer = setTimeout(go, milliseconds)
        waiting.add(go)
      }),
    endAll: (): void => {
      for (const go of [...waiting]) go()
    },
  }
}
