/** Processor time, which says more than the clock on a machine that has other work. */
import { readFileSync } from 'node:fs'

/** The seconds of this process with all its threads, and of the children that it has seen end. */
export function processorSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6 + endedChildren()
}

/** Node does not tell it; Linux does. */
function endedChildren(): number {
  if (process.platform !== 'linux') return 0
  const stat = readFileSync('/proc/self/stat', 'latin1')
  // The name of the program comes second and may contain anything but a closing bracket after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND
}

/** The same on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100

export interface Costs {
  all: number
  files: Record<string, number>
}

const MARK = '\nprocessor time: '

/** A group says on its standard output what it cost, because it may end at any time. */
export const sayCosts = (costs: Costs): void => void process.stdout.write(`${MARK}${JSON.stringify(costs)}\n`)

/** Returns nothing for a group that was killed. */
export function costsSaid(output: string): Costs | undefined {
  const [, said] = output.split(MARK)
  return said === undefined ? undefined : JSON.parse(said.split('\n')[0] ?? '')
}
