import { execFileSync } from 'node:child_process'
import { test } from 'node:test'

/** Keeps a processor busy for a quarter of a second. */
const busy = `
  const spent = () => Object.values(process.cpuUsage()).reduce((one, other) => one + other)
  for (const end = spent() + 250_000; spent() < end;);`

test('it and its child keep a processor busy', () => {
  execFileSync(process.execPath, ['-e', busy])
  new Function(busy)()
})
