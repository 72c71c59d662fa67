/** How a file is shown in the browser, and what can be made of it. Both sides ask here, by ending and size. */
import { megabyte } from '../data/limits.ts'

/** By the browser itself, from the file; or by the server as a structure that the screen draws. */
export type Shown = 'pdf' | 'image' | 'audio' | 'video' | 'structure'

/** Why a file is only downloaded. */
export type OnlyDownloaded = 'type' | 'macros' | 'size'

interface ShownFile {
  extension: string
  size: number
  hasMacros: boolean
}

const byEnding: Readonly<Record<string, Shown>> = {
  pdf: 'pdf',
  ...Object.fromEntries(['jpg', 'jpeg', 'png', 'gif', 'webp', 'bmp'].map((ending) => [ending, 'image'])),
  ...Object.fromEntries(
    ['mp3', 'm4a', 'wav', 'ogg', 'opus', 'flac', 'aac'].map((ending) => [ending, 'audio']),
  ),
  ...Object.fromEntries(['mp4', 'm4v', 'webm', 'mov', '3gp'].map((ending) => [ending, 'video'])),
  ...Object.fromEntries(
    ['docx', 'udf', 'xlsx', 'eml', 'txt', 'xml', 'csv'].map((ending) => [ending, 'structure']),
  ),
}

/** Above these, somebody waits longer than for a download. Recordings are played as they come. */
const largest: Record<Shown, number> = {
  pdf: Number.POSITIVE_INFINITY,
  image: 25 * megabyte,
  audio: Number.POSITIVE_INFINITY,
  video: Number.POSITIVE_INFINITY,
  structure: 20 * megabyte,
}

/** A file with macros is only ever downloaded (decision 064). */
export function shownAs({ extension, size, hasMacros }: ShownFile): Shown | OnlyDownloaded {
  const shown = Object.hasOwn(byEnding, extension) ? byEnding[extension] : undefined
  if (hasMacros) return 'macros'
  if (!shown) return 'type'
  return size > largest[shown] ? 'size' : shown
}

export const targetTypes = ['udf', 'docx', 'pdf', 'txt'] as const
export type TargetType = (typeof targetTypes)[number]

const sources: readonly string[] = targetTypes

/** What can be made of a file, in the order of a menu. */
export function targetsOf({ extension, size, hasMacros }: ShownFile): TargetType[] {
  if (hasMacros || !sources.includes(extension) || size > largest.structure) return []
  return targetTypes.filter((target) => target !== extension)
}

/** Whether the texts of two versions can be compared. */
export const isCompared = ({ extension, size, hasMacros }: ShownFile): boolean =>
  !hasMacros && sources.includes(extension) && size <= largest.structure
