/** Turns the JSON lines of the log into one short line each, for a terminal. */
import type { DestinationStream } from 'pino'

const COLOURS: Record<string, string> = {
  warn: '\x1b[33m',
  error: '\x1b[31m',
  fatal: '\x1b[31m',
  debug: '\x1b[90m',
  trace: '\x1b[90m',
}
const PLAIN = '\x1b[0m'

export const readableLines = (target: DestinationStream): DestinationStream => ({
  write: (line) => target.write(`${readable(line)}\n`),
})

function readable(line: string): string {
  const { time, level, msg, err, ...rest } = JSON.parse(line) as Record<string, unknown>
  const clock = String(time).slice(11, 19)
  const details = Object.entries(rest).map(
    ([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  )
  const trace = (err as { stack?: string } | undefined)?.stack
  const words = [clock, String(level).toUpperCase().padEnd(5), msg, ...details, trace && `\n${trace}`]
  return `${COLOURS[String(level)] ?? ''}${words.filter(Boolean).join(' ')}${PLAIN}`
}
