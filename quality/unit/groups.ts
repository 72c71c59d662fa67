/**
 * Decides which test files share a process. Loading the modules of a domain takes longer than most tests of it, so
 * the files of a room load them once; a file that needs or changes the state of a whole process has one of its own.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Group {
  name: string
  files: string[]
}

/**
 * Files that start processes, read the memory of their own process, set its clock or its environment, or measure
 * time.
 */
const needsProcess =
  /node:child_process|node:v8|quality\/faults|from '\.\/(child|own-data-folder|server-process|accounts)\.ts'|process\.(env|memoryUsage|on|umask)\b|mock\.timers|performance\.now/

/** More files in a process would leave the other processor idle at the end. */
const MOST = 24
/** Its tests open the whole product. */
const LONGEST = 'apps'
/** Rooms with fewer files share a process. */
const FEW = 10
/** Its tests load what the browser would, so that libraries give them other files than those of a server. */
const BROWSER = 'components'

const roomOf = (file: string): string => {
  const [room, domain] = file.split('/')
  if (file.endsWith('.tsx')) return BROWSER
  return room === 'domains' ? `domains/${domain}` : (room ?? '')
}

const isAlone = (root: string, file: string): boolean =>
  needsProcess.test(readFileSync(join(root, file), 'utf8'))

/**
 * The longest groups come first, because at the end other workers would be idle meanwhile. Each file is in one group.
 */
export function groupsOf(root: string, files: readonly string[]): Group[] {
  const alone = files.filter((file) => isAlone(root, file))
  const rooms = Map.groupBy(
    files.filter((file) => !alone.includes(file)),
    roomOf,
  )
  const [large, small] = [true, false].map((isLarge) =>
    [...rooms].filter(([room, all]) => (room === BROWSER || all.length >= FEW) === isLarge),
  )
  const shared = small?.flatMap(([, all]) => all) ?? []
  const groups = [...(large ?? []), ['small rooms', shared] as const].flatMap(([name, all]) =>
    parts(all).map((part) => ({ name, files: part })),
  )
  const isLong = ({ name }: Group) => name === LONGEST
  return [
    ...groups.filter(isLong),
    ...alone.map((file) => ({ name: file, files: [file] })),
    ...groups.filter((group) => !isLong(group)),
  ]
}

/**
 * Divides the files into as few groups of equal length as possible; neighbours, which need the same modules, stay
 * together.
 */
function parts(files: string[]): string[][] {
  const count = Math.ceil(files.length / MOST)
  const length = Math.ceil(files.length / count)
  return Array.from({ length: count }, (_, at) => files.slice(at * length, (at + 1) * length)).filter(
    (part) => part.length > 0,
  )
}
