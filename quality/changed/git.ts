/** The files that differ from a base: committed since, changed in the working tree, or new. */
import { spawnSync } from 'node:child_process'

function git(root: string, ...words: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', words, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`git ${words.join(' ')}: ${stderr}`)
  return stdout.trim()
}

/**
 * The commit where the branch left main; on main itself, the last commit, or the one before if nothing was changed
 * since.
 */
export function usualBase(root: string): string {
  const head = git(root, 'rev-parse', 'HEAD')
  const left = git(root, 'merge-base', 'main', 'HEAD')
  if (left !== head) return left
  return changedSince(root, head).length > 0 ? head : git(root, 'rev-parse', 'HEAD~1')
}

/** The paths below the root with forward slashes, including deleted files. */
export function changedSince(root: string, base: string): string[] {
  const differing = git(root, 'diff', '--name-only', '--no-renames', base)
  const fresh = git(root, 'ls-files', '--others', '--exclude-standard')
  return [...new Set(`${differing}\n${fresh}`.split('\n').filter((path) => path !== ''))].sort()
}
