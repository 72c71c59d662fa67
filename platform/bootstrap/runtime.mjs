/**
 * Finds the Node that the product runs on: the pinned one from node_modules, no matter which Node started this
 * process.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { modulesFolder } from './paths.mjs'

const WANTED_MAJOR = 24

export class RuntimeError extends Error {}

/** Returns { path, pinned }; throws RuntimeError if neither the pinned Node nor another recent enough one can run. */
export function findRuntime() {
  const pinned = pinnedNode()
  if (pinned && answers(pinned)) return { path: pinned, pinned: true }
  if (Number(process.versions.node.split('.')[0]) >= WANTED_MAJOR)
    return { path: process.execPath, pinned: false }
  throw new RuntimeError(
    `Node ${WANTED_MAJOR} is needed and there is no ready-made one for ${process.platform}-${process.arch} among the ` +
      `packages${pinned ? ` that runs here (${pinned} did not start)` : ''}. This is Node ${process.versions.node}: ` +
      `install Node ${WANTED_MAJOR} from https://nodejs.org and run the same command again.`,
  )
}

/**
 * npm before 11 gives up the Node of other systems and takes away with it the link of the same name. Without that link it
 * would also replace the pinned Node, from which a server may be running, when packages are added.
 */
export function linkPinnedNode() {
  const [node, link] = [pinnedNode(), join(modulesFolder, '.bin', 'node')]
  if (!node || process.platform === 'win32' || existsSync(link)) return
  mkdirSync(dirname(link), { recursive: true })
  rmSync(link, { force: true })
  symlinkSync(relative(dirname(link), node), link)
}

function pinnedNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const folder = join(modulesFolder, `node-${platform}-${process.arch}`)
  try {
    const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    return join(folder, typeof bin === 'string' ? bin : bin.node)
  } catch {
    return undefined
  }
}

function answers(node) {
  const result = spawnSync(node, ['--version'], { encoding: 'utf8', timeout: 20_000 })
  return result.status === 0 && result.stdout.startsWith(`v${WANTED_MAJOR}.`)
}
