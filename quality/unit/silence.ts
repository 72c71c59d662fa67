/** A test that hangs, in a loop for example, would hold up the run for ever: its group is ended after a long silence. */
import type { run } from 'node:test'

/** Far longer than any single test takes on a slow machine. The tests of this runner have less patience. */
const PATIENCE_MS = Number(process.env.UNIT_PATIENCE_MS ?? 5 * 60_000)

type Stream = ReturnType<typeof run>

export interface Silence {
  /** Aborted once nothing was heard for too long. */
  signal: AbortSignal
  /**
   * Follows the events of the group; returns a function that names the place where it fell silent, or nothing if it
   * did not.
   */
  listen: (stream: Stream) => () => string
}

export function silence(): Silence {
  const ended = new AbortController()
  const listen = (stream: Stream) => {
    let file = ''
    let title = ''
    const patience = setTimeout(() => ended.abort(), PATIENCE_MS)
    const hear = () => void patience.refresh()
    for (const news of ['test:pass', 'test:fail', 'test:stdout', 'test:stderr']) stream.on(news, hear)
    // This event comes at once, even for the tests of a suite that has not ended.
    stream.on('test:dequeue', ({ nesting, name }) => {
      hear()
      if (nesting === 0) file = name
      title = nesting === 0 ? '' : name
    })
    stream.once('end', () => clearTimeout(patience))
    return () => {
      clearTimeout(patience)
      if (!ended.signal.aborted) return ''
      const where = title ? `${file}, in “${title}”` : file
      return `\nEnded because nothing was heard for ${PATIENCE_MS / 1000} s. Last heard of: ${where}\n`
    }
  }
  return { signal: ended.signal, listen }
}
