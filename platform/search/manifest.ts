/** The description of an index folder. A folder without a manifest is an unfinished build. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeFileDurably } from './durable-files.ts'
import type { IndexSchema } from './port.ts'

const FORMAT = 1

export interface Manifest {
  format: number
  schema: IndexSchema
  documents: number
  largestId: number
  /** False while a writer is active, and so also after a writer was killed. */
  clean: boolean
  /** Data of the caller for the next opening of the index, such as the version of its analyser. */
  tags: Record<string, string | number>
}

export function newManifest(content: Omit<Manifest, 'format' | 'clean'>): Manifest {
  return { format: FORMAT, ...content, clean: true }
}

/** Null if there is none, or one of another format. Throws if the file is damaged. */
export async function readManifest(folder: string): Promise<Manifest | null> {
  const text = await readFile(fileIn(folder), 'utf8').catch(() => null)
  if (text === null) return null
  const manifest = JSON.parse(text) as Manifest | null
  if (typeof manifest?.format !== 'number') throw new Error(`The manifest in ${folder} is damaged`)
  if (manifest.format !== FORMAT) return null
  if (!isComplete(manifest)) throw new Error(`The manifest in ${folder} is damaged`)
  return manifest
}

const isComplete = ({ schema, documents, largestId, clean, tags }: Partial<Manifest>): boolean =>
  [schema?.fields, schema?.integers, schema?.lists, tags].every((part) => part && typeof part === 'object') &&
  [documents, largestId].every(Number.isSafeInteger) &&
  typeof clean === 'boolean'

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeFileDurably(fileIn(folder), JSON.stringify(manifest, null, 2))
}

const fileIn = (folder: string) => join(folder, 'manifest.json')
